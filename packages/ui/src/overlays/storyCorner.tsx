import type { ReactNode } from 'react';

export const Corner = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'fixed', insetBlockEnd: 16, insetInlineEnd: 16 }}>{children}</div>
);

export function isOnScreen(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}
