'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ElementAttributes } from '../../internal/types.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';

/** Hover delay before opening, and grace period before closing. */
const INTENT_MS = 120;
const GRACE_MS = 200;

/** Closes the current drop-down: only one is open at a time. */
let shutCurrent: (() => void) | undefined;

export interface DisclosureProps extends ElementAttributes<HTMLDivElement> {
  rootClass: string;
  triggerClass: string;
  panelClass: string;
  /** Content before the trigger, such as a link; Down opens from there too. */
  lead?: ReactNode;
  trigger: ReactNode;
  /** Name of an icon-only trigger. */
  label?: string;
  current?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * Renders a header drop-down. Opens on hover, press, Enter or Down; stays during hover or focus; closes on Escape, on
 * leaving, on a press outside (WCAG 1.4.13), on a link or `data-close` inside. Renders its content at the first
 * opening.
 */
export function Disclosure(props: DisclosureProps) {
  const { rootClass, triggerClass, panelClass, lead, trigger, label, current, onOpen, children, ref, ...attributes } =
    props;
  const id = useId();
  const root = useOwnRef(ref);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const entering = useRef(false);
  const [state, setState] = useState<'unopened' | 'closed' | 'hovered' | 'held'>('unopened');
  const open = state === 'hovered' || state === 'held';

  function show(how: 'hovered' | 'held') {
    clearTimeout(timer.current);
    if (!open) {
      shutCurrent?.();
      onOpen?.();
    }
    setState(how);
  }

  function shut() {
    clearTimeout(timer.current);
    const focused = document.activeElement;
    if (focused !== button.current && root.current?.contains(focused)) button.current?.focus({ preventScroll: true });
    setState('closed');
  }

  function later(milliseconds: number, act: () => void) {
    clearTimeout(timer.current);
    // Flush at once: a pointer event before the next render must see the new state.
    timer.current = setTimeout(() => flushSync(act), milliseconds);
  }

  function enter() {
    entering.current = false;
    document.getElementById(id)?.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
  }

  const shutFromOutside = useEffectEvent(shut);
  const onOpened = useEffectEvent(() => {
    if (entering.current) enter();
  });

  useEffect(() => {
    if (!open) return;
    const quit = () => shutFromOutside();
    shutCurrent = quit;
    onOpened();
    const stop = watch(root.current, quit);
    return () => {
      if (shutCurrent === quit) shutCurrent = undefined;
      stop();
    };
  }, [root, open]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be operated is inside
    <div
      {...attributes}
      ref={root}
      className={rootClass}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (!open) later(INTENT_MS, () => show('hovered'));
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        const panel = document.getElementById(id);
        if (state === 'hovered') later(GRACE_MS, () => !panel?.contains(document.activeElement) && setState('closed'));
      }}
      onBlur={(event) => {
        if (open && event.relatedTarget && !root.current?.contains(event.relatedTarget)) setState('closed');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || document.getElementById(id)?.contains(event.target as Node)) return;
        event.preventDefault();
        entering.current = true;
        if (open) enter();
        else show('held');
      }}
    >
      {lead}
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={label}
        aria-expanded={open}
        aria-controls={state === 'unopened' ? undefined : id}
        aria-current={current || undefined}
        onClick={() => (state === 'held' ? shut() : show('held'))}
      >
        {trigger}
      </button>
      {state !== 'unopened' && (
        <div id={id} className={panelClass} hidden={!open}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Calls `quit` on Escape, a press outside, or a press on something that leads away. Returns its cleanup. */
function watch(root: HTMLElement | null, quit: () => void): () => void {
  const inside = (event: Event) => event.target instanceof Element && root?.contains(event.target);
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && quit();
  const onPointerDown = (event: PointerEvent) => !inside(event) && quit();
  const onClick = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    const leads = inside(event) && (event.target as Element).closest('a[href], [data-close]');
    if (leads && !opensElsewhere) quit();
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener('click', onClick);
  };
}
