/** Groups of calls, in the order of the reference. `without` ends the sentence “Without this group the site …”. */
export const groups = {
  platform: {
    title: 'Platform',
    about: 'What a host is: switches, rules, addresses and whether it is open. Every page reads it first.',
    without: 'shows that it cannot be reached, and nothing else',
  },
  session: {
    title: 'Session',
    about: 'How a player logs in, stays logged in and leaves.',
    without: 'offers no login',
  },
  registration: {
    title: 'Registration',
    about: 'How a visitor becomes a player.',
    without: 'offers login alone',
  },
  passwords: {
    title: 'Passwords',
    about: 'How a lost or old password is replaced.',
    without: 'leads to customer service',
  },
  account: {
    title: 'Account',
    about: 'What the site knows of a player, and what a player may change.',
    without: 'shows a name and nothing to change',
  },
  wallet: {
    title: 'Wallet',
    about: 'What a player has, and what moves between wallets.',
    without: 'shows no balance and moves nothing',
  },
  deposits: {
    title: 'Deposits',
    about: 'How money comes in.',
    without: 'hides the way in',
  },
  withdrawals: {
    title: 'Withdrawals',
    about: 'What a player asks for when money shall leave the wallet.',
    without: 'hides Withdraw and says so in the account',
  },
  games: {
    title: 'Games',
    about: 'What can be played: categories, studios, games, winners.',
    without: 'has nothing to play',
  },
  play: {
    title: 'Play',
    about: 'How a game opens, and what its session bar shows.',
    without: 'opens no game',
  },
  limits: {
    title: 'Responsible play',
    about: 'Limits, breaks, reminders.',
    without: 'says that they are set through customer service',
  },
  lottery: {
    title: 'Lottery',
    about: 'Lotteries, draws and bets on them.',
    without: 'has no lottery',
  },
  content: {
    title: 'Content',
    about: 'Banners, notices, help, blog, feedback.',
    without: 'shows no line, no article and no form',
  },
  messages: {
    title: 'Messages',
    about: 'The player’s inbox.',
    without: 'has no inbox and no badge',
  },
  promotions: {
    title: 'Promotions',
    about: 'Offers, bonuses and the VIP club.',
    without: 'has no page, card or menu entry of them',
  },
  rewards: {
    title: 'Rewards',
    about: 'Rewards, missions and rebates.',
    without: 'has no page or count of them',
  },
  points: {
    title: 'Points',
    about: 'Points, what they buy and how they are earned.',
    without: 'has no mall',
  },
  referral: {
    title: 'Referral',
    about: 'Friends a player invites, and what they bring.',
    without: 'has no page of it',
  },
  records: {
    title: 'Records',
    about: 'What a player did and what became of it.',
    without: 'has no records',
  },
  team: {
    title: 'Agents: team',
    about: 'The agent’s team: accounts, invitations, messages, transfers.',
    without: 'has no agent centre',
  },
  reports: {
    title: 'Agents: reports',
    about: 'Bets, money and profit of a team.',
    without: 'has no reports',
  },
  contracts: {
    title: 'Agents: contracts',
    about: 'Contracts between an agent and those below, and their bills.',
    without: 'has no contracts',
  },
} as const;

export type GroupId = keyof typeof groups;
