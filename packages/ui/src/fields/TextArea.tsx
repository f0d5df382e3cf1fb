import { TriangleAlert } from 'lucide';
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { type CommonFieldProps, Field, splitLook } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
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
      /** Characters as the browser counts them (UTF-16), which takes no more than these. */
      maxLength: number;
      words: {
        left: (characters: number) => string;
        /** Shown and read aloud when no character is left. */
        full: string;
      };
    };

export type TextAreaProps = Look & Attributes & Limit & { onValueChange?: (value: string) => void };

/** Several lines of text, as high as what is written. With a limit it says how many characters are left. */
export function TextArea({ onValueChange, words, ref, ...props }: TextAreaProps) {
  const { look, attributes } = splitLook(props);
  const own = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  // A form library writes into the field without an event, so what stands there is counted, not what was told.
  useLayoutEffect(() => setLength(own.current?.value.length ?? 0));

  const left = attributes.maxLength === undefined ? undefined : attributes.maxLength - length;
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
            ref={(node) => {
              own.current = node;
              if (typeof ref === 'function') return ref(node);
              if (ref) ref.current = node;
            }}
            className={textArea}
            onChange={(event) => {
              attributes.onChange?.(event);
              setLength(event.target.value.length);
              onValueChange?.(event.target.value);
            }}
          />
          <VisuallyHidden live>{full && words?.full}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

function Counter({ text, full }: { text: string; full: boolean }) {
  return (
    <span className={counter} data-state={full ? 'full' : undefined}>
      {full && icon(TriangleAlert, 14)}
      <bdi>{text}</bdi>
    </span>
  );
}
