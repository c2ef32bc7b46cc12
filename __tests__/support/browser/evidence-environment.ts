import { TestEnvironment } from "jest-environment-node";

interface Block {
  readonly name: string;
  readonly parent?: Block;
}

const fullName = ({ name, parent }: Block): string =>
  parent?.parent ? `${fullName(parent)} ${name}` : name; // the root block has a name too

/** When a test fails, calls its file's `keepEvidence` before the pages are closed. */
export default class EvidenceEnvironment extends TestEnvironment {
  async handleTestEvent(event: { readonly name: string; readonly test?: Block }): Promise<void> {
    if (event.name !== "test_fn_failure" || !event.test) return;
    const keepEvidence: typeof globalThis.keepEvidence = Reflect.get(this.global, "keepEvidence");
    await keepEvidence?.(fullName(event.test));
  }
}
