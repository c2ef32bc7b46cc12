/**
 * Normalises text for searching: lower case, without hyphens or quotation marks. That way, "mpesa"
 * finds "M-Pesa", and "customer's" finds "customer’s".
 */
export const searchText = (text: string): string =>
  text.toLowerCase().replace(/[-\u2010\u2011'"\u2018\u2019\u201c\u201d]/g, "");
