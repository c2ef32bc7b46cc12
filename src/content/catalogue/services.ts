import { bulksms } from "./services/bulksms";
import { callcenter } from "./services/callcenter";
import { integration } from "./services/integration";
import { ivr } from "./services/ivr";
import { payment } from "./services/payment";
import { shortcode } from "./services/shortcode";
import { software } from "./services/software";
import { ussd } from "./services/ussd";
import type { Service } from "./types";

/** The eight services, in the order of the header's menu. */
export const SERVICES: readonly Service[] = [
  bulksms,
  shortcode,
  ussd,
  callcenter,
  software,
  integration,
  payment,
  ivr,
];
