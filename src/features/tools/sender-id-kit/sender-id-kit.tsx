import * as React from "react";
import { Button, ButtonLink } from "../../../components/actions/button";
import { Announcement } from "../../../components/feedback/announcement";
import { Choice, ChoiceGroup } from "../../../components/forms/choice";
import { removeInvisible, TextField } from "../../../components/forms/field";
import { Section } from "../../../components/layout/section";
import { detailOf, sumsInWords } from "../../../content/catalogue/format-quotation";
import type { Prices, PricingOffer, SmsTier } from "../../../content/catalogue/prices";
import { EMPTY_QUOTATION, quotation } from "../../../content/catalogue/quotation";
import { useKeptFocus } from "../../../hooks/use-kept-focus";
import { TOOL_FIELD_MAX_CHARS } from "../../../site/limits";
import { TOOL_ROUTES } from "../../../site/routes";
import { KIND_RULES, type Network, type TrafficKind } from "../messaging-guidance";
import { NetworkChoices } from "../network-choices";
import { enquiryLink } from "../tool-enquiry";
import { networksOf, type ToolState, toolLink } from "../tool-state";
import { type ToolControls, useToolState } from "../use-tool-state";
import { checkSenderId, isAcceptable, suggestSenderIds } from "./check-sender-id";
import { LetterWriter } from "./letter-writer";
import { SenderGuide } from "./sender-guide";
import * as styles from "./sender-id-kit.module.css";
import { type SenderIdRules, senderIdRules } from "./sender-id-rules";
import { announcementOf, ValidationResult, VERDICT_IDS } from "./validation-result";

export interface SenderIdKitProps {
  readonly prices: Pick<Prices, "offers" | "tiers">;
}

export function SenderIdKit({ prices: { offers, tiers } }: SenderIdKitProps) {
  const { fields, state, touched, change } = useToolState();
  const kind = kindOf(state);
  const networks = networksOf(state);
  const rules = React.useMemo(
    () => senderIdRules(networksOf({ networks: state.networks })),
    [state.networks],
  );
  const entered = React.useDeferredValue(state); // the results may lag behind typing

  return (
    <>
      <Section
        id="check"
        tone="alt"
        heading={{
          eyebrow: "Check",
          title: "The name above your message",
          intro: `A sender ID has at most ${rules.length.maxChars} characters and should be recognisable as yours.`,
        }}
      >
        <div className={styles.layout}>
          <div className="stack" ref={fields}>
            <TextField
              label="Sender ID"
              name="sender"
              hint="Type the name that you want, or your company's name for suggestions"
              autoComplete="off"
              spellCheck={false}
              aria-describedby={VERDICT_IDS}
              maxLength={TOOL_FIELD_MAX_CHARS}
              value={state.sender}
              onInput={removeInvisible}
              onChange={({ target }) => change({ sender: target.value })}
            />
            <ChoiceGroup label="What will you send?">
              {KIND_RULES.map((rule) => (
                <Choice
                  key={rule.kind}
                  type="radio"
                  name="kind"
                  value={rule.kind}
                  label={rule.title}
                  checked={kind === rule.kind}
                  onChange={() => change({ kind: rule.kind })}
                />
              ))}
            </ChoiceGroup>
            <NetworkChoices chosen={networks} onChange={change} />
            <SetupCost offers={offers} networks={networks} />
          </div>
          <CheckedName
            state={entered}
            rules={rules}
            tiers={tiers}
            isOffered={offers.some(({ offerId }) => offerId === SENDER_ID_OFFER)}
            change={change}
          />
        </div>
        <Announcement
          text={announcementOf(checkSenderId(entered.sender, rules))}
          enabled={touched}
        />
      </Section>
      <SenderGuide chosen={kind} papers={rules.papers} offers={offers} />
      <LetterFor state={entered} rules={rules} tiers={tiers} />
    </>
  );
}

const SENDER_ID_OFFER = "alphanumeric-sender-id";

const kindOf = (state: ToolState): TrafficKind => state.kind || "transactional";

const enquiredOf = (state: ToolState): ToolState =>
  state.sender.trim() ? { ...state, kind: kindOf(state) } : state;

interface EnteredProps {
  readonly state: ToolState;
  readonly rules: SenderIdRules;
  /** Prices, for the estimate in the enquiry. */
  readonly tiers: readonly SmsTier[];
}

const CheckedName = React.memo(function CheckedName({
  state,
  rules,
  tiers,
  isOffered,
  change,
}: EnteredProps & Pick<ToolControls, "change"> & { readonly isOffered: boolean }) {
  const kept = useKeptFocus<HTMLDivElement>();
  const check = checkSenderId(state.sender, rules);
  const suggestions =
    check.refused.length > 0 || check.advice.length > 0
      ? suggestSenderIds(state.sender, rules)
      : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a result isn't a set of form fields
    <div role="group" aria-label="Result and next steps" className="stack" {...kept}>
      <ValidationResult check={check} maxChars={rules.length.maxChars}>
        {suggestions.length > 0 && (
          <div className="stack-tight">
            <p>Similar names, with letters and digits only:</p>
            <div className="cluster">
              {suggestions.map((name) => (
                <Button
                  key={name}
                  size="sm"
                  variant="secondary"
                  onClick={() => change({ sender: name })}
                >
                  {name}
                </Button>
              ))}
            </div>
          </div>
        )}
      </ValidationResult>
      <div className="stack-tight">
        <ButtonLink {...enquiryLink(enquiredOf(state), tiers)} icon="send" block>
          Send this to us
        </ButtonLink>
        {isOffered && (
          <ButtonLink
            to={toolLink(TOOL_ROUTES.quotation, { ...state, offers: `${SENDER_ID_OFFER}:1` })}
            variant="secondary"
            block
          >
            Add it to a quotation
          </ButtonLink>
        )}
        <ButtonLink to="#letter" variant="secondary" icon="file-text" block>
          Fill in the letter
        </ButtonLink>
        <ButtonLink to={toolLink(TOOL_ROUTES.smsLength, state)} variant="secondary" block>
          Write the text
        </ButtonLink>
      </div>
    </div>
  );
});

/** Renders the letter for the current state. If networks would refuse the name, it's left blank. */
const LetterFor = React.memo(function LetterFor({ state, rules, tiers }: EnteredProps) {
  const check = checkSenderId(state.sender, rules);
  return (
    <LetterWriter
      senderId={isAcceptable(check) ? check.name : ""}
      kind={kindOf(state)}
      networks={networksOf(state)}
      enquiry={enquiryLink(enquiredOf(state), tiers)}
    />
  );
});

interface SetupCostProps {
  readonly offers: readonly PricingOffer[];
  readonly networks: readonly Network[];
}

/** Shows what this tool's offer costs in a quotation. Renders nothing if there's no such offer. */
function SetupCost({ offers, networks }: SetupCostProps) {
  const quoteFor = (count: number) =>
    quotation(
      { ...EMPTY_QUOTATION, networks, offers: { [SENDER_ID_OFFER]: count } },
      { prices: { offers, tiers: [], plansVat: "quoted" }, services: [] },
    );
  const one = quoteFor(1);
  const [line] = one.lines;
  if (!line) return null;
  return (
    <p className={styles.cost} key={networks.join()}>
      {detailOf(line)}: <strong>{sumsInWords(one)}</strong>. If you send both kinds, plan for two
      sender IDs: <strong>{sumsInWords(quoteFor(2))}</strong>.
    </p>
  );
}
