import { limitKinds, limitPeriods, type PlayRest, realityMinutes, restKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, noInput, time, whole } from '../base/fields.ts';
import { list } from '../base/list.ts';

const sum = v.pipe(amount, v.string());
const moment = v.pipe(time, v.number());
const minutes = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** Limit as a decimal string without a sign; whole minutes for time. */
const setAmount = v.pipe(v.string(), v.regex(/^\d{1,12}(?:\.\d{1,8})?$/));
const which = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) };

const pending = v.nullish(v.object({ amount: v.nullable(sum), from: moment }), null);

const limit = v.object({ ...which, amount: sum, pending, used: sum, left: sum, resets: moment });

/** A rest with invalid times still holds: since ever and without an end. */
export const restWire = v.pipe(
  v.object({ kind: v.picklist(restKinds), from: time, until: v.nullish(time, null) }),
  v.transform(({ from, ...rest }): PlayRest => ({ ...rest, from: from ?? 0 })),
);

/**
 * Player's limits with used and remaining amounts, current rest, and reminder intervals of brand and player in minutes.
 * Amounts are decimal strings, whole minutes for time; a rest without an end is permanent.
 */
export const playControl = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayControl',
  capability: 'play-control',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.object({
    limits: list(limit),
    rest: v.nullish(restWire, null),
    realityCheck: v.object({ brand: minutes, own: minutes }),
  }),
});

const changed = v.object({
  outcome: v.picklist(['now', 'later', 'same']),
  limit: v.nullable(limit),
});

/**
 * Sets a limit, or removes it if the amount is null: stricter at once, looser after 24 hours. Errors:
 * `validation-failed`.
 */
export const setPlayLimit = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setPlayLimit',
  capability: 'limits',
  access: 'player',
  assumed: true,
  input: v.object({ ...which, amount: v.nullable(setAmount) }),
  value: changed,
});

export const cancelLimitRaise = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelLimitRaise',
  capability: 'limits',
  access: 'player',
  assumed: true,
  input: v.object(which),
  value: changed,
});

/**
 * Starts a cool-off of days or an exclusion of months (0: permanent) at once; it cannot be ended early, and a longer
 * rest stays. Errors: `validation-failed` for a length not on offer.
 */
export const excludeSelf = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_excludeSelf',
  capability: 'exclusion',
  access: 'player',
  assumed: true,
  input: v.object({ kind: v.picklist(['cool-off', 'exclusion']), length: whole }),
  value: restWire,
});

const check = v.nullish(v.object({ minutes: v.pipe(v.number(), v.minValue(1)), dueAt: moment }), null);

export const setRealityCheck = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setRealityCheck',
  capability: 'reality-check',
  access: 'player',
  assumed: true,
  input: v.object({
    minutes: v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(realityMinutes.min), v.maxValue(realityMinutes.max)),
    ),
  }),
  value: v.object({ realityCheck: check }),
});

/** Confirms the reality check due at a time, once across tabs, and returns the next one. */
export const confirmRealityCheck = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmRealityCheck',
  capability: 'reality-check',
  access: 'player',
  assumed: true,
  input: v.object({ dueAt: v.pipe(v.number(), v.safeInteger()) }),
  value: v.object({ realityCheck: check }),
});

export const realityCheckWire = check;
