/** Something to wait for that opens once. */
export interface Gate {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly opened: Promise<void>;
}

export function createGate(): Gate {
  let isOpen = false;
  let settle: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
      settle();
    },
    opened,
  };
}
