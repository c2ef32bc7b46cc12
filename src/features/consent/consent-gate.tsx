import * as React from "react";

type Notice = typeof import("./consent-notice").ConsentNotice;

/** Loads the notice and all analytics code, but only on a site built with a measurement ID. */
export function ConsentGate() {
  const [Notice, setNotice] = React.useState<Notice | null>(null);
  React.useEffect(() => {
    // not an early return, because then builds without an ID would still include the file
    if (process.env.GATSBY_GA_MEASUREMENT_ID) {
      import("./consent-notice").then(({ ConsentNotice }) => setNotice(() => ConsentNotice));
    }
  }, []);
  return Notice && <Notice id={process.env.GATSBY_GA_MEASUREMENT_ID ?? ""} />;
}
