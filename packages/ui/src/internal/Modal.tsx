'use client';

import { Content, Portal, Root } from '@radix-ui/react-dialog';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { isComposing } from './isComposing.ts';
import { currentOpener, openLayer, returnFocus } from './layers.ts';
import { layer, modal, scrim } from './Modal.css.ts';
import type { ElementAttributes } from './types.ts';

export interface ModalProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  /** Called on Escape or a press outside. Without it only the content closes the dialog. */
  onClose?: () => void;
  /** `alertdialog` if an answer is required. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Width in px from 640 px up, capped by the window; below, a full-width sheet. The two account sizes fill the screen
   * below 900. `beside` is 400 wide, 800 with room for a panel beside the content. `registration` fills it below 640, is 600 wide up to 900, then 800, with a fixed height. `search` fills
   * it below 640, else hangs near the top, so that results move nothing above.
   */
  size?: 400 | 640 | 800 | 'beside' | 'registration' | 'search' | 1120 | 1216;
  /** Id of the text read after the title. */
  describedBy?: string;
  children: ReactNode;
}

const TitleId = createContext<string | undefined>(undefined);

/** Names its dialog. Radix's own title registers in state, which would render every dialog twice. */
export function ModalTitle(props: Omit<ComponentProps<'h2'>, 'id'>) {
  return <h2 {...props} id={useContext(TitleId)} />;
}

/**
 * Renders the dialog behind every dialog: layer, focus, closing. Its content includes a `ModalTitle`. Radix's own
 * `modal` is off: it steals presses and focus from elements beside the root, such as a chat widget, and adds a style
 * that a strict CSP forbids. See https://github.com/radix-ui/primitives/issues/2122 and
 * https://github.com/radix-ui/primitives/issues/3063
 */
export function Modal({
  open,
  onClose,
  role = 'dialog',
  size = 400,
  describedBy,
  children,
  ...attributes
}: ModalProps) {
  const titleId = useId();
  return (
    <Root open={open} onOpenChange={() => onClose?.()} modal={false}>
      <Portal>
        <div className={layer} data-state={open ? 'open' : 'closed'}>
          <Scrim open={open} onClose={onClose} />
          <Content
            forceMount
            aria-modal
            aria-labelledby={titleId}
            aria-describedby={describedBy}
            {...attributes}
            role={role}
            className={modal}
            data-part="dialog"
            data-size={size}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              if (isComposing(event) || !onClose) event.preventDefault();
            }}
            onKeyUp={keepInSight}
            onOpenAutoFocus={focusInside}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <TitleId value={titleId}>{children}</TitleId>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

/**
 * Darkens and blocks the page while the dialog is open: a press keeps the focus in the dialog. On close, restores the
 * focus.
 */
function Scrim({ open, onClose }: Pick<ModalProps, 'open' | 'onClose'>) {
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = self.current?.parentElement;
    if (!open || !element) return;
    const opener = currentOpener();
    const close = openLayer(element);
    const stops = [keepAboveKeyboard(element), keepFocusInside(element)];
    return () => {
      for (const stop of stops) stop();
      const held = element.contains(document.activeElement) || document.activeElement === document.body;
      close();
      // React restores the previous focus on commit; ours must follow.
      if (held) queueMicrotask(() => returnFocus(opener));
    };
  }, [open]);
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return <div ref={self} className={scrim} aria-hidden onMouseDown={keepFocus} onClick={onClose} />;
}

/**
 * Focuses a safe answer, else the first field (the checked option of a group), else the dialog, so that its title is
 * read. On touch, no keyboard opens by itself.
 */
function focusInside(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const touch = matchMedia('(pointer: coarse)').matches;
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    (touch
      ? null
      : dialog.querySelector<HTMLElement>(
          ':is(input, select, textarea):not(:disabled, [type="hidden"], [type="radio"]:not(:checked))',
        ));
  (first ?? dialog).focus({ preventScroll: true });
}

/** Scrolls after wrapping from the last stop to the first, because the dialog moves the focus without scrolling. */
function keepInSight({ key, target }: KeyboardEvent) {
  if (key === 'Tab') (target as HTMLElement).scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses the dialog when the focused element disappears; the browser would leave the focus on the inert page. Returns
 * its cleanup.
 */
function keepFocusInside(layer: HTMLElement): () => void {
  const watch = new MutationObserver((changes) => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (!lost || layer.hasAttribute('inert') || !changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
    layer.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]')?.focus({ preventScroll: true });
  });
  watch.observe(layer, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Shortens a layer to end above the on-screen keyboard, for browsers that overlay it. Returns its cleanup. */
function keepAboveKeyboard(layer: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const fit = () => {
    // Pinch zoom also shrinks the visual viewport.
    const covered = seen.scale > 1 ? 0 : Math.max(0, innerHeight - seen.height - seen.offsetTop);
    layer.style.insetBlockEnd = `${covered}px`;
  };
  fit();
  seen.addEventListener('resize', fit);
  seen.addEventListener('scroll', fit);
  return () => {
    seen.removeEventListener('resize', fit);
    seen.removeEventListener('scroll', fit);
  };
}
