import { graphql } from "gatsby";
import { useState } from "react";
import { Layout } from "../components/layout";
import { Button, PageHero, Section } from "../components/parts";

const money = (amount) => `KSh ${amount.toLocaleString("en-KE")}`;
const asked = { to: "/contact", action: "Ask for this" };
const offerCard = ({ setupPrice, monthlyPrice, vat, per, ...offer }) => {
  const monthly = monthlyPrice ? `, then ${money(monthlyPrice)} a month` : "";
  return { ...offer, ...asked, price: `${money(setupPrice)}${monthly}, ${per}, VAT ${vat}` };
};
const planCard = ({ currency, amount, interval, ...plan }) => ({
  ...plan,
  ...asked,
  price: `${currency} ${amount} per ${interval}`,
});

function Calculator({ tiers }) {
  const [quantity, setQuantity] = useState(10_000);
  const tier = tiers.find(({ to }) => to === null || quantity <= to);
  return (
    <Section title="What will your messages cost?">
      <label htmlFor="quantity">How many messages?</label>
      <input
        id="quantity"
        type="number"
        value={quantity}
        onChange={(event) => setQuantity(Number(event.target.value))}
      />
      {tiers.map(({ from }) => (
        <button key={from} type="button" onClick={() => setQuantity(from)}>
          {from}
        </button>
      ))}
      <p role="status">{money((quantity * tier.unitCostCents) / 100)}</p>
    </Section>
  );
}

export default function PricingPage({ data: { pricing, allService }, path }) {
  const { philosophy, offers, tiers, reasons, steps } = pricing;
  return (
    <Layout seo={{ title: "Pricing", description: "Every price, with its VAT basis.", path }}>
      <PageHero title="Transparent & Flexible Pricing" intro="Every price, with its VAT basis." />
      <Section title="Our Pricing Philosophy" intro={philosophy.join(" ")} />
      <Section title="Investment Options" items={offers.map(offerCard)} />
      <Section title="Bulk SMS Pricing">
        <table>
          <tbody>
            {tiers.map(({ from, to, unitCostCents, vat, savingPercent }) => (
              <tr key={from}>
                <th scope="row">{`${from} – ${to ?? "more"}`}</th>
                <td>KSh {unitCostCents / 100}</td>
                <td>VAT {vat}</td>
                <td>{savingPercent ?? 0}% saved</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Calculator tiers={tiers} />
      {allService.nodes.map(({ slug, title, plans }) => (
        <Section key={slug} title={`Plans: ${title}`} items={plans.map(planCard)} />
      ))}
      <Section title="Why Choose Our Bulk SMS Services?" items={reasons} />
      <Section title="Onboarding Requirements" items={steps} />
      <Section title="Ready to put a price on your plan?" dark>
        <Button to="/contact">Get Started Today</Button>
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query PricingPage {
    pricing {
      philosophy
      offers { title: name description setupPrice monthlyPrice vat per points }
      tiers { from to unitCostCents vat savingPercent }
      reasons { title description }
      steps { title description }
    }
    allService { nodes { slug title plans: pricing {
      title: name amount: price currency interval description points: features
    } } }
  }
`;
