/** Mocks of what Gatsby's runtime gives. */

export const Slice = ({ alias }: { readonly alias: string }) => <div data-slice={alias} />;
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string): string => path;
