/**
 * Returns a text as searches compare it: in lower case, without hyphens and quotation marks, so
 * that "mpesa" finds "M-Pesa" and "customer's" finds "customer’s".
 */
export const searchText = (text: string): string =>
  text.toLowerCase().replace(/[-\u2010\u2011'"\u2018\u2019\u201c\u201d]/g, "");
