import { StaticImage } from "gatsby-plugin-image";
import { useState } from "react";
import { Section, SocialLinks } from "./parts";
import * as styles from "./site.module.css";

const TOPICS = ["Bulk SMS", "USSD", "Call Center", "Payments", "Software", "Other"];
const DETAILS = [
  { title: "Phone", description: "+254 700 000 000" },
  { title: "Email", description: "hello@savannasignal.example" },
  { title: "Office", description: "Savanna Business Park, Block B, Waiyaki Way, Nairobi, Kenya" },
];

const Field = ({ label, name, as: Tag = "input", ...rest }) => (
  <div>
    <label htmlFor={name}>{label}</label>
    <Tag id={name} name={name} {...rest} />
  </div>
);

export function Contact() {
  const [state, setState] = useState("");
  const send = async (event) => {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.target)));
    const headers = { "content-type": "application/json" };
    const { ok } = await fetch("/content-api/contact", { method: "POST", headers, body });
    setState(ok ? "Thank you! We reply within 24 hours." : "Failed to send message.");
  };
  return (
    <Section
      title="Tell us what you want to build"
      intro="A few lines are enough. A person reads every message."
      items={DETAILS}
    >
      <form onSubmit={send} className={styles.form}>
        <Field label="Name" name="full_name" required autoComplete="name" />
        <Field label="Email" name="email" type="email" required autoComplete="email" />
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
        <Field label="Company" name="company" autoComplete="organization" />
        <label htmlFor="service_type">What is it about?</label>
        <select id="service_type" name="service_type">
          {TOPICS.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </select>
        <Field label="Message" name="message" as="textarea" rows={5} required />
        <p>
          We use what you enter to answer your enquiry, and for nothing else. Our staff and the
          providers of our systems can read it. We delete it at most 24 months after our last
          contact. To see, correct or remove it, write to us.
        </p>
        <button type="submit">Send Message</button>
        <p role="status">{state}</p>
      </form>
      <StaticImage
        src="../images/sections/contact-map.jpg"
        alt="Map of the office"
        width={480}
        aspectRatio={1.7778}
        layout="constrained"
        outputPixelDensities={[0.75, 1.5]}
      />
      <h3>Follow us</h3>
      <SocialLinks />
    </Section>
  );
}
