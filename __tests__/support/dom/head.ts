import { Helmet } from "react-helmet";

interface Tags {
  readonly title: string | readonly string[];
  readonly linkTags: readonly { readonly rel: string; readonly href: string }[];
  readonly metaTags: readonly {
    readonly name?: string;
    readonly property?: string;
    readonly content: string;
  }[];
  readonly scriptTags: readonly { readonly innerHTML: string }[];
}

export interface GraphNode {
  readonly "@type": string;
  readonly "@id"?: string;
  readonly [property: string]: unknown;
}

/** What the page rendered last put into the head. */
export function headTags() {
  const tags = Helmet.peek() as unknown as Tags; // react-helmet's types leave these out
  const meta = (key: string) =>
    tags.metaTags.find(({ name, property }) => name === key || property === key)?.content;
  const script = tags.scriptTags.at(-1)?.innerHTML;
  return {
    title: [tags.title].flat().join(""),
    canonical: tags.linkTags.find(({ rel }) => rel === "canonical")?.href,
    meta,
    graph: (script ? JSON.parse(script)["@graph"] : []) as readonly GraphNode[], // written by Seo
  };
}

/** All `@id`s that a graph refers to without containing the node. */
export function danglingIds(graph: readonly GraphNode[]): readonly string[] {
  const held = new Set(graph.flatMap((node) => node["@id"] ?? []));
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      const keys = Object.keys(value);
      const id = Reflect.get(value, "@id");
      if (keys.length === 1 && typeof id === "string" && !held.has(id)) found.push(id);
      Object.values(value).forEach(visit);
    }
  };
  visit(graph);
  return found;
}
