import type { CallNotes } from '../notes.ts';

export const team = {
  agentProfile: {
    group: 'team',
    title: 'The agent',
    about:
      'Agent’s account and permissions. `rebate` is their own rate in per cent, `activeMinimum` the valid bets that make a member active in a period.',
    refusals: [],
  },
  agentAttention: {
    group: 'team',
    title: 'What waits for the agent',
    about: 'Tasks of the agent, earliest deadline first; `counts` feed the menu, `announcements` counts unread ones.',
    refusals: [],
  },
  teamOverview: {
    group: 'team',
    title: 'The team at a glance',
    about:
      'Team figures for a span and the preceding span of equal length: totals, days, best direct downlines and products (game categories).',
    refusals: [],
  },
  teamLevel: {
    group: 'team',
    title: 'One level of the team',
    about:
      'One level of the team below an account (by default the agent), by valid bets; filters keep a row for matches below it.',
    refusals: ['not-found', 'validation-failed'],
  },
  teamSearch: {
    group: 'team',
    title: 'Search the team',
    about: 'Accounts at any depth whose name contains a text, each with its path; at most 50.',
    refusals: [],
  },
  downline: {
    group: 'team',
    title: 'One downline',
    about: 'One downline with its log. `closed`: it cannot receive money, for a reason that is not disclosed.',
    refusals: ['not-found'],
  },
  downlineTransferSettings: {
    group: 'team',
    title: 'Limits of a transfer to a downline',
    about: 'Limits of a transfer to a downline; quotes are of kind `downline` with the account as `to`.',
    refusals: ['not-found'],
  },
  transferDownline: {
    group: 'team',
    title: 'Send to a downline',
    about: 'Sends money to a downline at a quote of kind `downline`.',
    refusals: ['downline-unavailable', 'payment-password-locked', 'payment-password-wrong'],
  },
  openDownline: {
    group: 'team',
    title: 'Open an account',
    about: 'Opens an account below the agent, with an initial password that must be changed at first login.',
    refusals: ['username-taken', 'validation-failed', 'not-allowed'],
  },
  invitations: {
    group: 'team',
    title: 'Invitation links',
    about: 'The agent’s invitation links with what came of each.',
    refusals: [],
  },
  makeInvitation: {
    group: 'team',
    title: 'Make an invitation link',
    about: 'Creates an invitation link valid for `days`, usable `most` times.',
    refusals: ['validation-failed', 'not-allowed'],
  },
  disableInvitation: {
    group: 'team',
    title: 'Disable an invitation link',
    about: 'Disables an invitation link; accounts opened with it stay.',
    refusals: ['not-found'],
  },
  messageDownline: {
    group: 'team',
    title: 'Write to a downline',
    about: 'Sends a message to a direct downline.',
    refusals: ['not-found', 'validation-failed'],
  },
  messageUpline: {
    group: 'team',
    title: 'Write to the upline',
    about: 'Sends a message to the agent’s upline.',
    refusals: ['not-found', 'validation-failed'],
  },
  agentAnnouncements: {
    group: 'team',
    title: 'Announcements to agents',
    about: 'Announcements for agents, newest first.',
    refusals: [],
  },
  openAgentAnnouncement: {
    group: 'team',
    title: 'Open an announcement',
    about: 'Opens an announcement with its text as unsanitised HTML, and marks it read.',
    refusals: ['not-found'],
  },
  changeRebate: {
    group: 'team',
    title: 'Change a downline’s rebate',
    about: 'Changes the rebate of a direct downline: a raise at once, a reduction by request.',
    refusals: ['not-found', 'validation-failed', 'request-open'],
  },
  answerRebate: {
    group: 'team',
    title: 'Answer a lower rebate',
    about: 'Answers or withdraws a request for a lower rebate.',
    refusals: ['not-found', 'contract-changed', 'request-expired'],
  },
} as const satisfies Record<string, CallNotes>;
