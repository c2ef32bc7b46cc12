/** Name of the decoy field, chosen because programs that fill in forms like to fill it in. */
export const DECOY = "website";

/**
 * Renders a field that no person meets, with or without assistive technology: a value in it tells the inbox that a
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
