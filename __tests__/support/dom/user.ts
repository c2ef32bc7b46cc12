import userEvent from "@testing-library/user-event";

/** A visitor with pointer and keyboard. Their actions advance Jest's fake timers. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
