import { type SenderIdLength, senderIdLengths } from "../../../content/messaging/sender-id-length";
import { MESSAGING_RULES } from "../../../site/company/values";
import { SENDER_ID_MAX_CHARS } from "../../../site/limits";
import { filledItems, NETWORKS, type Network, type Paper } from "../messaging-guidance";

/** A rule and the networks it applies to. `networks` is empty if it applies to all of them. */
export type RuleOfSome<Rule> = Rule & { readonly networks: readonly Network[] };

/** A name that only its owner may use. */
export interface ProtectedName {
  readonly name: string;
  /** Completes "{name} belongs to". */
  readonly owner: string;
}

export interface SenderIdRules {
  /** The greatest length that every network accepts, and the networks with that limit. */
  readonly length: RuleOfSome<Pick<SenderIdLength, "maxChars">>;
  readonly protectedNames: readonly RuleOfSome<ProtectedName>[];
  readonly papers: readonly RuleOfSome<Paper>[];
}

const byName = ({ owner, names }: { readonly owner: string; readonly names: readonly string[] }) =>
  names.map((name) => ({ name, owner }));

export function senderIdRules(chosen: readonly Network[]): SenderIdRules {
  const networks = MESSAGING_RULES.networks.filter(({ name }) => chosen.includes(name));
  const lengths = senderIdLengths(networks);
  const [length = { maxChars: SENDER_ID_MAX_CHARS, networks: [] }] = lengths;
  const own = networks.map((network) => ({
    network: network.name,
    protectedNames: network.protectedNames.flatMap(byName),
    papers: filledItems(network.papers),
  }));
  return {
    length: lengths.length > 1 ? length : { ...length, networks: [] },
    protectedNames: together(
      MESSAGING_RULES.protectedNames.flatMap(byName),
      own.map(({ network, protectedNames }) => [network, protectedNames]),
    ),
    papers: together(
      filledItems(MESSAGING_RULES.papers),
      own.map(({ network, papers }) => [network, papers]),
    ),
  };
}

/** Rules for a name that will be used on every network. */
export const RULES_OF_ALL = senderIdRules(NETWORKS);

/**
 * Combines rules of all networks with those of individual networks. A rule that several networks
 * share appears once, with their names.
 */
function together<Rule extends object>(
  ofAll: readonly Rule[],
  ofSome: readonly (readonly [Network, readonly Rule[]])[],
): readonly RuleOfSome<Rule>[] {
  const joined = new Map<string, RuleOfSome<Rule>>();
  for (const rule of ofAll) joined.set(JSON.stringify(rule), { ...rule, networks: NETWORKS });
  for (const [network, rules] of ofSome) {
    for (const rule of rules) {
      const { networks = [] } = joined.get(JSON.stringify(rule)) ?? {};
      if (networks.includes(network)) continue;
      joined.set(JSON.stringify(rule), { ...rule, networks: [...networks, network] });
    }
  }
  const isOfAll = ({ networks }: RuleOfSome<Rule>) => networks.length === NETWORKS.length;
  return [...joined.values()].map((rule) => (isOfAll(rule) ? { ...rule, networks: [] } : rule));
}
