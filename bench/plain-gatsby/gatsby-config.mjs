export default { siteMetadata: { title: "Plain Gatsby" }, jsxRuntime: "automatic" };
