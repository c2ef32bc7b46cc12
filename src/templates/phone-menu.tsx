import { graphql, type PageProps } from "gatsby";
import { MenuPhone } from "../features/tools/menu-phone/menu-phone";
import { required } from "../site/required";
import { ToolView } from "../views/tool-view";

export default function PhoneMenuTemplate({ data }: PageProps<Queries.PhoneMenuTemplateQuery>) {
  const menu = required(data.phoneMenu, "menu");
  return (
    <ToolView id={`${menu.kind}Phone`} data={data}>
      <MenuPhone menu={menu} />
    </ToolView>
  );
}

export const query = graphql`
  query PhoneMenuTemplate($id: String!) {
    ...ToolsList
    phoneMenu(id: { eq: $id }) { ...MenuPhone }
  }
`;
