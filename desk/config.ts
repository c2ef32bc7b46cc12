import type { Backend as CmsBackend, CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { blogPosts } from "../src/content/blog/blog-posts";
import { movedSchema, publicationSchema } from "../src/content/model/publication";
import type { SchemaShape } from "../src/content/model/schema-shape";
import { IMAGES_FOLDER, OWN_FOLDER } from "../src/content-files/content-root";
import { ALWAYS_PUBLISHED } from "../src/content-files/folder-documents";
import { type DeskFile, type DeskRecords, MENU } from "./collections";
import { POST_FORMAT } from "./dial-codes";
import { type DescribeField, entriesOf, fieldOf } from "./form-fields";
import { type Label, labelOf } from "./labels";
import type { Backend, DeskSettings } from "./settings";
import { TEXT_PARTS } from "./text-parts";

/** Folder of the owner's pictures, relative to the repository. */
const PICTURES = `${OWN_FOLDER}/${IMAGES_FOLDER}`;
const DESK_PICTURE_MAX_BYTES = 10_000_000;

/** Picture types that the picker offers and accepts. The build checks a file's bytes instead. */
const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";
/** Fields that no form has, because they come from the file's name and the list's order. */
const NOT_FIELDS = ["id", "order"];
const ID_PATTERN: [string, string] = [
  "^[a-z0-9]+(-[a-z0-9]+)*$",
  "Must be lower-case letters, digits and hyphens.",
];
/** Template that adds a record's state to its title in lists. */
const STATE_MARKS =
  "{{draft | ternary(' · Draft', '')}}{{publish_at | ternary(' · from ', '')}}{{publish_at | date('D MMM YYYY, HH:mm (Z)')}}{{unpublish_at | ternary(' · until ', '')}}{{unpublish_at | date('D MMM YYYY, HH:mm (Z)')}}";
const NEWEST_FIRST = { field: "created_at", direction: "descending" } as const;
/**
 * Options of the rich text editor, limited to formatting that the site shows. Headings are separate
 * fields.
 */
const MARKDOWN = {
  buttons: ["bold", "italic", "code", "link", "quote", "bulleted-list", "numbered-list"],
  // without code blocks, the editor reads fences as text and escapes them
  editor_components: [...TEXT_PARTS.map(({ id }) => id), "code-block"],
  allow_nested_components: false,
  use_markdown_shortcuts: false, // typing *544*1# would make "544" italic
};

/**
 * Returns page URLs by the name of a collection or file. In the URLs, `{id}` stands for a record's
 * id.
 */
export const pagesOf = ({ siteUrl }: DeskSettings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    MENU.flat()
      .flatMap((entry): [string, string][] =>
        "files" in entry
          ? entry.files.map(({ name, page }) => [name, page])
          : [[entry.name, entry.page("{id}")]],
      )
      .map(([name, page]) => [name, siteUrl + page]),
  );

/** Returns the configuration of Sveltia CMS, which must be serialisable as JSON. */
export const configOf = ({ backend, siteUrl, hasWorkflow = false }: DeskSettings): CmsConfig => ({
  load_config_file: false,
  publish_mode: hasWorkflow ? "editorial_workflow" : "simple",
  backend: backendOf(backend),
  app_title: "Editing desk",
  logo: { src: "/icon.png" },
  site_url: siteUrl,
  show_preview_links: false,
  media_folder: PICTURES,
  public_folder: "/",
  media_libraries: {
    all: { max_file_size: DESK_PICTURE_MAX_BYTES, slugify_filename: true },
    stock_assets: { providers: [] },
  },
  slug: { encoding: "ascii", clean_accents: true },
  output: { omit_empty_optional_fields: true },
  editor: { preview: backend.name === "local" },
  collections: MENU.flatMap((group, index) => [
    ...(index > 0 ? [{ divider: true }] : []),
    ...group.map((entry) =>
      "files" in entry ? { ...entry, files: entry.files.map(fileOf) } : recordsOf(entry),
    ),
  ]),
});

function backendOf(backend: Backend): CmsBackend {
  if (backend.name === "local") {
    // Sveltia needs a Git host even if nobody signs in to one. This one isn't contacted before
    // sign-in.
    return {
      name: "gitea",
      repo: `local/${backend.folder}`,
      app_id: "none",
      auth_methods: ["token"],
    };
  }
  const { repo, branch } = backend;
  if (backend.name === "gitlab") {
    const { applicationId: app_id, hostUrl } = backend;
    const host = { base_url: hostUrl, api_root: `${hostUrl}/api/v4` };
    return { name: "gitlab", repo, branch, auth_type: "pkce", app_id, ...host };
  }
  return backend.signInUrl
    ? { name: "github", repo, branch, base_url: backend.signInUrl }
    : { name: "github", repo, branch, auth_methods: ["token"] };
}

/**
 * Returns options for picture fields in `folder`. Field values are paths that start with `folder`.
 * Sveltia finds the pictures only if `public_folder` has no leading slash.
 */
const picturesIn = (folder: string) => ({
  media_folder: `/${PICTURES}${folder && `/${folder}`}`,
  public_folder: folder || "/",
});

const fileOf = ({
  schema,
  without = [],
  page: _page,
  pictures,
  ...file
}: DeskFile): CollectionFile => ({
  ...file,
  file: `${OWN_FOLDER}/${file.file}`,
  format: "json",
  ...picturesIn(pictures ?? file.name),
  fields: fieldsOf(file.name, schema, without),
});

function recordsOf({
  schema,
  title,
  isOrdered,
  page,
  singular,
  pictures,
  ...entry
}: DeskRecords): Collection {
  const { id: idSchema, created_at: hasDates } = entriesOf(schema);
  const id = idSchema && fieldOf("id", idSchema, () => ({}));
  const isClosed = id?.widget === "select"; // code depends on each value of a select
  const hasOwnPage = page("a") !== page("b");
  const hasState = !ALWAYS_PUBLISHED.has(entry.name);
  return {
    ...entry,
    folder: `${OWN_FOLDER}/${entry.name}`,
    label_singular: singular,
    format: schema === blogPosts.schema ? POST_FORMAT : "json",
    extension: "json",
    create: !isClosed,
    delete: !isClosed,
    identifier_field: title,
    summary: `{{${title}}}${hasState ? STATE_MARKS : ""}`,
    slug: hasOwnPage
      ? {
          template: `{{${title}}}`,
          editable: ["create"],
          hint: `The end of the page’s address, ${page("…")}. Others may link to it, so don’t change it later.`,
          pattern: (id && "pattern" in id && id.pattern) || ID_PATTERN,
        }
      : `{{${title}}}`,
    ...(isOrdered && { reorder: true }),
    ...(!isOrdered &&
      hasDates && { sortable_fields: { fields: ["created_at", title], default: NEWEST_FIRST } }),
    ...picturesIn(pictures ?? entry.name),
    fields: [
      ...fieldsOf(entry.name, schema, NOT_FIELDS),
      ...(hasState ? fieldsOf(entry.name, publicationSchema, []) : []),
      ...(hasState && hasOwnPage ? fieldsOf(entry.name, movedSchema, []) : []),
    ],
  };
}

const fieldsOf = (name: string, schema: SchemaShape, without: readonly string[]) =>
  Object.entries(entriesOf(schema))
    .filter(([field]) => !without.includes(field))
    .map(([field, inner]) => fieldOf(`${name}.${field}`, inner, describe));

/** Returns a field's label, hint and widget options. */
const describe: DescribeField = (path, typeWidget) => {
  const label: Partial<Label> = labelOf(path) ?? {};
  const { pictures, widget = typeWidget, ...options } = label;
  return {
    widget,
    ...options,
    ...(pictures !== undefined && picturesIn(pictures)),
    ...(widget === "image" && { choose_url: false, accept: PICTURE_TYPES }),
    ...(widget === "markdown" && MARKDOWN),
  };
};
