import type { SliceComponentProps } from "gatsby";
import { SiteHeader } from "../components/site-header/site-header";
import type { Place } from "../site/place";

type Props = SliceComponentProps<object, object, Pick<Place, keyof Place>>;

/** Built once for each place of the menus; see `wrapPage`. */
export default function HeaderSlice({ page, section }: Props) {
  return <SiteHeader place={{ page, section }} />;
}
