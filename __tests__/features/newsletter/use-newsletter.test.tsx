import { act, fireEvent, render, screen } from "@testing-library/react";
import { subscribe } from "../../../src/features/newsletter/newsletter";
import { useNewsletter } from "../../../src/features/newsletter/newsletter-form/use-newsletter";
import { type ContactServer, contactServer, httpFetch } from "../../support/contact-server";
import { manualClock } from "../../support/manual-clock";

function start(deliver?: typeof subscribe) {
  const clock = manualClock();
  function Newsletter() {
    const { email, setEmail, inputRef, status, message, submit } = useNewsletter({
      clock,
      deliver,
    });
    return (
      <form aria-label="Newsletter" onSubmit={submit}>
        <input
          aria-label="Email"
          ref={inputRef}
          value={email}
          aria-invalid={status === "error"}
          onChange={({ target }) => setEmail(target.value)}
        />
        <p role="status">{message}</p>
      </form>
    );
  }
  const view = render(<Newsletter />);
  return { ...view, clock, advance: (ms: number) => act(() => clock.advance(ms)) };
}

const input = () => screen.getByRole("textbox");
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole("form")));
const said = () => screen.getByRole("status").textContent;

test("says nothing at first", () => {
  const { clock } = start();
  expect(said()).toBe("");
  expect(clock.pending()).toBe(0);
});

test.each([
  "",
  "  ",
  "wanjiru",
  "wanjiru@duka",
  "wanjiru@duka.e",
  "@duka.example",
  "a b@duka.example",
])("%j is no address", async (email) => {
  start();
  type(email);
  await submit();
  expect(said()).toBe("Please enter a valid email");
  expect(input()).toBeInvalid();
  expect(input()).toHaveValue(email);
});

test("editing ends the error", async () => {
  start();
  await submit();
  type("w");
  expect(said()).toBe("");
  expect(input()).toBeValid();
});

test("a valid address is thanked for, cleared, and the message goes after 3000 ms", async () => {
  const { advance } = start();
  type("Wanjiru@Duka.EXAMPLE");
  await submit();
  expect(said()).toBe("Thank you for subscribing!");
  expect(input()).toHaveValue("");
  advance(2_999);
  expect(said()).toBe("Thank you for subscribing!");
  advance(1);
  expect(said()).toBe("");
});

test("a second address has 3000 ms of its own", async () => {
  const { advance } = start();
  type("a@duka.example");
  await submit();
  advance(2_000);
  type("b@duka.example");
  await submit();
  advance(2_999);
  expect(said()).toBe("Thank you for subscribing!");
  advance(1);
  expect(said()).toBe("");
});

describe("with an address to deliver to", () => {
  let server: ContactServer;
  beforeEach(async () => {
    server = await contactServer();
  });
  afterEach(() => server.close());
  const deliver = (email: string) => subscribe(email, { url: server.baseUrl, fetch: httpFetch });

  test("the address is sent", async () => {
    start(deliver);
    type(" wanjiru@duka.example ");
    await submit();
    expect(await screen.findByText("Thank you for subscribing!")).toBeInTheDocument();
    expect(server.received.map(({ body }) => body)).toEqual([{ email: "wanjiru@duka.example" }]);
  });

  test("a failure is said and the address kept", async () => {
    server.answer({ status: 500 });
    start(deliver);
    type("wanjiru@duka.example");
    await submit();
    expect(
      await screen.findByText("We could not subscribe you just now. Please try again."),
    ).toBeInTheDocument();
    expect(input()).toHaveValue("wanjiru@duka.example");
  });
});

test("leaving clears the timer", async () => {
  const { unmount, clock } = start();
  type("a@duka.example");
  await submit();
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});
