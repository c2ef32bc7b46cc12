import * as React from "react";

/** Path of the page, as `wrapPageElement` gives it; empty in tests and style guides. */
export const PathContext = React.createContext("");
