/** Name of the honeypot field: form-filling programs like to fill it in. */
export const HONEYPOT = "website";

/** A field that people never meet, also not with assistive technology. If it's filled in, a program sent the form. */
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
