import { createStore, useStore } from "../../hooks/create-store";

/** Whether the visitor has reopened the analytics notice. Shared by all components. */
const reopened = createStore(false);

/** Reopens the notice, whatever was chosen before. */
export const openConsentPanel = (): void => reopened.set(true);
export const closeConsentPanel = (): void => reopened.set(false);

/** False on the server and in the first render. */
export const useConsentPanel = (): boolean => useStore(reopened, false);
