import { checkRebate, languageTag, rebateDigits, textLength } from '@baize/domain';
import { invitations, makeInvitation } from '@baize/gateway';
import { Button, Inline, Stack } from '@baize/ui';
import { Dialog, FormError, NumberField, SelectField, TextField } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import type { AgentProfile } from '../shared/agentProfile.ts';
import { rebateProblem, useRebateHint } from '../shared/useRebateHint.ts';
import { KindField, openedKinds } from './KindField.tsx';

const longestLabel = 60;
const mostUses = 100_000;
/** Days a link can be valid. */
const lives = ['7', '30', '90', '365'] as const;

interface NewLinkDialogProps {
  open: boolean;
  profile: AgentProfile;
  onClose: () => void;
}

export function NewLinkDialog({ open, ...rest }: NewLinkDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} title={text('team.link.new')} onClose={rest.onClose} words={{ close: text('frame.close') }}>
      {open && <NewLinkForm {...rest} />}
    </Dialog>
  );
}

function NewLinkForm({ profile, onClose }: Omit<NewLinkDialogProps, 'open'>) {
  const text = useText();
  const language = useLanguage();
  const locale = languageTag(language);
  const hint = useRebateHint(profile.rebate);
  const kinds = openedKinds(profile);
  const { send } = useAction(makeInvitation, [invitations]);
  const form = useSubmitForm({
    defaultValues: {
      who: kinds.at(-1) ?? 'player',
      label: '',
      rebate: '' as string | null,
      days: '30',
      uses: '' as string | null,
    },
    validateOnChange: ['rebate'],
    validate: ({ label, rebate, uses }) => ({
      label: labelProblem(label.trim()),
      rebate: rebateProblem(checkRebate(rebate, profile.rebate, null), text),
      uses: usesOf(uses) === undefined ? text('team.link.most.wrong', { most: mostUses }) : undefined,
    }),
    onSubmit: async ({ who, label, rebate, days, uses }) => {
      const check = checkRebate(rebate, profile.rebate, null);
      const most = usesOf(uses);
      if (check.kind !== 'ok' || most === undefined) return undefined;
      return send({ who, label: label.trim(), rebate: check.rate, days: days === '' ? null : Number(days), most });
    },
    toast: ({ label }) => text('team.link.made', { label: apart(label) }),
    onSuccess: onClose,
  });
  function labelProblem(label: string): string | undefined {
    if (label === '') return text('team.link.label.required');
    return textLength(label) > longestLabel ? text('team.link.label.long', { most: longestLabel }) : undefined;
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <TextField
          {...form.field('label')}
          label={text('team.link.label')}
          hint={text('team.link.label.hint')}
          required
        />
        <KindField kinds={kinds} selected={form.values.who} onSelect={(who) => form.setValues({ who })} />
        <NumberField
          {...form.field('rebate')}
          label={text('team.rebate.rate')}
          hint={hint(checkRebate(form.values.rebate, profile.rebate, null))}
          unit="%"
          digits={rebateDigits}
          locale={locale}
          required
        />
        <SelectField
          {...form.field('days')}
          label={text('team.link.days')}
          options={[
            ...lives.map((value) => ({ value, label: text('team.link.days.count', { count: Number(value) }) })),
            { value: '', label: text('team.link.forever') },
          ]}
        />
        <NumberField
          {...form.field('uses')}
          label={text('team.link.most')}
          hint={text('team.link.most.hint')}
          digits={0}
          locale={locale}
        />
        <Inline gap={3} justify="end" wrap>
          <Button onClick={onClose}>{text('team.cancel')}</Button>
          <Button type="submit" kind="primary" busy={form.isSubmitting}>
            {text('team.link.make')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Parses the maximum number of uses: null for unlimited, undefined when invalid. */
function usesOf(typed: string | null): number | null | undefined {
  if (typed === '') return null;
  const count = Number(typed ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 1 && count <= mostUses ? count : undefined;
}
