import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import * as React from "react";
import { useKeptFocus } from "../../src/hooks/use-kept-focus";

/** Removes a chip without a click on it, as when a session ends. */
let remove: (chip: string) => void;

function Chips() {
  const kept = useKeptFocus<HTMLDivElement>();
  const [chips, setChips] = React.useState(["one", "two"]);
  remove = (gone) => setChips((now) => now.filter((chip) => chip !== gone));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: any container will do */}
      <div role="group" aria-label="Chips" {...kept}>
        {chips.map((chip) => (
          <button key={chip} type="button" onClick={() => remove(chip)}>
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

test("a control that disappears when pressed leaves the focus in its container", async () => {
  render(<Chips />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Remove one" }));
  expect(screen.getByRole("group", { name: "Chips" })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Remove two" })).toHaveFocus();
  const body = document.body;
  await user.click(body); // the focus doesn't return once the visitor has left
  expect(body).toHaveFocus();
  act(() => remove("two"));
  expect(screen.queryByRole("button", { name: "Remove two" })).not.toBeInTheDocument();
  expect(body).toHaveFocus();
  const all = screen.getByRole("button", { name: "Remove all" });
  await user.click(all);
  expect(all).toHaveFocus(); // nothing was lost
});
