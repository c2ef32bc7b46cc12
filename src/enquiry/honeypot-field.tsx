/** Name of the honeypot field. Spam bots like to fill in a website. */
export const HONEYPOT = "website";

/** Hidden from everyone, including assistive technology. If it's filled in, a bot sent the form. */
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
