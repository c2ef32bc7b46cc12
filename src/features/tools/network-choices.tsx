import { Choice, ChoiceGroup } from "../../components/forms/choice";
import { NETWORKS, type Network } from "./messaging-guidance";
import { networksOf, type ToolState } from "./tool-state";

export interface NetworkChoicesProps {
  readonly chosen: readonly Network[];
  /** Called with a function that updates the tool's state without deselecting the last network. */
  readonly onChange: (change: (now: ToolState) => Pick<ToolState, "networks">) => void;
}

export function NetworkChoices({ chosen, onChange }: NetworkChoicesProps) {
  const toggle = (network: Network, on: boolean) =>
    onChange(({ networks }) => {
      const before = networksOf({ networks });
      const next = NETWORKS.filter((known) => (known === network ? on : before.includes(known)));
      return { networks: next.length > 0 ? next.join(",") : networks };
    });
  return (
    <ChoiceGroup
      label="On which networks?"
      hint={chosen.length > 1 ? "" : "Select at least one network."}
    >
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
