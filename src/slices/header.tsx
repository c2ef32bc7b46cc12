import type { SliceComponentProps } from "gatsby";
import type { CurrentSection } from "../features/shell/current-section";
import { SiteHeader } from "../features/shell/site-header/site-header";

type Props = SliceComponentProps<object, object, Pick<CurrentSection, keyof CurrentSection>>;

/** The header, built once for each current page and section; see `wrapPageElement`. */
export default function HeaderSlice({ page, section }: Props) {
  return <SiteHeader current={{ page, section }} />;
}
