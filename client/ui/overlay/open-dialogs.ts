/** The modal dialogs of this window, the innermost last. While one is open, all around it is inert: it is neither pressed nor read aloud. */
export const createOpenDialogs = <Dialog>() => {
  let open: readonly Dialog[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Dialog[]) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Called when a dialog opens; the result, when it closes. */
    enter: (dialog: Dialog) => {
      set([...open, dialog]);
      return () => set(open.filter((other) => other !== dialog));
    },
    all: (): readonly Dialog[] => open,
    innermost: (): Dialog | undefined => open.at(-1),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const openDialogs = createOpenDialogs<HTMLElement>();
