import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/global.css";

export { wrapPage as wrapPageElement } from "./src/components/page-frame/wrap-page";
