import { decideGate, decideOffer, type OfferStep, type Promotion } from '@baize/domain';
import type { PromotionCardProps } from '@baize/ui';
import { useEffect, useState } from 'react';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useGate } from '../../core/routing/useGate.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useServices, useViewer } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { errorText } from '../../data/load.ts';
import { useClaim } from './useClaim.ts';

/** Returns the button of an offer: joining and prizes open dialogs, an issued bonus is credited at once (PRO-01). */
export function useOfferAct(): (offer: Promotion, step: OfferStep) => PromotionCardProps['action'] {
  const text = useText();
  const money = useMoney();
  const gate = useGate();
  const viewer = useViewer();
  const overlay = useOverlay();
  const { now, toasts } = useServices();
  const { state, send, dismiss, leave } = useClaim('bonus');
  const [claiming, setClaiming] = useState<string | null>(null);

  useEffect(() => {
    // The frame reports unknown results, so release the list for further claims.
    if (state.kind === 'checking') return leave();
    if (state.kind === 'done') {
      const amount = money(state.value?.amount ?? null) ?? '';
      toasts.show({ tone: 'positive', text: text('promotions.claimed', { amount }) });
      dismiss();
    }
    if (state.kind === 'refused') {
      toasts.show({ tone: 'negative', text: errorText(text, state.error) });
      dismiss();
    }
  }, [state, leave, dismiss, toasts, text, money]);

  const claim = ({ id, title }: Promotion) => {
    setClaiming(id);
    void send({ promotionId: id }, title);
  };
  /**
   * Opens the offer's dialog, if it has one. After a login nothing else is done, because visitors have no issued
   * bonuses (NAV-24).
   */
  const opensDialog = ({ id }: Promotion, step: OfferStep): boolean => {
    if (step.kind === 'none' || (step.kind === 'claim' && step.how === 'bonus')) return false;
    const dialog = step.kind === 'join' ? 'join-promotion' : step.how === 'raffle' ? 'raffle' : 'red-envelope';
    overlay.open(dialog, { promotion: id });
    return true;
  };
  const act = (offer: Promotion) => {
    // The offer may have changed between render and click.
    const step = decideOffer(offer, now());
    if (!gate(decideGate(viewer), { next: () => opensDialog(offer, step) })) return;
    if (!opensDialog(offer, step) && step.kind === 'claim') claim(offer);
  };
  return (offer, step) => {
    if (step.kind === 'none') return undefined;
    return {
      // Brass promises money; what a prize holds is not known yet.
      kind: step.kind === 'claim' && step.how === 'bonus' ? 'claim' : 'join',
      label: labelOf(offer, step, text, money),
      busy: state.kind === 'sending' && claiming === offer.id,
      onClick: () => act(offer),
    };
  };
}

function labelOf(
  { amount }: Promotion,
  step: Exclude<OfferStep, { kind: 'none' }>,
  text: Translate,
  money: (amount: string | null) => string | null,
): string {
  if (step.kind === 'join') return text(step.again ? 'promotions.join.again' : 'promotions.join');
  if (step.how !== 'bonus') return text(`promotions.${step.how}.action`);
  const sum = money(amount);
  return sum ? text('promotions.claim', { amount: sum }) : text('promotions.claim.plain');
}
