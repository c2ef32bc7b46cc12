import {
  hideScrollOfOldPage,
  restoreScroll,
  setShownPage,
  wasAtOtherPath,
} from "../../../src/features/shell/route-change";

const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);

function scroll(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event("scroll"));
}

test("restoreScroll goes to the top of a new page, and going back returns to the previous position", () => {
  hideScrollOfOldPage();
  const tool = { pathname: window.location.pathname, key: "1" };
  setShownPage(tool);
  restoreScroll(tool);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scroll(700);
  setShownPage({ pathname: "/contact", key: "2" });
  scroll(50); // of the old page, because the address bar is ahead
  setShownPage(tool);
  restoreScroll(tool);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  expect(document.documentElement).toHaveClass("laid-out");
});

test("a list that a search moved to another path is restored at its position", () => {
  const list = { pathname: "/blog/page/2", key: "7" };
  setShownPage(list);
  window.history.replaceState({ key: "7" }, "", "/blog?q=sms");
  scroll(900);
  expect(wasAtOtherPath(list)).toBe(false);
  setShownPage({ pathname: "/blog/12", key: "8" });
  scroll(2); // of the old page, because the address bar is ahead
  const back = { pathname: "/blog", key: "7" };
  setShownPage(back);
  expect(wasAtOtherPath(back)).toBe(true);
  restoreScroll(back);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
});
