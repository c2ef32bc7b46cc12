import { graphql } from "gatsby";
import { HomeSections } from "../components/home";
import { Layout } from "../components/layout";

export default function HomeTemplate({ data, path, pageContext: { title } }) {
  return (
    <Layout seo={{ title, description: "Bulk SMS, USSD, payments", path }}>
      <HomeSections data={data} />
    </Layout>
  );
}

export const query = graphql`query HomeTemplate { ...HomeSections }`;
