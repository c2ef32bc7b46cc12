export default { siteMetadata: { title: "Plain Gatsby" } };
