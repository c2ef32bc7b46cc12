import { Link } from "gatsby";
import { useState } from "react";
import logo from "../images/brand/logo.svg";
import * as styles from "./layout.module.css";
import { Icon, SocialLinks } from "./parts";

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

export function Layout({ children }) {
  const [open, setOpen] = useState(false);
  return (
    <>
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
