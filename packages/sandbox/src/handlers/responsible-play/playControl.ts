import {
  cancelLimitRaise,
  confirmRealityCheck,
  excludeSelf,
  playControl,
  setPlayLimit,
  setRealityCheck,
} from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { realityCheckOf } from '../../world/responsible-play/limits.ts';
import {
  cancelRaiseOf,
  playStandings,
  seeReminder,
  setLimit,
  takeRest,
} from '../../world/responsible-play/playChanges.ts';

export const playControlRoutes = [
  answer(playControl, (_, { world, account }) => playStandings(world, account)),

  answer(setPlayLimit, (asked, { world, account }) => {
    const changed = setLimit(world, account, asked);
    if ('problem' in changed)
      throw new Refusal('validation-failed', { status: 422, message: `not a limit: ${changed.problem}` });
    return changed;
  }),

  answer(cancelLimitRaise, (asked, { world, account }) => cancelRaiseOf(world, account, asked)),

  answer(excludeSelf, ({ kind, length }, { world, account }) => {
    const rest = takeRest(world, account, kind, length);
    if (!rest) throw new Refusal('validation-failed', { status: 422, message: 'not a length that is offered' });
    return rest;
  }),

  answer(setRealityCheck, ({ minutes }, { world, account }) => {
    account.realityMinutes = minutes;
    return { realityCheck: realityCheckOf(world, account) };
  }),

  answer(confirmRealityCheck, ({ dueAt }, { world, account }) => {
    seeReminder(world, account, dueAt);
    return { realityCheck: realityCheckOf(world, account) };
  }),
];
