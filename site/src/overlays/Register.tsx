import { checkRegistration, type FieldErrors, type FieldRules } from '@baize/domain';
import { readRefusal, registerSettings } from '@baize/gateway';
import { Button, Stack, Text } from '@baize/ui';
import {
  CaptchaField,
  Checkbox,
  Dialog,
  ErrorSummary,
  FormError,
  PasswordField,
  SidePanel,
  TextField,
} from '@baize/ui/overlays';
import { LockKeyhole, Pause, SlidersHorizontal, User, Wallet } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBrand } from '../app/services.ts';
import { useFeature, useStatus } from '../app/status.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { errorText } from '../data/load.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useText, type Text as Words } from '../language/useText.ts';
import { useSignUp } from '../session/useSignIn.ts';
import { fieldErrorText } from './fieldErrors.ts';
import { captchaWords } from './Login.tsx';
import type { OverlayProps } from './OverlayHost.tsx';
import { SwitchForm } from './SwitchForm.tsx';
import { useCaptcha } from './useCaptcha.ts';

const empty = { username: '', password: '', confirmPassword: '', captcha: '', age: false, terms: false };
type Values = typeof empty;
type FieldName = keyof Values;
const order: readonly FieldName[] = ['username', 'password', 'confirmPassword', 'captcha', 'age', 'terms'];
const noRules: FieldRules = {};

/** Opens an account by username under the platform's own rules; what is typed stays when it is refused. */
export function Register({ open, onClose }: OverlayProps) {
  const text = useText();
  const overlay = useOverlay();
  const { ageGate } = useBrand();
  const allowed = useFeature('DIRECTREG3');
  const { known } = useStatus();
  const rules = useEndpoint(registerSettings, {}).value?.rules ?? noRules;
  const { signUp, busy, error } = useSignUp(onClose);
  const refused = readRefusal(error?.value);
  const captchaDue = rules.captcha?.required === true || refused.captcha;
  const [failures, setFailures] = useState(0);
  const captcha = useCaptcha(captchaDue, failures);
  const { register, handleSubmit, watch, setFocus } = useForm<Values>({ defaultValues: empty });
  const [tried, setTried] = useState(false);
  const errors = tried ? check(watch(), rules, captchaDue) : {};

  const submit = handleSubmit(async (values) => {
    setTried(true);
    const wrong = check(values, rules, captchaDue);
    const first = order.find((field) => wrong[field]);
    if (first) return setFocus(first);
    const { username, password, confirmPassword, captcha: code } = values;
    const typed = captchaDue ? { captcha: code.trim(), captchaId: captcha.id ?? undefined } : {};
    await signUp({ username: username.trim(), password, confirmPassword, registerUrl: location.origin, ...typed });
    setFailures((count) => count + 1);
  });
  const labels = labelsOf(text);
  const wrong = (field: FieldName) => {
    if (errors[field] && field === 'age') return text('register.age.required', { age: ageGate });
    if (errors[field] && field === 'terms') return text('register.terms.required');
    const theirs = refused.fields[field];
    return fieldErrorText(text, labels[field], errors[field]) ?? (theirs && error ? errorText(text, error) : undefined);
  };
  const listed = order.flatMap((field) => {
    const message = wrong(field);
    return message ? [{ id: `register-${field}`, message }] : [];
  });
  const field = (name: FieldName) => ({
    ...register(name),
    id: `register-${name}`,
    label: labels[name],
    error: wrong(name),
    required: true,
  });

  if (known && !allowed) return <Closed open={open} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      title={text('register.title')}
      onClose={onClose}
      size={800}
      side={<Reasons />}
      words={{ close: text('frame.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {listed.length > 1 && <ErrorSummary title={text('form.errors', { count: listed.length })} errors={listed} />}
          <FormError>{error && Object.keys(refused.fields).length === 0 && errorText(text, error)}</FormError>
          <TextField
            {...field('username')}
            hint={hint(text, 'register.username.hint', rules.username)}
            iconStart={User}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...field('password')}
            hint={hint(text, 'register.password.hint', rules.password)}
            iconStart={LockKeyhole}
            autoComplete="new-password"
            words={eye(text)}
          />
          <PasswordField
            {...field('confirmPassword')}
            iconStart={LockKeyhole}
            autoComplete="new-password"
            words={eye(text)}
          />
          {captchaDue && (
            <CaptchaField
              {...field('captcha')}
              state={captcha.state}
              onRefresh={captcha.refresh}
              autoComplete="off"
              words={captchaWords(text)}
            />
          )}
          <Checkbox {...field('age')} label={text('register.age', { age: ageGate })} />
          <Checkbox {...field('terms')} label={text('register.terms')} />
          <Button type="submit" kind="primary" size="lg" wide busy={busy}>
            {text('register.action')}
          </Button>
          <SwitchForm question={text('register.toLogin')} label={text('login.action')} href={overlay.hrefOf('login')} />
        </Stack>
      </form>
    </Dialog>
  );
}

function check({ age, terms, ...values }: Values, rules: FieldRules, captchaDue: boolean): FieldErrors {
  const missing = { kind: 'required' } as const;
  return {
    ...checkRegistration(values, rules),
    ...(captchaDue && !values.captcha.trim() && { captcha: missing }),
    ...(!age && { age: missing }),
    ...(!terms && { terms: missing }),
  };
}

const labelsOf = (text: Words): Record<FieldName, string> => ({
  username: text('login.username'),
  password: text('login.password'),
  confirmPassword: text('register.confirmPassword'),
  captcha: text('login.captcha'),
  age: '',
  terms: '',
});

const eye = (text: Words) => ({ show: text('login.password.show'), hide: text('login.password.hide') });

function hint(
  text: Words,
  id: 'register.username.hint' | 'register.password.hint',
  rule: FieldRules[string] | undefined,
) {
  return rule?.minLength != null && rule.maxLength != null
    ? text(id, { min: rule.minLength, max: rule.maxLength })
    : undefined;
}

function Reasons() {
  const text = useText();
  const points = [
    { icon: Wallet, text: text('register.point.wallet') },
    { icon: SlidersHorizontal, text: text('register.point.limits') },
    { icon: Pause, text: text('register.point.pause') },
  ];
  return <SidePanel title={text('register.lead')} points={points} />;
}

function Closed({ open, onClose }: OverlayProps) {
  const text = useText();
  return (
    <Dialog open={open} title={text('register.title')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Text>{text('register.closed')}</Text>
    </Dialog>
  );
}
