import { createStore, useStore } from "../../hooks/create-store";

/** Whether the visitor has reopened the analytics notice. Shared by all components. */
const reopened = createStore(false);

/** Reopens the notice, even after a choice. */
export const openConsentPanel = (): void => reopened.set(true);
export const closeConsentPanel = (): void => reopened.set(false);

/** Returns whether the notice is reopened. False on the server and in the first render. */
export const useConsentPanel = (): boolean => useStore(reopened, false);
