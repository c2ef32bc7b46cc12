import { companyConstants, readCompany } from "../../gatsby/company-file";

const { company, drawings } = readCompany();

/**
 * The values of `content/company.json`, for programs that run in Node. In the bundles of pages webpack puts
 * a module of constants in place of this one: src/gatsby/webpack.ts. Only `brand.ts` imports it, so that
 * bundles have both as one module.
 */
export const {
  BRAND,
  BRAND_COLOURS,
  COMPANY,
  DEFAULT_SITE_URL,
  LOGO_RATIO,
  MARKET,
  MESSAGING_API_URL,
  PROMISES,
  TIME_ZONE,
} = companyConstants(company, drawings);
