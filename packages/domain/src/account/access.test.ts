import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveRules } from '../rules/effective.ts';
import {
  type AccessFacts,
  byAddress,
  decideAgentCentre,
  decideAgents,
  decideCustomerService,
  decideDeposit,
  decideFreePlay,
  decideLawfulFreePlay,
  decideLostPassword,
  decideMemberCentre,
  decidePhoneLogin,
  decidePlayers,
  decidePromotions,
  decideReferral,
  decideRegistration,
  decideSignIn,
  decideUpline,
  decideVip,
  decideWithdrawal,
  whereAll,
} from './access.ts';

const facts = (modules: readonly string[], changed: Partial<AccessFacts> = {}): AccessFacts => ({
  viewer: null,
  isOn: (module) => modules.includes(module),
  offers: () => true,
  referralModule: 'REFERRAL',
  rules: effectiveRules({ freePlay: true, promotions: true, vip: true }, 0).rules,
  service: true,
  toUpline: false,
  ...changed,
});

describe('access', () => {
  test.each([
    [decideRegistration, ['DIRECTREG3', 'USERNAMEREG3'], 'shown', 'DIRECTREG3 on'],
    [decideRegistration, ['DIRECTREG3', 'MOBILENUMREG3'], 'shown', 'DIRECTREG3 on'],
    [decideRegistration, ['USERNAMEREG3'], 'hidden', 'DIRECTREG3 off'],
    [decideRegistration, ['DIRECTREG3'], 'hidden', 'registrationWays'],
    [decidePhoneLogin, ['MOBILEVERCODELOGIN3'], 'shown', 'MOBILEVERCODELOGIN3 on'],
    [decideLostPassword, ['PWRESET', 'CHNGPASSMAIL3'], 'shown', 'PWRESET on'],
    [decideLostPassword, ['PWRESET'], 'hidden', 'forgotModes'],
    [decideLostPassword, ['CHNGPASSMAIL3'], 'hidden', 'PWRESET off'],
    [decideFreePlay, ['FREEPLAY3'], 'shown', 'FREEPLAY3 on'],
    [decideFreePlay, [], 'hidden', 'FREEPLAY3 off'],
    [decideLawfulFreePlay, [], 'shown', 'jurisdiction'],
    [decideReferral, ['REFERRAL'], 'shown', 'REFERRAL on'],
    [decideReferral, [], 'hidden', 'REFERRAL off'],
  ] as const)('APP-08 BRD-04 %o with %j is %s: %s', (decide, modules, kind, because) => {
    expect(decide(facts(modules))).toEqual({ kind, because });
  });

  test('BRD-04 RSP-05 the law of the brand hides what it does not allow, whatever the platform has on', () => {
    const forbidden = facts(['FREEPLAY3'], {
      rules: effectiveRules({ freePlay: false, promotions: false, vip: false }, 0).rules,
    });
    for (const decide of [decideFreePlay, decideLawfulFreePlay, decidePromotions, decideVip]) {
      expect(decide(forbidden)).toEqual({ kind: 'hidden', because: 'jurisdiction' });
    }
    expect(decideReferral(facts(['REFERRAL'], { referralModule: null })).kind).toBe('hidden');
    expect(decideCustomerService(facts([], { service: false })).kind).toBe('hidden');
  });

  test('BRD-04 HDR-07 GAM-01 each kind of account gets its own', () => {
    const kinds = (['trial', 'player', 'agent', null] as const).map((viewer) => {
      const one = facts(['AGENTCENTER'], { viewer });
      return [decideSignIn, decideMemberCentre, decideAgentCentre, decidePlayers, decideAgents].map(
        (decide) => decide(one).kind,
      );
    });
    expect(kinds).toEqual([
      ['hidden', 'hidden', 'hidden', 'refused', 'refused'],
      ['hidden', 'shown', 'hidden', 'shown', 'refused'],
      ['hidden', 'shown', 'shown', 'shown', 'shown'],
      ['shown', 'hidden', 'hidden', 'redirected', 'redirected'],
    ]);
    expect(decideAgentCentre(facts([], { viewer: 'agent' }))).toEqual({ kind: 'hidden', because: 'AGENTCENTER off' });
    expect(decideUpline(facts([], { toUpline: true })).kind).toBe('shown');
  });

  test.each([
    [decideRegistration, 'register'],
    [decidePhoneLogin, 'phone'],
    [decideLostPassword, 'lost-password'],
    [decideFreePlay, 'free-play'],
    [decideReferral, 'referral'],
    [decidePromotions, 'promotions'],
    [decideVip, 'vip'],
    [decideCustomerService, 'service'],
    [decideAgentCentre, 'agents'],
    [decideUpline, 'upline'],
    [decideDeposit, 'deposit'],
    [decideWithdrawal, 'withdrawal'],
  ] as const)('ADP-06 %o is hidden on a platform without %s, whatever else is on', (decide, lacked) => {
    const on = ['DIRECTREG3', 'USERNAMEREG3', 'MOBILEVERCODELOGIN3', 'PWRESET', 'CHNGPASSMAIL3', 'FREEPLAY3'];
    const here = { viewer: 'agent', toUpline: true } as const;
    const modules = [...on, 'REFERRAL', 'AGENTCENTER'];
    expect(decide(facts(modules, here)).kind).toBe('shown');
    const access = decide(facts(modules, { ...here, offers: (part) => part !== lacked }));
    expect(access).toEqual({ kind: 'hidden', because: `${lacked} not offered` });
  });

  test('BRD-04 several rules are all asked, and the first refusal is the answer', () => {
    const modules = fc.subarray(['DIRECTREG3', 'USERNAMEREG3', 'REFERRAL']);
    fc.assert(
      fc.property(modules, (on) => {
        const here = facts(on);
        const [first, second] = [decideReferral(here), decideRegistration(here)];
        const expected = first.kind === 'shown' ? second : first;
        expect(whereAll(decideReferral, decideRegistration)(here)).toEqual(expected);
      }),
    );
    expect(byAddress(decideReferral)(facts([]))).toEqual({ kind: 'refused', because: 'REFERRAL off' });
    expect(byAddress(decideReferral)(facts(['REFERRAL'])).kind).toBe('shown');
  });
});
