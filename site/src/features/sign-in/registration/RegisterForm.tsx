import type { RegistrationForm, RegistrationStepId } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { Button, Stack, Text } from '@baize/ui';
import { FormError, StepDialogPage, Tabs, WarningDialog } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { chosenGame } from '../../../core/routing/chosen.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useOverlayTab } from '../../../core/routing/useOverlayTab.ts';
import { errorText } from '../../../data/load.ts';
import { HumanSum } from '../human/HumanSum.tsx';
import { SocialLogins } from '../login/SocialLogins.tsx';
import { SwitchForm } from '../login/SwitchForm.tsx';
import { AgreeStep } from './AgreeStep.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { type AccountForm, type AccountFormProps, useAccountForm } from './useAccountForm.ts';
import type { AccountSteps } from './useAccountSteps.ts';
import { useRegistrationDraft } from './useRegisterForm.ts';
import type { Registration } from './useRegistration.ts';

interface RegisterFormProps
  extends Pick<AccountFormProps, 'settings' | 'invitation'>,
    Pick<Registration, 'invitationRefusal'> {
  /** Available forms, as tabs if there are two; they share their input. */
  ways: readonly [RegistrationForm, ...RegistrationForm[]];
  onClose: () => void;
}

const stepNames = {
  login: 'registration.step.login',
  about: 'registration.step.about',
  agree: 'registration.step.agree',
} as const satisfies Record<RegistrationStepId, MessageId>;

/** Shows the registration as one form in steps, with the fields the platform requires (REG-03, REG-04, REG-10). */
export function RegisterForm({ ways, invitationRefusal, onClose, ...props }: RegisterFormProps) {
  const text = useText();
  const [way, showWay] = useOverlayTab(ways);
  const { draft, kept } = useRegistrationDraft();
  const account = useAccountForm({ way, draft, ...props });
  const { form, steps, tools } = account;
  const { step, place, previous } = steps;
  const where = { step: place + 1, count: steps.steps.length };
  const fields = <RegistrationFields fields={step.fields} tools={tools} />;
  const refusedAtOnce = place === 0 && invitationRefusal ? errorText(text, invitationRefusal) : undefined;

  return (
    <>
      <StepDialogPage
        title={text('register.title')}
        onClose={onClose}
        words={{ close: text('frame.close') }}
        count={text('registration.step.count', where)}
        progress={{
          label: text('registration.progress'),
          steps: steps.steps.map(({ id }) => ({ id, label: text(stepNames[id]) })),
          current: step.id,
          words: {
            current: text('registration.step.current', { ...where, name: text(stepNames[step.id]) }),
            done: text('registration.step.done'),
          },
        }}
        onSubmit={account.submit}
        back={previous && { label: text('registration.back'), onClick: () => steps.go(previous) }}
        note={<FootNote steps={steps} />}
        more={
          isOptional(step) && (
            <Button kind="ghost" onClick={account.skip}>
              {text('registration.skip')}
            </Button>
          )
        }
        action={<StepAction account={account} />}
      >
        <FormError>{form.error ?? refusedAtOnce}</FormError>
        {form.error && previous && <ToLogin />}
        {step.id === 'login' && (
          <>
            {kept && account.untouched && <Text tone="secondary">{text('registration.kept')}</Text>}
            <Tabs
              label={text('registration.ways')}
              items={ways.map((id) => ({
                id,
                label: text(`registration.way.${id}`),
                panel: <Stack gap={4}>{fields}</Stack>,
              }))}
              selected={way}
              onSelect={(id) => {
                form.reset();
                showWay(id);
              }}
              fill
            />
            <SocialLogins title={text('registration.social')} />
          </>
        )}
        {step.id === 'about' && (
          <>
            {isOptional(step) && <Text tone="secondary">{text('registration.about.lead')}</Text>}
            {fields}
          </>
        )}
        {step.id === 'agree' && <AgreeStep account={account} />}
      </StepDialogPage>
      <HumanSum asked={account.asked} />
      <WarningDialog
        open={account.uninvited}
        title={text('invitation_code_error')}
        text={text('registration.invitation.text')}
        close={text('registration.invitation.close')}
        onClose={account.mendInvitation}
      />
    </>
  );
}

const isOptional = ({ id, fields }: AccountSteps['step']) =>
  id === 'about' && fields.every(({ required }) => !required);

function StepAction({ account: { form, steps } }: { account: AccountForm }) {
  const text = useText();
  const on = { type: 'submit', size: 'lg', busy: form.isSubmitting } as const;
  if (steps.next)
    return (
      <Button {...on} kind="primary">
        {text('registration.continue')}
      </Button>
    );
  return (
    <Button {...on} kind="accent" disabled={form.wait > 0}>
      {form.wait > 0 ? text('codes.wait', { seconds: form.wait }) : text('register.action')}
    </Button>
  );
}

function ToLogin() {
  const text = useText();
  const overlay = useOverlay();
  return <SwitchForm question={text('register.toLogin')} label={text('login.action')} href={overlay.hrefOf('login')} />;
}

function FootNote({ steps }: { steps: AccountSteps }) {
  const text = useText();
  const game = chosenGame();
  if (!steps.previous) return <ToLogin />;
  if (steps.next || !game) return null;
  return <Text tone="muted">{text('registration.next.game', { game: apart(game.title) })}</Text>;
}
