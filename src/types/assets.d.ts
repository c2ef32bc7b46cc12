declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module "*.css";
/** Importing a file gives its URL, with a hash in the name. */
declare module "*.svg" {
  const url: string;
  export default url;
}
