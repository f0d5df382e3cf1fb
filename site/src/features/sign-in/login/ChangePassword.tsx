import { checkField, type FieldRules } from '@baize/domain';
import { changePassword, readRefusal, registerSettings } from '@baize/gateway';
import { Button, Stack, Text } from '@baize/ui';
import { Dialog, FormError, PasswordField } from '@baize/ui/overlays';
import { useText, type Translate as Words } from '../../../core/language/useText.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useServices, useSession } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { heldPassword } from '../session/loginState.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { useSignOut } from '../session/useSignOut.ts';

const nothing = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
type Values = typeof nothing;
type FieldName = keyof Values;
const noRules: FieldRules = {};

/**
 * Changes the password (PWD-03). A change forced by the login (LGN-04) can only be completed or left by signing out,
 * and does not ask for the password just typed.
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
  const { send } = useAction(changePassword);
  const { signIn } = useSignIn(() => navigate(paths.home, { replace: true }));
  const form = useSubmitForm({
    defaultValues: { ...nothing, oldPassword: held ?? '' },
    validate: (values) => problems(values, rules, text),
    // The old password's sessions all end, including this one, in whichever order the responses arrive.
    onSubmit: (values) => session.renew(() => renew(values)),
    serverErrors: (error) => {
      const { fields } = readRefusal(error.value);
      const words = errorText(text, error);
      return {
        oldPassword: fields.oldPassword ? text('password.wrong') : undefined,
        newPassword: fields.newPassword ? words : undefined,
        confirmNewPassword: fields.confirmNewPassword ? words : undefined,
      };
    },
    resetOnSuccess: nothing,
  });

  async function renew(values: Values) {
    const outcome = await send(values);
    if (!outcome.ok) return outcome;
    toasts.show({ tone: 'positive', text: text('password.done') });
    heldPassword.set(null);
    if (!(await signIn({ username: name, password: values.newPassword }))) session.end('expired');
    return outcome;
  }
  const field = (of: FieldName, label: string) => ({
    ...form.passwordField(of),
    label,
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
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          {forced && <Text tone="secondary">{text('login.forced')}</Text>}
          <FormError>{form.error}</FormError>
          {held === null && (
            <PasswordField {...field('oldPassword', text('password.old'))} autoComplete="current-password" />
          )}
          <PasswordField {...field('newPassword', text('password.new'))} autoComplete="new-password" />
          <PasswordField {...field('confirmNewPassword', text('password.confirm'))} autoComplete="new-password" />
          <Button type="submit" kind="primary" size="lg" wide busy={form.isSubmitting}>
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
