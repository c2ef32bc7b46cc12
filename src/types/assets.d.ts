declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module "*.css";
/** The address of the file, with a hash in its name. */
declare module "*.svg" {
  const url: string;
  export default url;
}
