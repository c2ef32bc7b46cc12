import userEvent from "@testing-library/user-event";

/** A visitor at pointer and keyboard, whose actions let Jest's fake timers run on. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
