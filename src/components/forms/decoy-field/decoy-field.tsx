/** Name of the field, which programs that fill in forms like to fill in. */
export const DECOY = "website";

/**
 * A field that no person meets, with or without assistive technology: what is in it tells the inbox that a
 * program has sent the form.
 */
export function DecoyField() {
  return (
    <div hidden>
      <label>
        Website
        <input name={DECOY} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
