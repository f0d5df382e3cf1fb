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
  /** Asked by Escape and by a press beside the dialog. Without it nothing but the content's own buttons closes it. */
  onClose?: () => void;
  /** `alertdialog` where a person has to answer before going on. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Width in px from 640 up, or less where the window has less; below, a dialog is a sheet as wide as the screen. The two of an account dialog
   * fill the screen below 900. A `registration` fills it below 640, and is 600 wide up to 900, then 800; its height never follows its content. A `search` fills it below 640 and
   * hangs near the upper edge elsewhere, so that nothing above what is found moves.
   */
  size?: 400 | 640 | 800 | 'registration' | 'search' | 1120 | 1216;
  /** The id of the words that are read after the title. */
  describedBy?: string;
  children: ReactNode;
}

const TitleId = createContext<string | undefined>(undefined);

/** Names the dialog it stands in. Radix's own title counts itself in state, so that opening renders every dialog twice. */
export function ModalTitle(props: Omit<ComponentProps<'h2'>, 'id'>) {
  return <h2 {...props} id={useContext(TitleId)} />;
}

/**
 * The one dialog behind every dialog: layer, focus, closing. Its content brings a `ModalTitle`.
 *
 * Radix's own `modal` stays off: it takes presses and focus from what stands beside the app's root, such as a chat widget, and adds a style
 * that a strict policy forbids. The story "Dialog with frames" shows it.
 * https://github.com/radix-ui/primitives/issues/2122, https://github.com/radix-ui/primitives/issues/3063
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
 * Darkens the page and, while the dialog is open, keeps it out of reach: a press on it leaves the focus in the dialog.
 * At the end the focus goes back where it came from.
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
      // React puts the focus back where it was before a commit; ours goes after that.
      if (held) queueMicrotask(() => returnFocus(opener));
    };
  }, [open]);
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return <div ref={self} className={scrim} aria-hidden onMouseDown={keepFocus} onClick={onClose} />;
}

/** A safe answer first, else the first field (of a choice what is chosen), else the dialog itself, whose title is then read. A finger gets no keyboard unasked. */
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

/** From its last stop to its first and back the dialog moves the focus without scrolling there. */
function keepInSight({ key, target }: KeyboardEvent) {
  if (key === 'Tab') (target as HTMLElement).scrollIntoView({ block: 'nearest' });
}

/**
 * Gives the dialog the focus when what held it goes away: the browser would leave it on the page below, which is out of reach. Returns
 * the way to stop.
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

/**
 * Ends a layer where the keyboard on the screen begins, for browsers that lay it over the page and leave the page its
 * height. Returns the way to stop.
 */
function keepAboveKeyboard(layer: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const fit = () => {
    // Zooming in also shrinks the visual viewport, without a keyboard.
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
