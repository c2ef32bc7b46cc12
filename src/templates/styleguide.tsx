import { Helmet } from "react-helmet";
import { Styleguide } from "../features/styleguide/styleguide";

/** Every component in every state; the build makes this page in development only. */
export default function StyleguideTemplate() {
  return (
    <>
      <Helmet>
        <title>Style guide</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <Styleguide />
    </>
  );
}
