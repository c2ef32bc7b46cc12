declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module "*.css";
/** Declares the import of a file as its URL, with a hash in its name. */
declare module "*.svg" {
  const url: string;
  export default url;
}
