/** Name of the honeypot field. Spam bots tend to fill in a field called “website”. */
export const HONEYPOT = "website";

/**
 * Renders a field that's hidden from visitors and assistive technology, so only a bot would fill it
 * in.
 */
export function HoneypotField() {
  return (
    <div hidden>
      <label>
        Website
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
