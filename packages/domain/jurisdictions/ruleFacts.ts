import type { RuleId } from '../src/rules/index.ts';

export interface RuleFacts {
  /** Sentence for people who read a report. */
  about: string;
  /** Which of two values is stricter. */
  stricter: string;
  unit: string;
  /** Function of `rules/decide` that alone reads the rule. */
  decision: string;
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
};
