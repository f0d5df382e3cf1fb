'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ElementAttributes } from '../../internal/types.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';

/** How long a pointer rests before a drop-down opens, and how long it may stray before one closes. */
const INTENT_MS = 120;
const GRACE_MS = 200;

/** One drop-down is open at a time: opening one closes the other. */
let shutCurrent: (() => void) | undefined;

export interface DisclosureProps extends ElementAttributes<HTMLDivElement> {
  rootClass: string;
  triggerClass: string;
  panelClass: string;
  /** Stands before the trigger, such as a link; Down opens from there too. */
  lead?: ReactNode;
  trigger: ReactNode;
  /** Names a trigger that is an icon. */
  label?: string;
  /** Marks the trigger of the section the visitor is in. */
  current?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * The one way a drop-down of the header behaves: it opens on a resting mouse, a press, Enter or Down, stays while the
 * pointer or the focus is on it, and closes on Escape, on leaving and on a press outside (WCAG 1.4.13).
 * A link inside, or whatever is marked `data-close`, closes it too. Nothing inside is rendered before the first opening.
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
    timer.current = setTimeout(act, milliseconds);
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

/** Tells when an open drop-down has to go: Escape, a press elsewhere, or the use of something that leads away. */
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
