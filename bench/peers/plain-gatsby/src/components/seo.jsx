import { Helmet } from "react-helmet";

const SITE = "https://www.savannasignal.example";
const COMPANY = {
  "@type": "Organization",
  name: "Savanna Signal",
  url: SITE,
  telephone: "+254 700 000 000",
  address: { "@type": "PostalAddress", addressLocality: "Nairobi", addressCountry: "KE" },
};

export function Seo({ title, description, path, graph = [] }) {
  const full = `${title} | Savanna Signal`;
  return (
    <Helmet htmlAttributes={{ lang: "en-KE" }}>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={SITE + path} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={SITE + path} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${SITE}/icons/icon-512x512.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">
        {JSON.stringify({ "@context": "https://schema.org", "@graph": [COMPANY, ...graph] })}
      </script>
    </Helmet>
  );
}
