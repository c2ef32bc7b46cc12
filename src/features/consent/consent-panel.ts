import { createStore, useStore } from "../../hooks/create-store";

/** Store of whether the visitor has reopened the analytics notice; all components share it. */
const reopened = createStore(false);

/** Reopens the notice after any choice. */
export const openConsentPanel = (): void => reopened.set(true);
export const closeConsentPanel = (): void => reopened.set(false);

/** Returns whether the notice is reopened. False on the server and in the first render. */
export const useConsentPanel = (): boolean => useStore(reopened, false);
