import { checkField, type FieldRules } from '@baize/domain';
import { changePassword, readRefusal, registerSettings } from '@baize/gateway';
import { Button, Stack, Text } from '@baize/ui';
import { Dialog, FormError, PasswordField } from '@baize/ui/overlays';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText, type Translate as Words } from '../../../core/language/useText.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useServices, useSession } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { heldPassword } from '../session/loginState.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { useSignOut } from '../session/useSignOut.ts';

const order = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
type FieldName = (typeof order)[number];
type Values = Record<FieldName, string>;
const noRules: FieldRules = {};

/**
 * Another password for who is signed in (PWD-03). One that a login forces (LGN-04) is left by the change or by signing out alone; what was
 * just typed is not asked for again.
 */
export function ChangePassword({ open, onClose }: OverlayProps) {
  const text = useText();
  const { toasts, session } = useServices();
  const navigate = useSiteNavigate();
  const { username, account, cpw } = useSession();
  const name = account ?? username ?? '';
  const forced = cpw === 'true';
  const signOut = useSignOut();
  const rules = useEndpoint(registerSettings, {}).value?.rules ?? noRules;
  const held = heldPassword.get();
  const { send, busy } = useAction(changePassword);
  const { signIn, busy: entering } = useSignIn(() => navigate(paths.home, { replace: true }));
  const { register, handleSubmit, watch, setFocus, reset } = useForm<Values>({
    defaultValues: { oldPassword: held ?? '', newPassword: '', confirmNewPassword: '' },
  });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ fields: Record<string, string>; words: string } | null>(null);
  const wrong = tried ? problems(watch(), rules, text) : {};

  const submit = handleSubmit(async (values) => {
    setTried(true);
    setRefused(null);
    const first = order.find((field) => problems(values, rules, text)[field]);
    if (first) return setFocus(first);
    await session.renew(() => renew(values));
  });

  /** Every session ends with the old password, this one too, whichever call is told first. */
  async function renew(values: Values) {
    const outcome = await send(values);
    if (!outcome.ok) {
      return setRefused({ fields: readRefusal(outcome.error.value).fields, words: errorText(text, outcome.error) });
    }
    toasts.show({ tone: 'positive', text: text('password.done') });
    reset({ oldPassword: '', newPassword: '', confirmNewPassword: '' });
    heldPassword.set(null);
    if (await signIn({ username: name, password: values.newPassword })) return;
    session.end('expired');
  }
  const field = (name: FieldName, label: string) => ({
    ...register(name),
    label,
    error:
      wrong[name] ??
      (refused?.fields[name] ? (name === 'oldPassword' ? text('password.wrong') : refused.words) : undefined),
    required: true,
    words: { show: text('login.password.show'), hide: text('login.password.hide') },
  });
  return (
    <Dialog
      open={open}
      title={text('password.title')}
      onClose={forced ? undefined : onClose}
      words={{ close: text('frame.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {forced && <Text tone="secondary">{text('login.forced')}</Text>}
          <FormError>{refused && Object.keys(refused.fields).length === 0 && refused.words}</FormError>
          {held === null && (
            <PasswordField {...field('oldPassword', text('password.old'))} autoComplete="current-password" />
          )}
          <PasswordField {...field('newPassword', text('password.new'))} autoComplete="new-password" />
          <PasswordField {...field('confirmNewPassword', text('password.confirm'))} autoComplete="new-password" />
          <Button type="submit" kind="primary" size="lg" wide busy={busy || entering}>
            {text('password.action')}
          </Button>
          {forced && (
            <Button kind="ghost" wide onClick={() => void signOut()}>
              {text('frame.signOut')}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

function problems(values: Values, rules: FieldRules, text: Words): Partial<Record<FieldName, string>> {
  const rule = rules.password ?? null;
  const same = values.newPassword !== '' && values.newPassword === values.oldPassword;
  const unequal = values.confirmNewPassword !== values.newPassword;
  const fresh = checkField(values.newPassword, rule, true) ?? undefined;
  return {
    oldPassword: values.oldPassword ? undefined : text('login.required', { field: text('password.old') }),
    newPassword: same ? text('password.same') : fieldErrorText(text, text('password.new'), fresh),
    confirmNewPassword: unequal ? text('register.mismatch') : undefined,
  };
}
