'use client';

import { TriangleAlert } from 'lucide';
import { type ComponentPropsWithRef, useLayoutEffect, useState } from 'react';
import { charactersOf, takeCharacters } from '../internal/characters.ts';
import { type CommonFieldProps, Field, splitLook } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { counter, textArea } from './TextArea.css.ts';

type Look = Omit<CommonFieldProps, 'loading' | 'iconStart'>;
type Attributes = Omit<
  ComponentPropsWithRef<'textarea'>,
  keyof CommonFieldProps | 'className' | 'style' | 'children' | 'maxLength' | 'rows' | 'cols'
>;
type Limit =
  | { maxLength?: undefined; words?: undefined }
  | {
      /** Characters as a reader counts them: no more are taken. */
      maxLength: number;
      words: {
        left: (characters: number) => string;
        /** Shown and read aloud when no character is left. */
        full: string;
      };
    };

export type TextAreaProps = Look & Attributes & Limit & { onValueChange?: (value: string) => void };

/** Several lines of text, as high as what is written. With a limit it says how many characters are left. */
export function TextArea({ onValueChange, words, ref, maxLength, ...props }: TextAreaProps) {
  const { look, attributes } = splitLook(props);
  const own = useOwnRef(ref);
  const [length, setLength] = useState(0);
  // A form library writes into the field without an event, so what stands there is counted, not what was told.
  useLayoutEffect(() => {
    if (maxLength !== undefined) setLength(charactersOf(own.current?.value ?? '').length);
  });

  const left = maxLength === undefined ? undefined : Math.max(0, maxLength - length);
  const full = left !== undefined && left <= 0;
  return (
    <Field
      {...look}
      end={words && left !== undefined && <Counter text={full ? words.full : words.left(left)} full={full} />}
    >
      {(controlProps) => (
        <>
          <textarea
            rows={3}
            {...attributes}
            {...controlProps}
            ref={own}
            className={textArea}
            onChange={(event) => {
              take(event.target, (event.nativeEvent as InputEvent).isComposing);
              attributes.onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            onCompositionEnd={(event) => {
              attributes.onCompositionEnd?.(event);
              take(event.currentTarget, false);
              onValueChange?.(event.currentTarget.value);
            }}
          />
          <VisuallyHidden live>{full && words?.full}</VisuallyHidden>
        </>
      )}
    </Field>
  );

  /** Takes no more than there is room for, and counts. A character that is still being put together is not cut. */
  function take(area: HTMLTextAreaElement, composing: boolean) {
    if (maxLength === undefined) return;
    const taken = takeCharacters({ value: area.value, caret: area.selectionEnd }, maxLength);
    if (!composing && taken.value !== area.value) {
      area.value = taken.value;
      area.setSelectionRange(taken.caret, taken.caret);
    }
    setLength(charactersOf(area.value).length);
  }
}

function Counter({ text, full }: { text: string; full: boolean }) {
  return (
    <span className={counter} data-state={full ? 'full' : undefined}>
      {full && icon(TriangleAlert, 14)}
      <bdi>{text}</bdi>
    </span>
  );
}
