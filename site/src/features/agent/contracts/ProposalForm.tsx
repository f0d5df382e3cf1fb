import type { ContractKind } from '@baize/domain';
import { consolidatedFunds } from '@baize/gateway';
import { Alert, Button, Inline, Split, Stack, Text } from '@baize/ui';
import { FormError, Stepper } from '@baize/ui/overlays';
import { useId, useRef } from 'react';
import { useIsWide } from '../../../core/browser/useMedia.ts';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { CentreFooter } from '../../../shared/page/CentrePage.tsx';
import type { ContractDetail } from '../../contracts/useContracts.ts';
import { useContracts } from '../../contracts/useContracts.ts';
import { useDates } from '../../contracts/useDates.ts';
import { useTermsText } from '../../contracts/useTermsText.ts';
import { blockedText } from './blockedText.ts';
import { ProposalAside } from './ProposalAside.tsx';
import { ProposalCheck } from './ProposalCheck.tsx';
import { ProposalCycle } from './ProposalCycle.tsx';
import { ProposalKind } from './ProposalKind.tsx';
import { ProposalTiers } from './ProposalTiers.tsx';
import { type ContractsView, type ProposalStep, proposalSteps } from './useContractsView.ts';
import { type ProposalBasis, useProposal } from './useProposal.ts';

interface ProposalFormProps {
  kind: ContractKind;
  view: ContractsView;
  basis: ProposalBasis;
  fits: ContractDetail | null;
}

export function ProposalForm({ kind, view, basis, fits }: ProposalFormProps) {
  const text = useText();
  const dates = useDates(basis.rules.timeZone);
  const words = useTermsText(basis.currency);
  const { form, editing, bounds, keep } = useProposal({ kind, basis, fits, view, words, dates });
  const { value: contracts } = useContracts(kind);
  const { value: kinds } = useEndpoint(consolidatedFunds, {});
  const tiers = useRef<HTMLElement>(null);
  const formId = useId();
  const isWide = useIsWide();
  const name = apart(basis.payee.name);
  const step: ProposalStep = view.step === 'check' && editing.wrong > 0 ? 'tiers' : view.step;
  const place = proposalSteps.indexOf(step);
  const shown = (next: ProposalStep) => ({
    propose: basis.payee.account,
    step: next,
    ...(view.fits === null ? {} : { fits: view.fits }),
  });
  const reason = basis.blocked && contracts ? blockedText({ ...contracts, blocked: basis.blocked }, text) : null;
  const { cycle } = form.values;
  const answers: Record<ProposalStep, string> = {
    kind: text(`agent.kind.${kind}`),
    cycle: text(`agent.cycle.${cycle}`),
    tiers: text('contracts.editor.count', { count: editing.terms.tiers.length, most: 8 }),
    check: text('contracts.step.check.text'),
  };
  const go = (next: ProposalStep | undefined) => next && view.go(shown(next));

  function onward() {
    if (step !== 'tiers') return go(proposalSteps[place + 1]);
    if (editing.wrong === 0) return go('check');
    editing.judge();
    tiers.current?.focus();
  }

  return (
    <form id={formId} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Stepper
          label={text('contracts.steps')}
          current={step}
          steps={proposalSteps.map((id) => ({
            id,
            label: text(`contracts.step.${id}`),
            text: answers[id],
            href: view.hrefOf(shown(id)),
          }))}
          error={step === 'tiers' && editing.said > 0 ? text('contracts.correct', { count: editing.said }) : undefined}
          words={{ done: text('contracts.step.done') }}
        />
        {reason && (
          <Alert tone="info" kind="panel">
            {fits ? text('contracts.draft.fits', { name: apart(bounds?.sourceName ?? '') }) : reason}
          </Alert>
        )}
        {basis.open && (
          <Alert
            tone="info"
            kind="panel"
            action={{
              label: text('contracts.review.open'),
              onClick: () => view.go({ contract: basis.open?.contract.id ?? '' }),
            }}
          >
            {text('contracts.request.sent', { name })}
          </Alert>
        )}
        {step === 'kind' && <ProposalKind kind={kind} kinds={kinds} view={view} account={basis.payee.account} />}
        {step === 'cycle' && <ProposalCycle kind={kind} field={form.field('cycle')} />}
        {step === 'tiers' && (
          <Split
            fold="within"
            aside={<ProposalAside basis={basis} bounds={bounds} terms={editing.terms} words={words} dates={dates} />}
          >
            <ProposalTiers ref={tiers} basis={basis} editing={editing} words={words} />
          </Split>
        )}
        {step === 'check' && (
          <ProposalCheck basis={basis} form={form} terms={editing.terms} words={words} dates={dates} />
        )}
        <CentreFooter>
          <Stack gap={2}>
            <FormError>{form.error}</FormError>
            <Inline gap={3} justify="between" align="center" wrap>
              {isWide && place > 0 ? (
                <Button href={view.hrefOf(shown(proposalSteps[place - 1] ?? 'kind'))}>
                  {text('contracts.step.back', { step: text(`contracts.step.${proposalSteps[place - 1] ?? 'kind'}`) })}
                </Button>
              ) : (
                <span />
              )}
              <Inline gap={3} justify="end" align="center" wrap>
                {editing.said > 0 && (
                  <Text as="span" size="caption" tone="negative">
                    {text('contracts.correct', { count: editing.said })}
                  </Text>
                )}
                <Button kind="ghost" onClick={keep}>
                  {text('contracts.draft.keep')}
                </Button>
                {step !== 'check' ? (
                  <Button kind="primary" onClick={onward}>
                    {text(step === 'tiers' ? 'contracts.propose.check' : 'contracts.propose.next')}
                  </Button>
                ) : (
                  reason === null &&
                  !basis.open && (
                    <SubmitButton form={formId} busy={form.isSubmitting} wait={form.wait}>
                      {text('contracts.propose.send')}
                    </SubmitButton>
                  )
                )}
              </Inline>
            </Inline>
          </Stack>
        </CentreFooter>
      </Stack>
    </form>
  );
}
