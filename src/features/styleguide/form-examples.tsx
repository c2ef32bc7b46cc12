import * as React from "react";
import { Button } from "../../components/actions/button/button";
import { SelectField, TextAreaField, TextField } from "../../components/forms/field/field";
import { SearchBox } from "../../components/forms/search-box/search-box";
import { Card } from "../../components/layout/card/card";
import { Grid } from "../../components/layout/grid/grid";
import { Section } from "../../components/layout/section/section";
import { Column } from "./example";

export function FormExamples() {
  const [query, setQuery] = React.useState("ussd");
  return (
    <Section tone="alt" heading={{ eyebrow: "Forms", title: "Fields" }}>
      <Grid columns={2}>
        <Card padding="lg">
          <Column>
            <TextField label="Full name" name="name" autoComplete="name" required />
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              defaultValue="amina@"
              error="Valid email is required"
              required
            />
            <SelectField
              label="Service"
              name="service"
              placeholder="Select a service"
              options={["Bulk SMS", "USSD Services", "Other"]}
              error="Please select a service"
              required
            />
            <TextAreaField label="Message" name="message" placeholder="Tell us about your needs" />
            <Button block icon="send">
              Send Message
            </Button>
          </Column>
        </Card>
        <Card padding="lg">
          <Column>
            <TextField
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              hint="With the country code, as in +254 700 000 000"
            />
            <TextField label="Company" name="company" disabled value="Cannot be changed" readOnly />
            <SearchBox
              label="Search articles"
              placeholder="Search articles..."
              value={query}
              onChange={setQuery}
              result="3 articles"
            />
          </Column>
        </Card>
      </Grid>
    </Section>
  );
}
