import { Choice, ChoiceGroup } from "../../../components/forms/choice";
import { SelectField, TextField, type TextFieldProps } from "../../../components/forms/field";
import { planLabel, type QuotationData } from "../../../content/catalogue/quotation";
import { SMS_QUANTITY_MAX, TOOL_FIELD_MAX_CHARS } from "../../../site/limits";
import { NetworkChoices } from "../network-choices";
import { networksOf, OFFER_FIELD, type ToolState } from "../tool-state";
import type { ToolControls } from "../use-tool-state";
import { countOf, OFFER_COUNT_MAX, readOffers, withOffer } from "./quotation-choice";

export interface QuotationFieldsProps {
  readonly data: QuotationData;
  readonly chosen: ToolState;
  readonly onChange: ToolControls["change"];
}

export function QuotationFields({ data, chosen, onChange }: QuotationFieldsProps) {
  const counts = readOffers(chosen.offers);
  const plans = data.services.flatMap(({ title, pricing }) =>
    pricing.map(({ name }) => planLabel(title, name)),
  );
  return (
    <>
      {data.prices.offers.some(({ perNetwork }) => perNetwork) && (
        <NetworkChoices chosen={networksOf(chosen)} onChange={onChange} />
      )}
      {data.prices.offers.map(({ offerId, name, per }) => (
        <CountField
          key={offerId}
          label={name}
          hint={`How many? Each is charged ${per}`}
          name={OFFER_FIELD + offerId}
          inputMode="numeric"
          max={OFFER_COUNT_MAX}
          value={counts[offerId] ?? ""}
          onChange={({ target: { value } }) =>
            onChange(({ offers }) => ({ offers: withOffer(offers, offerId, value) }))
          }
        />
      ))}
      {data.services.some(({ usesUssdCode }) => usesUssdCode) && (
        <Choice
          label="USSD code (priced by the networks; we confirm it in your quote)"
          name="ussd"
          value="yes"
          checked={chosen.ussd !== ""}
          onChange={({ target }) => onChange({ ussd: target.checked ? "yes" : "" })}
        />
      )}
      {data.prices.tiers.length > 0 && (
        <>
          <CountField
            label={PARTS_LABEL}
            hint="Number of people × SMS parts of your text, such as 80,000 or 80k"
            name="quantity"
            max={SMS_QUANTITY_MAX}
            value={chosen.quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
          <ChoiceGroup label="How often do you buy them?">
            {(["once", "month"] as const).map((every) => (
              <Choice
                key={every}
                type="radio"
                name="every"
                value={every}
                label={every === "once" ? "Once" : "Every month"}
                checked={(chosen.every === "month") === (every === "month")}
                onChange={() => onChange({ every: every === "month" ? "month" : "" })}
              />
            ))}
          </ChoiceGroup>
        </>
      )}
      {plans.length > 0 && (
        <SelectField
          label="Plan (optional)"
          placeholder="No plan"
          name="plan"
          options={plans}
          value={plans.includes(chosen.plan) ? chosen.plan : ""}
          onChange={({ target }) => onChange({ plan: target.value })}
        />
      )}
    </>
  );
}

const PARTS_LABEL = "SMS parts";

const errorMessage = (typed: string, max: number): string | undefined =>
  countOf(typed, max)[1] ?? undefined;

interface CountFieldProps extends TextFieldProps {
  readonly value: string;
  readonly max: number;
}

/** Renders a field for a count, with an explanation if a different count is quoted. */
function CountField({ max, ...field }: CountFieldProps) {
  return (
    <TextField
      {...field}
      error={errorMessage(field.value, max)}
      autoComplete="off"
      maxLength={TOOL_FIELD_MAX_CHARS}
    />
  );
}

/** Returns the field's label and the reason for each count that can't be quoted as typed. */
export const countReasons = (
  { offers, quantity }: ToolState,
  { prices }: QuotationData,
): string[] =>
  [
    ...prices.offers.map(({ offerId, name }) => ({
      label: name,
      reason: errorMessage(readOffers(offers)[offerId] ?? "", OFFER_COUNT_MAX),
    })),
    { label: PARTS_LABEL, reason: errorMessage(quantity, SMS_QUANTITY_MAX) },
  ].flatMap(({ label, reason }) => (reason ? [`${label}: ${reason}`] : []));
