/**
 * Open layers. Blocks everything below the top dialog with one `inert` on the layer below (app root or parent dialog)
 * and one attribute on <html>. Elements beside the root, such as a chat widget, stay usable.
 */
const stack: HTMLElement[] = [];

/** Opens a layer on top. Returns its cleanup, which is idempotent. */
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

export function currentOpener(): HTMLElement | null {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Restores the focus to the opener, else to the page heading, else to the main part. */
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
