import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import * as React from "react";
import { useKeptFocus } from "../../src/hooks/use-kept-focus";

function Chips() {
  const kept = useKeptFocus<HTMLDivElement>();
  const [chips, setChips] = React.useState(["one", "two"]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: any container will do */}
      <div role="group" aria-label="Chips" {...kept}>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            onClick={() => setChips(chips.filter((other) => other !== chip))}
          >
            Remove {chip}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => setChips([])}>
        Remove all
      </button>
    </>
  );
}

test("a control that its press removes leaves the focus in its container", async () => {
  render(<Chips />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Remove one" }));
  expect(screen.getByRole("group", { name: "Chips" })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Remove two" })).toHaveFocus();
  const all = screen.getByRole("button", { name: "Remove all" });
  await user.click(all);
  expect(all).toHaveFocus(); // nothing was lost
});
