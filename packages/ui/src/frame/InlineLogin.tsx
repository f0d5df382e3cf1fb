import { ChevronDown, Eye, EyeOff } from 'lucide';
import { type ComponentPropsWithRef, type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import * as css from './InlineLogin.css.ts';

export type LoginMode = 'username' | 'mobile';

export interface InlineLoginProps {
  label: string;
  /** Gives what stands in the form at that moment, as typed; an empty field is the receiver's to tell. */
  onSubmit: (values: { account: string; password: string }) => void;
  busy?: boolean;
  forgotHref?: string;
  /** Left out where the brand has closed registration. */
  registerHref?: string;
  freePlay?: { label: string; busy?: boolean; onClick: () => void };
  /** It is not known yet whether free play, registration and password reset are offered: they keep their places, hidden. */
  pending?: boolean;
  /** Given only where a code by message may be used instead of a name. */
  mode?: { value: LoginMode; onValueChange: (value: LoginMode) => void };
  /** Rules of the fields: `maxLength`, `pattern`, `ref` and the like. */
  usernameField?: ComponentPropsWithRef<'input'>;
  passwordField?: ComponentPropsWithRef<'input'>;
  words: {
    username: string;
    mobile: string;
    /** Names the selector of the two. */
    mode: string;
    password: string;
    show: string;
    hide: string;
    forgot: string;
    login: string;
    register: string;
  };
}

/** The login form of the top bar. Its labels stand inside the fields and stay there while one types. A number has no password: a code follows. */
export function InlineLogin(props: InlineLoginProps) {
  const {
    label,
    onSubmit,
    busy,
    forgotHref,
    registerHref,
    freePlay,
    pending,
    mode,
    usernameField,
    passwordField,
    words,
  } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const byMobile = mode?.value === 'mobile';

  const once = (part: ReactElement) => (pending ? <span className={css.unseen}>{part}</span> : part);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    onSubmit({ account: String(data.get('account') ?? ''), password: String(data.get('password') ?? '') });
  }

  return (
    <form className={css.form} aria-label={label} onSubmit={submit} noValidate>
      <div className={css.field}>
        {mode ? (
          <span className={css.choice}>
            <select
              className={css.select}
              aria-label={words.mode}
              value={mode.value}
              onChange={(event) => mode.onValueChange(event.target.value as LoginMode)}
            >
              <option className={css.option} value="username">
                {words.username}
              </option>
              <option className={css.option} value="mobile">
                {words.mobile}
              </option>
            </select>
            <span className={css.chevron}>{icon(ChevronDown, 14)}</span>
          </span>
        ) : (
          <label className={css.label} htmlFor={`${id}account`}>
            {words.username}
          </label>
        )}
        <input
          id={`${id}account`}
          name="account"
          className={css.input}
          aria-label={mode ? words[mode.value] : undefined}
          autoComplete={byMobile ? 'tel' : 'username'}
          inputMode={byMobile ? 'tel' : undefined}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...usernameField}
        />
      </div>
      {!byMobile && (
        <div className={css.field}>
          <label className={css.label} htmlFor={`${id}password`}>
            {words.password}
          </label>
          <input
            id={`${id}password`}
            name="password"
            className={css.input}
            type={revealed ? 'text' : 'password'}
            autoComplete="current-password"
            required
            {...passwordField}
          />
          <button
            type="button"
            className={css.reveal}
            aria-label={revealed ? words.hide : words.show}
            onClick={() => setRevealed(!revealed)}
          >
            {icon(revealed ? EyeOff : Eye, 16)}
          </button>
        </div>
      )}
      {forgotHref &&
        once(
          <Anchor href={forgotHref} className={css.forgot}>
            {words.forgot}
          </Anchor>,
        )}
      <div className={css.actions}>
        <Button type="submit" surface="dark" size="sm" busy={busy}>
          {words.login}
        </Button>
        {freePlay &&
          once(
            <Button surface="dark" size="sm" busy={freePlay.busy} onClick={freePlay.onClick}>
              {freePlay.label}
            </Button>,
          )}
        {registerHref &&
          once(
            <Button kind="accent" size="sm" href={registerHref}>
              {words.register}
            </Button>,
          )}
      </div>
    </form>
  );
}
