import type { ReactNode } from 'react';

/** The lower end corner of the screen, where what hangs has to turn up and back. */
export const Corner = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'fixed', insetBlockEnd: 16, insetInlineEnd: 16 }}>{children}</div>
);

/** Whether all of it is on the screen. */
export function isOnScreen(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}
