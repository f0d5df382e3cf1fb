'use client';

import { ImageOff, RefreshCw } from 'lucide';
import { fieldControl } from '../internal/Field.css.ts';
import { Field, splitLook } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import { spinner } from '../internal/motion.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { captchaButton, captchaPicture } from './CaptchaField.css.ts';
import type { TextFieldProps } from './TextField.tsx';

export type CaptchaState =
  | { kind: 'loading' }
  /** `image` is the data URL of a PNG. */
  | { kind: 'shown'; image: string }
  | { kind: 'refreshing'; image: string }
  | { kind: 'failed' };

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'type'> {
  state: CaptchaState;
  onRefresh: () => void;
  words: {
    picture: string;
    refresh: string;
    loading: string;
    failed: string;
  };
}

/** Shows a captcha with its input. A press on the picture requests another. */
export function CaptchaField({ state, onRefresh, words, onValueChange, ...props }: CaptchaFieldProps) {
  const { look, attributes } = splitLook(props);
  const waiting = state.kind === 'loading' || state.kind === 'refreshing';
  const button = (
    <button
      type="button"
      className={captchaButton}
      disabled={look.disabled}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || undefined}
      onClick={waiting ? undefined : onRefresh}
    >
      <CaptchaPicture state={state} alt={words.picture} />
      {waiting ? <span className={spinner} aria-hidden /> : icon(RefreshCw, 16)}
      <VisuallyHidden>{words.refresh}</VisuallyHidden>
    </button>
  );
  return (
    <Field {...look} error={look.error ?? (state.kind === 'failed' ? words.failed : undefined)} end={button}>
      {(controlProps) => (
        <>
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...attributes}
            {...controlProps}
            className={fieldControl}
            onChange={(event) => {
              attributes.onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          <VisuallyHidden live>{waiting ? words.loading : ''}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

function CaptchaPicture({ state, alt }: { state: CaptchaState; alt: string }) {
  if (state.kind === 'loading') return <span className={captchaPicture} data-state="loading" />;
  if (state.kind === 'failed') return <span className={captchaPicture}>{icon(ImageOff, 18)}</span>;
  return <img className={captchaPicture} data-state={state.kind} src={state.image} alt={alt} width={104} height={36} />;
}
