import {
  hideScrollOfOldPage,
  restoreScroll,
  setShownPage,
} from "../../../src/features/shell/route-change";

const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);

function scroll(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event("scroll"));
}

test("restoreScroll goes to the top of a new page, and on the way back to where it was left", () => {
  hideScrollOfOldPage();
  const tool = { pathname: window.location.pathname, key: "1" };
  setShownPage(tool);
  restoreScroll(tool);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scroll(700);
  setShownPage({ pathname: "/contact", key: "2" });
  scroll(50); // of the old page: the address bar is ahead
  setShownPage(tool);
  restoreScroll(tool);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  expect(document.documentElement).toHaveClass("laid-out");
});
