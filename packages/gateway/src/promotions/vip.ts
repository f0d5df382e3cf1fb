import type { VipClub, VipTier } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, flag, language, optionalText, text } from '../base/fields.ts';
import { list } from '../base/list.ts';

const sum = v.pipe(amount, v.string());

/** VIP tiers with their benefits, and the caller's valid bets; the player's rank is in the club label. */
export const vipClub = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipClub',
  capability: 'vip',
  access: 'open',
  tokenWhenHeld: true,
  public: true,
  assumed: true,
  input: v.object({ language }),
  value: v.pipe(
    v.object({
      levels: list(
        v.pipe(
          v.object({
            rankLevel: v.pipe(v.number(), v.integer(), v.minValue(1)),
            labelName: v.pipe(text, v.nonEmpty()),
            icon: optionalText,
            validBet: sum,
            slotRebate: amount,
            birthdayBonus: amount,
            withdrawalsPerDay: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
            priorityWithdrawal: flag,
            serviceLine: flag,
          }),
          v.transform(
            ({ rankLevel, labelName, icon, validBet, withdrawalsPerDay, priorityWithdrawal, ...rest }): VipTier => ({
              ...rest,
              rank: rankLevel,
              name: labelName,
              picture: icon,
              from: validBet,
              withdrawalsADay: withdrawalsPerDay,
              priorityWithdrawals: priorityWithdrawal,
            }),
          ),
        ),
      ),
      validBet: amount,
      days: count,
    }),
    v.transform(({ levels, validBet, days }): VipClub => ({ tiers: levels, validBets: validBet, days })),
  ),
});
