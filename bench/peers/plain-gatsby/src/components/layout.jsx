import { Link } from "gatsby";
import { useState } from "react";
import { Helmet } from "react-helmet";
import logo from "../images/brand/logo.svg";
import { Icon, SocialLinks } from "./parts";
import * as styles from "./site.module.css";

const SITE = "https://www.savannasignal.example";
const COMPANY = {
  "@type": "Organization",
  name: "Savanna Signal",
  url: SITE,
  telephone: "+254 700 000 000",
  address: { "@type": "PostalAddress", addressLocality: "Nairobi", addressCountry: "KE" },
};
const LINKS = [
  ["Home", "/"],
  ["Our Services", "/services"],
  ["Pricing", "/pricing"],
  ["Blogs", "/blog"],
  ["Contact Us", "/contact"],
];
const SERVICES = [
  ["Bulk SMS", "/services/bulksms"],
  ["Short Code", "/services/shortcode"],
  ["USSD", "/services/ussd"],
  ["Call Center & CRM", "/services/callcenter"],
  ["Software Development", "/services/software"],
  ["System Integration", "/services/integration"],
  ["Payment Solutions", "/services/payment"],
  ["IVR & Voice", "/services/ivr"],
];

const Menu = ({ name, links }) => (
  <nav aria-label={name}>
    <h2>{name}</h2>
    <ul>
      {links.map(([label, to]) => (
        <li key={to}>
          <Link to={to} activeClassName={styles.active}>
            <Icon />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

function Seo({ title, description, path, graph = [] }) {
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

/** Head, header and footer around a page; `seo` is its title, description, path and structured data. */
export function Layout({ seo, children }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {seo && <Seo {...seo} />}
      <header className={styles.header}>
        <Link to="/">
          <img src={logo} alt="Savanna Signal" width="194" height="40" />
        </Link>
        <div className={styles.desktop}>
          <Menu name="Main" links={LINKS} />
          <Menu name="Services" links={SERVICES} />
        </div>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Menu
        </button>
        <div className={open ? styles.open : styles.closed}>
          <Menu name="Mobile" links={LINKS} />
          <Menu name="Mobile services" links={SERVICES} />
          <SocialLinks />
        </div>
      </header>
      <main>{children}</main>
      <footer className={styles.footer}>
        <div>
          <p>Messages that reach. Systems that connect.</p>
          <address>
            <a href="tel:+254700000000">+254 700 000 000</a>
            <a href="mailto:hello@savannasignal.example">hello@savannasignal.example</a>
          </address>
          <SocialLinks />
        </div>
        <Menu name="Quick links" links={LINKS} />
        <Menu name="Our services" links={SERVICES} />
        <form onSubmit={(event) => event.preventDefault()}>
          <h2>Newsletter</h2>
          <label htmlFor="newsletter">Email address</label>
          <input id="newsletter" type="email" required />
          <button type="submit">Subscribe</button>
        </form>
        <p>© Savanna Signal Limited. All rights reserved.</p>
      </footer>
    </>
  );
}
