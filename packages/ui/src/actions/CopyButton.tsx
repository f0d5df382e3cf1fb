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
  /** What is copied. */
  text: string;
  /** `icon` stands beside a number or an address; its words are read aloud only. */
  kind?: 'words' | 'icon';
  words: {
    copy: string;
    copied: string;
    /** Over the text where the browser keeps the clipboard shut, such as "Copy this by hand". */
    blocked: string;
  };
  /** Puts the text on the clipboard; rejects where that is not allowed. The browser's own unless given. */
  write?: (text: string) => Promise<void>;
  clock?: Clock;
}

const shownFor = 3000;

/** Copies a text and says so for three seconds. Where the clipboard is shut it shows the text, chosen, to be copied by hand. */
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

/** The text in a field, chosen, so that the next key or the phone's own menu copies it. */
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

/** Rejects also where a page has no clipboard at all, as on an address without encryption. */
const writeToClipboard = async (text: string) => navigator.clipboard.writeText(text);
