import { PHONE_MENUS, type PhoneMenu } from "../../../src/content/tools/phone-menu";

/**
 * Parses `tools/ussd.json` with defaults for fields that aren't given. Throws if there's no menu.
 */
export function menuOf(fields: object): PhoneMenu {
  const result = PHONE_MENUS[0].parse({ owner: "Bank", number: "*1#", timeoutS: 60, ...fields });
  const [menu] = result.kind === "filled" ? result.content : [];
  if (!menu) throw new Error(`no menu: ${JSON.stringify(result)}`);
  return menu;
}
