import type { VipClub, VipTier } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, flag, language, optionalText, text } from './fields.ts';
import { list } from './list.ts';

const sum = v.pipe(amount, v.string());

/** The tiers of the club, what each brings, and the valid bets of who asks. A player's own rank is the club label. Nothing of it is in the source. */
export const vipClub = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipClub',
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
