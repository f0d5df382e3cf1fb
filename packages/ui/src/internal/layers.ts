/**
 * Keeps what lies below the top dialog out of reach: one `inert` on the layer below (the application's root, or the
 * dialog under a confirmation), one attribute on <html> against scrolling. Nothing else of the document is touched, so
 * a chat widget or a frame beside the root stays usable, and opening costs the same over any page.
 */
const stack: HTMLElement[] = [];

/** Puts a layer on top. The returned function takes it away; a second call does nothing. */
export function openLayer(layer: HTMLElement): () => void {
  below()?.setAttribute('inert', '');
  stack.push(layer);
  document.documentElement.setAttribute('data-locked', '');
  return () => {
    const at = stack.indexOf(layer);
    if (at < 0) return;
    stack.splice(at, 1);
    if (at === stack.length) below()?.removeAttribute('inert');
    layer.removeAttribute('inert');
    if (stack.length === 0) document.documentElement.removeAttribute('data-locked');
  };
}

const below = (): HTMLElement | null => stack.at(-1) ?? applicationRoot();

const applicationRoot = () => document.getElementById('root') ?? document.getElementById('storybook-root');

/** The element that opens a dialog, or null where nothing had the focus. */
export function currentOpener(): HTMLElement | null {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Gives the focus back: to the opener, else to the page's heading, else to its main part. */
export function returnFocus(opener: HTMLElement | null): void {
  const target = opener && canFocus(opener) ? opener : landmark();
  if (!target) return;
  if (target !== opener && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

const canFocus = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');

const landmark = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main, [role="main"]');
