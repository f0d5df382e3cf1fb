'use client';

import { Check, Copy } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { systemClock } from '../internal/clock.ts';
import { fieldControl } from '../internal/Field.css.ts';
import { Field } from '../internal/Field.tsx';
import type { Clock, ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Button } from './Button.tsx';
import { copy, copyByHand, copyWord, copyWords } from './CopyButton.css.ts';
import { IconButton } from './IconButton.tsx';

export interface CopyButtonProps extends ElementAttributes<HTMLButtonElement> {
  text: string;
  /** `icon` goes beside a number or an address; its words are read aloud only. */
  kind?: 'words' | 'icon';
  words: {
    copy: string;
    copied: string;
    blocked: string;
  };
  /** Clipboard writer that rejects when not allowed; the browser's own by default. */
  write?: (text: string) => Promise<void>;
  clock?: Clock;
}

const shownFor = 3000;

/**
 * Copies a text and confirms for three seconds. If the clipboard is blocked, shows the text selected for manual
 * copying.
 */
export function CopyButton({
  text,
  kind = 'words',
  words,
  write = writeToClipboard,
  clock = systemClock,
  ...attributes
}: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'blocked'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const stop = clock.every(shownFor, () => setState('ready'));
    return stop;
  }, [state, clock]);

  const copied = state === 'copied';
  const press = () => {
    write(text).then(
      () => setState('copied'),
      () => setState('blocked'),
    );
  };
  return (
    <div className={copy} data-blocked={state === 'blocked' || undefined}>
      {kind === 'icon' ? (
        <IconButton
          {...attributes}
          size="sm"
          icon={copied ? Check : Copy}
          label={copied ? words.copied : words.copy}
          onClick={press}
        />
      ) : (
        <Button {...attributes} iconStart={copied ? Check : Copy} onClick={press}>
          <span className={copyWords}>
            <span className={copyWord} data-shown={!copied || undefined}>
              {words.copy}
            </span>
            <span className={copyWord} data-shown={copied || undefined}>
              {words.copied}
            </span>
          </span>
        </Button>
      )}
      <VisuallyHidden live>{copied && words.copied}</VisuallyHidden>
      {state === 'blocked' && <ByHand text={text} label={words.blocked} />}
    </div>
  );
}

function ByHand({ text, label }: { text: string; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.select(), []);
  return (
    <div className={copyByHand}>
      <Field label={label}>
        {(controlProps) => (
          <input
            {...controlProps}
            ref={input}
            className={fieldControl}
            dir="ltr"
            readOnly
            value={text}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
    </div>
  );
}

/** Rejects also when there is no clipboard, as on pages without HTTPS. */
const writeToClipboard = async (text: string) => navigator.clipboard.writeText(text);
