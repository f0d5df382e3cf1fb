const controls = 'a[href], button, summary, [role="button"], [role="tab"]';

/**
 * Gives the focus to the link or button that is pressed, which Safari does not: dialogs return it to what had it before
 * (FLT-121). A press whose `mousedown` was prevented leaves the focus where it is, as in other browsers.
 */
export function focusPressed(): void {
  let isKept = false;
  addEventListener('mousedown', ({ defaultPrevented }) => {
    isKept = defaultPrevented;
  });
  addEventListener(
    'click',
    ({ target, detail }) => {
      if (isKept || detail === 0 || !(target instanceof Element)) return;
      const control = target.closest<HTMLElement>(controls);
      if (control && !control.contains(document.activeElement)) control.focus({ preventScroll: true });
    },
    true,
  );
}
