import type { BrandDocument } from '@baize/gateway';

/** Lets the page wear the brand: one attribute and one sheet. A server that stamped the page has done both already (UI-06). */
export function showBrand({ id, name, tokenSheet }: BrandDocument): void {
  document.documentElement.dataset.brand = id;
  document.title = name;
  const sheet = document.querySelector<HTMLLinkElement>('#brand-sheet');
  if (sheet && new URL(sheet.href).pathname !== new URL(tokenSheet, location.href).pathname) sheet.href = tokenSheet;
}
