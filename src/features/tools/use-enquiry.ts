import { EMPTY_CONTACT_FORM } from "../../content/contact/contact";
import { keepDraft, readDraft } from "../../hooks/contact-draft";
import { contactRoute } from "../../site/routes";
import { toolEnquiry, withPlan } from "./tool-enquiry";
import type { ToolState } from "./tool-state";

export interface Enquiry {
  /** The contact form with the topic chosen; enough by itself. */
  readonly to: string;
  /** Writes all of the plan, text included, into the unsent message on this device. */
  readonly onClick: () => void;
}

/** The way from a tool to the contact form, with everything that was entered. */
export function useEnquiry(state: ToolState): Enquiry {
  const { topic, details } = toolEnquiry(state);
  return {
    to: contactRoute(topic),
    onClick: () => {
      const draft = readDraft() ?? EMPTY_CONTACT_FORM;
      keepDraft({ ...draft, message: withPlan(draft.message, details) });
    },
  };
}
