export type StatusTone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'accent';

/** Every status of the product. A loss is never red: red is for what went wrong or was refused. */
export const statusTones = {
  // A bet
  won: 'positive',
  lost: 'neutral',
  drawn: 'neutral',
  unsettled: 'warning',
  cancelled: 'negative',
  void: 'neutral',
  // Money on its way: a deposit, a withdrawal, a transfer, a redemption
  requested: 'info',
  awaitingPayment: 'warning',
  pending: 'warning',
  inReview: 'warning',
  approved: 'positive',
  paid: 'info',
  awaitingReceipt: 'warning',
  received: 'positive',
  partlyReceived: 'warning',
  notReceived: 'negative',
  forcedReceived: 'neutral',
  credited: 'positive',
  completed: 'positive',
  unknown: 'warning',
  failed: 'negative',
  rejected: 'negative',
  expired: 'neutral',
  // A bonus, a reward, a rebate, a mission
  comingSoon: 'info',
  joined: 'info',
  applying: 'warning',
  process: 'info',
  active: 'positive',
  claimable: 'accent',
  issued: 'accent',
  claimed: 'neutral',
  forfeited: 'neutral',
  locked: 'neutral',
  full: 'neutral',
  notForYou: 'neutral',
  // A ticket or a message
  unread: 'info',
  open: 'info',
  answered: 'positive',
  closed: 'neutral',
  // A contract, a link, a limit
  newRequest: 'info',
  accepted: 'positive',
  terminated: 'negative',
  disabled: 'neutral',
  ending: 'warning',
  ended: 'neutral',
  withdrawn: 'neutral',
  // A bill
  notReached: 'neutral',
  billIssued: 'info',
  awaitingApproval: 'accent',
  awaitingCollection: 'accent',
  partlyCollected: 'accent',
  billPaid: 'positive',
  denied: 'negative',
  objected: 'warning',
  notCollected: 'negative',
} as const satisfies Record<string, StatusTone>;

export type Status = keyof typeof statusTones;
