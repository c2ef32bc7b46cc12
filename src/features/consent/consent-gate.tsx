import * as React from "react";

type Notice = typeof import("./consent-notice").ConsentNotice;

/** Loads the analytics notice, with all code of analytics, only in a site that is built with an id. */
export function ConsentGate() {
  const [Notice, setNotice] = React.useState<Notice | null>(null);
  React.useEffect(() => {
    // Around the import, not before it: only so does a build without an id leave the file out.
    if (process.env.GATSBY_GA_MEASUREMENT_ID) {
      import("./consent-notice").then(({ ConsentNotice }) => setNotice(() => ConsentNotice));
    }
  }, []);
  return Notice && <Notice id={process.env.GATSBY_GA_MEASUREMENT_ID ?? ""} />;
}
