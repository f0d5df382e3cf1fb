import { type BonusFacts, offersPromotions, type PrizeKind } from '@baize/domain';
import {
  claimPromotion,
  claimRaffle,
  joinPromotion,
  openRedEnvelope,
  promotionDetail,
  promotions,
  uploadPromotionPicture,
} from '@baize/gateway';
import { answer, type Call, type SignedCall } from '../../http/answer.ts';
import { judgePicture } from '../../http/judgePicture.ts';
import { Refusal } from '../../http/refusal.ts';
import { isOnBreak } from '../../world/account/account.ts';
import { bonusBarred } from '../../world/platform/bonusRules.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import type { Verdict } from '../../world/promotions/promotions.ts';

export const promotionRoutes = [
  answer(promotions, ({ type }, call) => {
    const { world } = call;
    if (world.settings.emptyLists || !offersPromotions(rulesOf(world))) return [];
    refuseOnBreak(call);
    return world.promotions.list(asked(call), type).filter((offer) => !barred(offer, call));
  }),

  answer(promotionDetail, ({ id }, call) => {
    refuseWhereOff(call);
    refuseOnBreak(call);
    const detail = call.world.promotions.detail(id, asked(call));
    if (!detail) throw new Refusal('not-found', { status: 404, message: 'no such promotion' });
    refuseBarred(detail, call);
    return detail;
  }),

  answer(uploadPromotionPicture, ({ type, data }, call) => {
    refuseAll(call);
    const judged = judgePicture(data);
    if (judged.fault || judged.type !== type) {
      throw new Refusal('picture-refused', { status: 422, message: judged.fault ?? 'not what it says it is' });
    }
    return { pictureId: call.world.promotions.keepPicture(call.account) };
  }),

  answer(joinPromotion, ({ promotionId, remark, pictureIds }, call) => {
    refuseAll(call);
    refuseBarred(call.world.promotions.detail(promotionId, asked(call)), call);
    const { world, account } = call;
    return {
      status: granted(world.promotions.join(promotionId, account, { remark, pictureIds }, world.clock.now())),
    };
  }),

  answer(claimPromotion, ({ promotionId }, call) => credit(promotionId, 'bonus', call)),
  answer(claimRaffle, ({ promotionId }, call) => credit(promotionId, 'raffle', call)),
  answer(openRedEnvelope, ({ promotionId }, call) => credit(promotionId, 'envelope', call)),
];

function credit(id: string, how: 'bonus' | PrizeKind, call: SignedCall) {
  refuseAll(call);
  refuseBarred(call.world.promotions.detail(id, asked(call)), call);
  const { world, account } = call;
  return { amount: granted(world.promotions.claim(id, how, account, world.ledger(), world.clock.now())) };
}

const asked = ({ world, account, language }: Call) => ({
  account,
  language,
  currency: world.currency(),
  bonusHalved: world.settings.bonusHalved,
  hostile: world.settings.hostileNotice,
  brand: world.settings.brand,
});

const barred = (offer: Partial<BonusFacts>, { world, account }: Call) =>
  bonusBarred(rulesOf(world), offer, account, world.clock);

/** Refuses an offer that the rules forbid, also one that was open when they did not (JUR-33). */
function refuseBarred(offer: Partial<BonusFacts> | null, call: Call): void {
  const rule = offer && barred(offer, call);
  if (rule) throw new Refusal('not-allowed', { status: 403, message: rule });
}

/** Refuses players on a break, who see not even the list (RSP-04). */
export function refuseOnBreak({ account, world }: Call): void {
  if (account && isOnBreak(account, world.clock.now())) throw new Refusal('on-a-break', { message: 'on a break' });
}

export function refuseWhereOff({ world }: Call): void {
  if (!offersPromotions(rulesOf(world))) throw new Refusal('not-allowed', { status: 403, message: 'not here' });
}

export function refuseAll(call: Call): void {
  refuseWhereOff(call);
  refuseOnBreak(call);
}

export function granted<T>(verdict: Verdict<T>): T {
  if (verdict.ok) return verdict.value;
  throw new Refusal(verdict.code, { status: verdict.code === 'not-found' ? 404 : 409 });
}
