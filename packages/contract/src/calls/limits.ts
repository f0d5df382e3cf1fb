import type { CallNotes } from '../notes.ts';

export const limits = {
  playControl: {
    group: 'limits',
    title: 'Limits, break and reminder',
    about:
      'Player’s limits with used and remaining amounts, current rest, and reminder intervals of brand and player in minutes. Amounts are decimal strings, whole minutes for time; a rest without an end is permanent.',
    refusals: [],
  },
  setPlayLimit: {
    group: 'limits',
    title: 'Set a limit',
    about: 'Sets a limit, or removes it if the amount is null: stricter at once, looser after 24 hours.',
    refusals: ['validation-failed'],
  },
  cancelLimitRaise: {
    group: 'limits',
    title: 'Take back a raise',
    about: 'Takes back a looser limit that has yet to take effect.',
    refusals: [],
  },
  takeBreak: {
    group: 'limits',
    title: 'Take a break of hours',
    about: 'Starts a break of some hours at once: no launch and no deposit until it ends.',
    refusals: [],
  },
  excludeSelf: {
    group: 'limits',
    title: 'Cool off or exclude oneself',
    about:
      'Starts a cool-off of days or an exclusion of months (0: permanent) at once; it cannot be ended early, and a longer rest stays.',
    refusals: ['validation-failed'],
  },
  stopAllPlay: {
    group: 'limits',
    title: 'Stop all play',
    about:
      'Stops all play at once, in every tab and on every device, and returns the break; asks for nothing and cannot be undone.',
    refusals: ['not-allowed'],
  },
  loginSummary: {
    group: 'limits',
    title: 'Summary after login',
    about:
      'Figures of the player’s last days, as many as are due: amounts as decimal strings, the time played in seconds.',
    refusals: [],
  },
  confirmLoginSummary: {
    group: 'limits',
    title: 'Acknowledge the summary',
    about: 'Acknowledges the summary; until then nothing is launched or paid in.',
    refusals: [],
  },
  goWithoutLimits: {
    group: 'limits',
    title: 'Go without limits',
    about: 'Keeps the answer of a player who goes without limits.',
    refusals: ['not-allowed'],
  },
  setRealityCheck: {
    group: 'limits',
    title: 'Set the reminder',
    about: 'Sets the interval of the reminder in minutes; null takes it away, as far as the brand allows.',
    refusals: [],
  },
  confirmRealityCheck: {
    group: 'limits',
    title: 'Confirm a reminder',
    about: 'Confirms the reality check due at a time, once across tabs, and returns the next one.',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
