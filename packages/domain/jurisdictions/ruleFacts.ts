import type { RuleId } from '../src/rules/index.ts';

export interface RuleFacts {
  /** Sentence for people who read a report. */
  about: string;
  /** Which of two values is stricter. */
  stricter: string;
  unit: string;
  /** Function of `rules/decide` that alone reads the rule. */
  decision: string;
  /** Obeyed in games, which are pages of their own: a test proves it, and no story shows it. */
  inGames?: true;
}

/** Rules in words, for reports, docs and checks. */
export const ruleFacts: Readonly<Record<RuleId, RuleFacts>> = {
  freePlay: {
    about: 'Free play without an account, after verification, or not at all',
    stricter: 'none before verified before open',
    unit: 'word',
    decision: 'offersFreePlay',
  },
  vip: { about: 'VIP club', stricter: 'forbidden', unit: 'allowed or not', decision: 'offersVip' },
  promotions: {
    about: 'Promotions, bonuses, missions and rewards',
    stricter: 'forbidden',
    unit: 'allowed or not',
    decision: 'offersPromotions',
  },
  cockfight: { about: 'Cockfight group', stricter: 'forbidden', unit: 'allowed or not', decision: 'offersCockfight' },
  simulatedJackpots: {
    about: 'Jackpots that are made up, and say so',
    stricter: 'forbidden',
    unit: 'allowed or not',
    decision: 'offersSimulatedJackpots',
  },
  movingBanners: {
    about: 'Banners that go on by themselves',
    stricter: 'forbidden',
    unit: 'allowed or not',
    decision: 'movesBanners',
  },
  helpLineStrip: {
    about: 'Strip with the lines of help in the footer',
    stricter: 'shown',
    unit: 'asked for or not',
    decision: 'footHelpLines',
  },
  helpLine: {
    about: 'Lines of help with gambling: name, phone, page',
    stricter: 'all lines of both',
    unit: 'list',
    decision: 'footHelpLines',
  },
  'session.realityMinutes': {
    about: 'Most time between two reality checks',
    stricter: 'fewer',
    unit: 'minutes',
    decision: 'mostRealityMinutes',
  },
  'age.minimum': {
    about: 'Age from which people may play',
    stricter: 'higher',
    unit: 'years',
    decision: 'minimumAge',
  },
  'slot.stakeMax': {
    about: 'Most that a round of a slot may cost, by age; an unknown age has the lowest',
    stricter: 'lower',
    unit: 'amount in the currency of the profile',
    decision: 'gameRules',
    inGames: true,
  },
  'game.cycleMs': {
    about: 'Least time from the start of a round to that of the next',
    stricter: 'longer',
    unit: 'milliseconds by family of games',
    decision: 'gameRules',
    inGames: true,
  },
  'game.speedUp': {
    about: 'Families of games that must not be made faster',
    stricter: 'all families of both',
    unit: 'families of games',
    decision: 'gameRules',
    inGames: true,
  },
  'game.celebrateAbove': {
    about: 'Return above which a round is shown as won',
    stricter: 'stake before nothing',
    unit: 'word',
    decision: 'gameRules',
    inGames: true,
  },
  'game.elapsed': {
    about: 'Precision of the time played in the session bar',
    stricter: 'seconds before minutes',
    unit: 'word',
    decision: 'showsSeconds',
  },
  'game.netPosition': {
    about: 'Result of the session in sight at all times, also while it is unknown',
    stricter: 'shown',
    unit: 'asked for or not',
    decision: 'keepsNetPosition',
  },
  'login.summary': {
    about:
      'Summary of stakes, wins and payments that must be seen before play, after each login and each so many hours',
    stricter: 'more days, fewer hours',
    unit: 'days and hours',
    decision: 'summaryDue',
  },
  'login.idleMinutes': {
    about: 'Minutes without a touch of the page or a game after which a player is logged out',
    stricter: 'fewer',
    unit: 'minutes',
    decision: 'idleMinutes',
  },
  'session.breakAfter': {
    about: 'Minutes of play after which no round begins for some minutes',
    stricter: 'after fewer minutes, for more',
    unit: 'minutes',
    decision: 'duePause',
  },
  'session.oneOperator': {
    about: 'Wait of a player who has just played with another operator',
    stricter: 'longer',
    unit: 'minutes',
    decision: 'operatorWait',
  },
  'rest.panic': {
    about: 'Button that stops all play at once, without a question',
    stricter: 'longer',
    unit: 'hours',
    decision: 'panicHours',
  },
  'rest.lengths': {
    about: 'Lengths of breaks, cool-offs and exclusions that players may choose',
    stricter: 'all lengths of both',
    unit: 'hours, days and months; 0 is for good',
    decision: 'restChoices',
  },
  'payment.banned': {
    about: 'Ways to pay in that are forbidden; a card counts as credit unless it is known to be debit',
    stricter: 'all ways of both',
    unit: 'ways to pay',
    decision: 'paymentAllowed',
  },
  'bonus.wagerMost': {
    about: 'Most times that a bonus has to be staked',
    stricter: 'fewer',
    unit: 'times the bonus',
    decision: 'decideBonus',
  },
  'bonus.daysLeast': {
    about: 'Least days in which the conditions of a bonus can be met',
    stricter: 'more',
    unit: 'days',
    decision: 'decideBonus',
  },
  'bonus.notBelowAge': {
    about: 'Age below which a player gets no bonus; an unknown age is below',
    stricter: 'higher',
    unit: 'years',
    decision: 'decideBonus',
  },
  'limit.atStart': {
    about: 'Limits at the start: not asked for, offered, asked for with two equal answers, or required',
    stricter: 'required before asked before offered',
    unit: 'word',
    decision: 'startLimits',
  },
  'limit.startKinds': {
    about: 'Kinds of limits that new players are asked for',
    stricter: 'all kinds of both',
    unit: 'kinds of limits',
    decision: 'startLimits',
  },
  seal: {
    about: 'Sentence about the licence, on every page and beside every game',
    stricter: 'all sentences of both',
    unit: 'sentences by language',
    decision: 'licenceMarks',
  },
  registers: {
    about: 'Registers in which people exclude themselves: name, phone, page',
    stricter: 'all registers of both',
    unit: 'list',
    decision: 'registerLines',
  },
  'limit.depositMeaning': {
    about: 'Meaning of a deposit limit: any, or all money paid in and named so',
    stricter: 'gross before any',
    unit: 'word',
    decision: 'namesGrossLimit',
  },
  'limit.raiseAfter': {
    about: 'Wait before a higher limit holds',
    stricter: 'more hours, and to the end of the running period',
    unit: 'hours',
    decision: 'raiseWaitMs',
  },
};
