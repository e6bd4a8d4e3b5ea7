const enabledIn = (bar: Element): HTMLButtonElement[] =>
  [...bar.querySelectorAll('button')].filter((button) => !button.disabled);

/** Gives a toolbar another tab stop when its own has gone or is disabled: else Tab would skip the toolbar. */
export const keepStops = (root: Element): void => {
  for (const bar of root.querySelectorAll('[role="toolbar"]')) {
    const all = enabledIn(bar);
    const [first] = all;
    if (first !== undefined && !all.some(({ tabIndex }) => tabIndex === 0)) first.tabIndex = 0;
  }
};

/** One tab stop with arrow keys inside, as in a toolbar. */
export const roving = (event: KeyboardEvent & { readonly currentTarget: EventTarget | null }): void => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const bar = event.currentTarget;
  if (!(bar instanceof HTMLElement)) return;
  const all = enabledIn(bar);
  const focus = document.activeElement;
  const here = focus instanceof HTMLButtonElement ? all.indexOf(focus) : -1;
  const next =
    step !== undefined
      ? all[(here + step + all.length) % all.length]
      : event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : undefined;
  if (next === undefined) return;
  event.preventDefault();
  for (const button of all) button.tabIndex = button === next ? 0 : -1;
  next.focus();
};
