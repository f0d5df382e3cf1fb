import { fromMinor, offersPromotions } from '@baize/domain';
import { bonusDetails, claimAllRewards, claimReward, rewardCentre, type WireOf } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Content, contentOf } from '../../world/base/content.ts';
import { playAmount } from '../../world/base/scales.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import type { Credited } from '../../world/promotions/rewardService.ts';
import { granted, refuseAll, refuseOnBreak } from './promotions.ts';

export const rewardRoutes = [
  answer(rewardCentre, (_, call) => {
    const { world, account, language } = call;
    if (world.settings.emptyLists || !offersPromotions(rulesOf(world))) return [];
    refuseOnBreak(call);
    const now = world.clock.now();
    const words = contentOf(language);
    const own = world.memberServices().rewards.of(account, now);
    return [
      ...own.map(({ seed, stand, amount, turnover }) => {
        const [rewardName = seed.id, about = '', reason = null] = words.rewardCentre[seed.id] ?? [];
        return {
          rewardId: seed.id,
          rewardName,
          about,
          icon: `/art/rewards/${seed.picture}.svg`,
          status: stand.status,
          amount: money(call, amount),
          turnover: turnover === null ? null : money(call, turnover),
          statusTime: stand.at,
          nextTime: stand.turnsAt,
          rejectReason: stand.status === 'rejected' ? reason : null,
        };
      }),
      ...issuedPromotions(call, words),
    ];
  }),

  answer(claimReward, ({ rewardId }, call) => {
    refuseAll(call);
    const { world, account } = call;
    return credited(granted(world.memberServices().rewards.claim(rewardId, account, world.clock.now())), call);
  }),

  answer(claimAllRewards, (_, call) => {
    refuseAll(call);
    const { world, account } = call;
    const all = world.memberServices().rewards.claimAll(account, world.clock.now());
    if (all.ids.length === 0) throw new Refusal('nothing-to-claim', { status: 409 });
    return credited(all, call);
  }),

  answer(bonusDetails, ({ status, pageNo, pageSize }, { world, account, language }) => {
    const { bonuses } = world.memberServices();
    const { bonuses: own, rewardCentre: rewards, rewards: mall, voidTerms } = contentOf(language);
    const nameOf = (name: string) => own[name] ?? rewards[name]?.[0] ?? mall[name] ?? name;
    const all = world.settings.emptyLists ? [] : bonuses.of(account.username, nameOf, voidTerms);
    const found = all.filter(({ state }) => !status || state === status);
    const { items, totalPages } = pageOf(found, { pageNo, pageSize });
    const { digits } = world.currency();
    return {
      list: items.map(
        ({ id, name, amount, wagerTotal, wagerDone, maxBet, granted: at, expires, ended, state, voids }) => ({
          bonusId: id,
          bonusName: name,
          amount,
          turnoverTotal: wagerTotal,
          turnoverDone: wagerDone,
          maxBet,
          grantTime: at,
          expiryTime: expires,
          endTime: ended,
          status: state,
          voidTerms: voids,
        }),
      ),
      turnoverLeft: fromMinor(bonuses.turnoverLeft(account.username, world.clock.now()), digits),
      total: found.length,
      totalPages,
    };
  }),
];

/** Lists promotion bonuses among the rewards; each can be claimed once, from either place. */
function issuedPromotions({ world, account }: SignedCall, { promotions }: Content) {
  return world.promotions.issued(account, world.clock.now()).map(({ id, type, units, status, from, expires }) => ({
    rewardId: id,
    rewardName: promotions[type]?.[0] ?? type,
    about: promotions[type]?.[1] ?? '',
    icon: `/art/promotions/${type}.svg`,
    status,
    amount: playAmount(units, world.currency()),
    turnover: null,
    statusTime: from,
    nextTime: status === 'issued' ? expires : null,
    rejectReason: null,
  }));
}

function credited({ ids, wallet, bonus }: Credited, call: SignedCall): WireOf<typeof claimReward> {
  return {
    referenceNo: call.key?.slice(0, 8).toUpperCase() ?? null,
    amount: money(call, wallet),
    bonusAmount: money(call, bonus),
    rewardIds: [...ids],
  };
}

const money = ({ world }: SignedCall, minor: bigint): string => fromMinor(minor, world.currency().digits);
