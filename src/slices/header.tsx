import type { SliceComponentProps } from "gatsby";
import type { Place } from "../features/shell/current-section";
import { SiteHeader } from "../features/shell/site-header/site-header";

type Props = SliceComponentProps<object, object, Pick<Place, keyof Place>>;

/** Built once for each place of the menus; see `wrapPage`. */
export default function HeaderSlice({ page, section }: Props) {
  return <SiteHeader place={{ page, section }} />;
}
