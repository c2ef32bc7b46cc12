import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useBackToTop } from "../../../src/features/shell/floating-buttons/use-back-to-top";
import { useScrolled } from "../../../src/features/shell/use-scrolled";
import { fakeMedia, REDUCED_MOTION } from "../../support/fake-media";

const scrollTo = jest.fn();

function scroll(to: number) {
  act(() => {
    Object.defineProperty(window, "scrollY", { configurable: true, value: to });
    window.dispatchEvent(new Event("scroll"));
  });
}

beforeEach(() => {
  scrollTo.mockClear();
  Object.defineProperty(window, "scrollTo", { configurable: true, value: scrollTo });
  scroll(0);
});

test("scrolled means more than 50 pixels", () => {
  const { result } = renderHook(() => useScrolled());
  expect(result.current).toBe(false);
  scroll(50);
  expect(result.current).toBe(false);
  scroll(51);
  expect(result.current).toBe(true);
  scroll(0);
  expect(result.current).toBe(false);
});

test("a page that opens scrolled is scrolled", () => {
  scroll(400);
  expect(renderHook(() => useScrolled()).result.current).toBe(true);
});

test("leaving removes the listener", () => {
  const remove = jest.spyOn(window, "removeEventListener");
  renderHook(() => useScrolled()).unmount();
  expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function));
  remove.mockRestore();
});

function Page() {
  const { visible, toTop } = useBackToTop("top");
  return (
    <>
      <div id="top" tabIndex={-1}>
        Top
      </div>
      {visible && (
        <button type="button" onClick={toTop}>
          Back to top
        </button>
      )}
    </>
  );
}

test("back to top is offered past 600 pixels, scrolls smoothly and takes the focus along", () => {
  render(<Page />);
  scroll(600);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  scroll(601);
  fireEvent.click(screen.getByRole("button", { name: "Back to top" }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(screen.getByText("Top")).toHaveFocus();
});

test("under reduced motion back to top jumps", () => {
  const media = fakeMedia({ [REDUCED_MOTION]: true });
  render(<Page />);
  scroll(900);
  fireEvent.click(screen.getByRole("button"));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "auto" });
  media.remove();
});
