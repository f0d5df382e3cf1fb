import type { Capability } from '../platform/capabilities.ts';
import { offersFreePlay, offersPromotions, offersVip } from '../rules/decide/index.ts';
import { decidedBy, type Rules } from '../rules/effective.ts';
import type { RuleId } from '../rules/ruleTable.ts';
import { forgotModes } from '../sign-in/forgotModes.ts';
import { registrationWays } from '../sign-in/registration.ts';
import { decideGate } from './gate.ts';
import { canOpenAgentCentre, canOpenMemberCentre, type Viewer } from './member.ts';

export interface AccessFacts {
  viewer: Viewer;
  isOn: (module: string) => boolean;
  /** Tells whether the platform has a part. */
  offers: (capability: Capability) => boolean;
  /** Module for referring friends; null for a brand without referrals. */
  referralModule: string | null;
  rules: Rules;
  service: boolean;
  toUpline: boolean;
}

/**
 * `hidden`: no link leads there. `refused`: the address explains why not. `redirected`: visitors log in first.
 * `because` is the module with its state, the name of the rule that decided, or the rule with its profile.
 */
export interface Access {
  kind: 'shown' | 'hidden' | 'refused' | 'redirected';
  because: string;
}

export type DecideAccess = (facts: AccessFacts) => Access;

const shown = (because: string): Access => ({ kind: 'shown', because });
const hidden = (because: string): Access => ({ kind: 'hidden', because });

const byModule =
  (module: string): DecideAccess =>
  ({ isOn }) =>
    isOn(module) ? shown(`${module} on`) : hidden(`${module} off`);

const platformRules = new Map<Capability, DecideAccess>();

/** Returns the rule that asks whether the platform has a part (ADP-06); the same rule each time. */
export function offered(capability: Capability): DecideAccess {
  const known = platformRules.get(capability);
  if (known) return known;
  const rule: DecideAccess = ({ offers }) =>
    offers(capability) ? shown(`${capability} offered`) : hidden(`${capability} not offered`);
  platformRules.set(capability, rule);
  return rule;
}

/** Allows registration while at least one way of registering is open. Source: sections 2 and 3. */
export const decideRegistration: DecideAccess = (facts) => {
  const open = whereAll(offered('register'), byModule('DIRECTREG3'))(facts);
  if (open.kind === 'hidden' || registrationWays(facts.isOn, false).length > 0) return open;
  return hidden('registrationWays');
};

/** Allows login by a code sent to the phone. Source: section 3. */
export const decidePhoneLogin: DecideAccess = (facts) =>
  whereAll(offered('phone'), byModule('MOBILEVERCODELOGIN3'))(facts);

/** Allows resetting a lost password while at least one way is open. Source: section 4. */
export const decideLostPassword: DecideAccess = (facts) => {
  const { isOn } = facts;
  const reset = whereAll(offered('lost-password'), byModule('PWRESET'))(facts);
  const modes = forgotModes({ reset: true, phone: isOn('CHNGPASSVERIF3'), email: isOn('CHNGPASSMAIL3') });
  return reset.kind === 'hidden' || modes.length > 0 ? reset : hidden('forgotModes');
};

const byRule =
  (id: RuleId, offers: (rules: Rules) => boolean): DecideAccess =>
  ({ rules }) =>
    (offers(rules) ? shown : hidden)(decidedBy(rules, id));

/** Reports whether the rules permit free play, which is known before the platform's modules are. */
export const decideLawfulFreePlay = byRule('freePlay', offersFreePlay);

/** Allows free play where the rules permit it and the module is on. Source: section 3. */
export const decideFreePlay: DecideAccess = (facts) => {
  const lawful = decideLawfulFreePlay(facts);
  return lawful.kind === 'shown' ? whereAll(offered('free-play'), byModule('FREEPLAY3'))(facts) : lawful;
};

/** Allows referring friends. Source: section 3. */
export const decideReferral: DecideAccess = (facts) =>
  facts.referralModule === null
    ? hidden('referralModule')
    : whereAll(offered('referral'), byModule(facts.referralModule))(facts);

export const decidePromotions: DecideAccess = (facts) =>
  whereAll(offered('promotions'), byRule('promotions', offersPromotions))(facts);

export const decideVip: DecideAccess = (facts) => whereAll(offered('vip'), byRule('vip', offersVip))(facts);

export const decideCustomerService: DecideAccess = (facts) =>
  facts.service ? whereAll(offered('service'), () => shown('customerService'))(facts) : hidden('customerService');

export const decideSignIn: DecideAccess = ({ viewer }) => (viewer === null ? shown : hidden)('viewerOf');

/** Shows links to money and account in the frame; `decidePlayers` decides for their addresses. Source: section 5. */
export const decideMemberCentre: DecideAccess = ({ viewer }) =>
  (canOpenMemberCentre(viewer) ? shown : hidden)('canOpenMemberCentre');

/** Shows the agent centre link to agents, on platforms that have one. Source: section 5. */
export const decideAgentCentre: DecideAccess = (facts) =>
  canOpenAgentCentre(facts.viewer)
    ? whereAll(offered('agents'), byModule('AGENTCENTER'))(facts)
    : hidden('canOpenAgentCentre');

export const decideUpline: DecideAccess = (facts) =>
  facts.toUpline ? whereAll(offered('upline'), () => shown('toUpline'))(facts) : hidden('toUpline');

/** Shows a link of the member centre's money to players whose platform has it. */
export const decideDeposit: DecideAccess = (facts) => whereAll(offered('deposit'), decideMemberCentre)(facts);

export const decideWithdrawal: DecideAccess = (facts) => whereAll(offered('withdrawal'), decideMemberCentre)(facts);

/** Requires a player: visitors are redirected to login, trial accounts are refused. Source: section 5. */
export const decidePlayers: DecideAccess = ({ viewer }) => {
  const { kind } = decideGate(viewer);
  if (kind === 'pass') return shown('decideGate');
  return { kind: kind === 'sign-in' ? 'redirected' : 'refused', because: 'decideGate' };
};

/**
 * Decides for the agent centre's address: visitors log in first, others who are not agents are refused. Source: section
 * 5.
 */
export const decideAgents: DecideAccess = (facts) =>
  facts.viewer === null ? decidePlayers(facts) : byAddress(decideAgentCentre)(facts);

export const everybody: DecideAccess = () => shown('everybody');

/** Combines rules: access is shown if all agree, otherwise the first rule that objects decides. */
export const whereAll =
  (...rules: readonly DecideAccess[]): DecideAccess =>
  (facts) => {
    const answers = rules.map((decide) => decide(facts));
    return answers.find(({ kind }) => kind !== 'shown') ?? answers.at(-1) ?? everybody(facts);
  };

/** Turns `hidden` into `refused`, so that a typed address explains itself. */
export const byAddress =
  (decide: DecideAccess): DecideAccess =>
  (facts) => {
    const access = decide(facts);
    return access.kind === 'hidden' ? { ...access, kind: 'refused' } : access;
  };
