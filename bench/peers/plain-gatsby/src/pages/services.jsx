import { graphql } from "gatsby";
import { HomeSections } from "../components/home";
import { Layout } from "../components/layout";
import { Seo } from "../components/seo";

export default function ServicesPage({ data, path }) {
  return (
    <Layout>
      <Seo title="Our Services" description="Bulk SMS, USSD, payments" path={path} />
      <HomeSections data={data} />
    </Layout>
  );
}

export const query = graphql`query ServicesPage { ...HomeSections }`;
