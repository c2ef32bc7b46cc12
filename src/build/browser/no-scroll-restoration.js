/* In place of a hook of gatsby-react-router-scroll that nothing here calls: it takes in all of the router. */
export const useScrollRestoration = undefined;
