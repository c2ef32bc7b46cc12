import { Choice, ChoiceGroup } from "../../components/forms/choice/choice";
import { NETWORKS, type Network } from "./messaging-guidance";

export interface NetworkChoicesProps {
  readonly chosen: readonly Network[];
  /** Gets the state's value, as in "Safaricom,Airtel"; at least one network stays chosen. */
  readonly onChange: (networks: string) => void;
}

/** Asks for the networks on which something is sent. */
export function NetworkChoices({ chosen, onChange }: NetworkChoicesProps) {
  const toggle = (network: Network, on: boolean) => {
    const next = NETWORKS.filter((known) => (known === network ? on : chosen.includes(known)));
    if (next.length > 0) onChange(next.join(","));
  };
  return (
    <ChoiceGroup label="On which networks?">
      {NETWORKS.map((network) => (
        <Choice
          key={network}
          name="networks"
          value={network}
          label={network}
          checked={chosen.includes(network)}
          onChange={({ target }) => toggle(network, target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
