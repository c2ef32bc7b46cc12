import type * as React from "react";

/**
 * Moves the focus from a button to the first field of its form: a press removes the button, and the next Tab would begin
 * at the top of the page.
 */
export const focusFirstField = ({ currentTarget }: React.MouseEvent<HTMLButtonElement>): void =>
  currentTarget.form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
