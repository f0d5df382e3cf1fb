'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { systemClock } from '../internal/clock.ts';
import { icon } from '../internal/icon.tsx';
import type { Clock, ElementAttributes } from '../internal/types.ts';
import { toastBox, toastClose, toastDetail, toaster, toastMark, toastText, toastWords } from './Toaster.css.ts';
import type { Toast, ToastStore } from './toasts.ts';

export interface ToasterProps extends ElementAttributes {
  label: string;
  toasts: ToastStore;
  words: { close: string };
  clock?: Clock;
}

const lifetime = 5000;
const inSight = 3;
const marks = { positive: CircleCheck, negative: CircleAlert, warning: TriangleAlert, info: Info };

/**
 * Shows brief messages. Rendered beside the application root, so that dialogs neither hide nor silence it. Hovering or
 * focusing one toast keeps all of them.
 */
export function Toaster({ label, toasts, words, clock = systemClock, ...attributes }: ToasterProps) {
  const queue = useSyncExternalStore(toasts.subscribe, toasts.read);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = queue.length > 0 && (hovered || focused);
  return createPortal(
    <section
      aria-label={label}
      aria-atomic={false}
      {...attributes}
      className={toaster}
      role="status"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {queue.slice(0, inSight).map((toast) => (
        <Message
          key={toast.id}
          toast={toast}
          held={held}
          clock={clock}
          close={words.close}
          onEnd={() => {
            toasts.dismiss(toast.id);
            setHovered(false);
            setFocused(false);
          }}
        />
      ))}
    </section>,
    document.body,
  );
}

interface MessageProps {
  toast: Toast;
  held: boolean;
  clock: Clock;
  close: string;
  onEnd: () => void;
}

function Message({ toast, held, clock, close, onEnd }: MessageProps) {
  useLifetime(clock, held, onEnd);
  const { action } = toast;
  return (
    <div className={toastBox}>
      <span className={toastMark} data-tone={toast.tone}>
        {icon(marks[toast.tone], 20)}
      </span>
      <div className={toastWords}>
        <p className={toastText}>{toast.text}</p>
        {toast.detail && <p className={toastDetail}>{toast.detail}</p>}
        {action && (
          <Button
            size="sm"
            onClick={() => {
              action.onClick();
              onEnd();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <div className={toastClose}>
        <IconButton size="sm" icon={X} label={close} onClick={onEnd} />
      </div>
    </div>
  );
}

/** Ends a toast after five visible seconds; holding it pauses the rest. */
function useLifetime(clock: Clock, held: boolean, onEnd: () => void) {
  const left = useRef(lifetime);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });
  useLayoutEffect(() => {
    if (held) return;
    const start = clock.now();
    const stop = clock.every(left.current, () => {
      stop();
      end.current();
    });
    return () => {
      stop();
      left.current = Math.max(250, left.current - (clock.now() - start));
    };
  }, [clock, held]);
}
