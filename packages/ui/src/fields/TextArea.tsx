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
      /** Maximum number of characters as a reader counts them. */
      maxLength: number;
      words: {
        left: (characters: number) => string;
        full: string;
      };
    };

export type TextAreaProps = Look & Attributes & Limit & { onValueChange?: (value: string) => void };

/** Asks for several lines of text and grows with them. With a limit, shows the characters left. */
export function TextArea({ onValueChange, words, ref, maxLength, ...props }: TextAreaProps) {
  const { look, attributes } = splitLook(props);
  const own = useOwnRef(ref);
  const [length, setLength] = useState(0);
  // Form libraries write without events, so count the element's own value.
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

  /** Drops excess characters, but never cuts one still being composed. */
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
