import { forgotModes } from '../sign-in/forgotModes.ts';
import { registrationWays } from '../sign-in/registration.ts';
import { decideGate } from './gate.ts';
import { canOpenAgentCentre, canOpenMemberCentre, type Viewer } from './member.ts';

/** What decides who gets which part of the site. */
export interface AccessFacts {
  viewer: Viewer;
  /** Whether the platform has a module on. */
  isOn: (module: string) => boolean;
  /** The brand's module for inviting friends; null where it invites nobody. */
  referralModule: string | null;
  /** What the law of the brand allows. */
  jurisdiction: { freePlay: boolean; promotions: boolean; vip: boolean };
  /** The platform names a way to customer service. */
  service: boolean;
  /** The player may send money to their upline. */
  toUpline: boolean;
}

/**
 * `hidden`: nothing leads there. `refused`: who comes by its address is told why not. `redirected`: a visitor logs in first and is led
 * there. `because` is what decided: a module with its state, or the name of the rule.
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

/** Opening an account, where at least one way of it is open. Source: sections 2 and 3. */
export const decideRegistration: DecideAccess = (facts) => {
  const open = byModule('DIRECTREG3')(facts);
  if (open.kind === 'hidden' || registrationWays(facts.isOn, false).length > 0) return open;
  return hidden('registrationWays');
};

/** Logging in by a code that is sent to a phone. Source: section 3. */
export const decidePhoneLogin = byModule('MOBILEVERCODELOGIN3');

/** Setting a lost password anew, where at least one way of it is open. Source: section 4. */
export const decideLostPassword: DecideAccess = (facts) => {
  const { isOn } = facts;
  const reset = byModule('PWRESET')(facts);
  const modes = forgotModes({ reset: true, phone: isOn('CHNGPASSVERIF3'), email: isOn('CHNGPASSMAIL3') });
  return reset.kind === 'hidden' || modes.length > 0 ? reset : hidden('forgotModes');
};

/** Whether the law of the brand allows playing with play money, which is known before the platform's modules are. */
export const decideLawfulFreePlay: DecideAccess = ({ jurisdiction }) =>
  (jurisdiction.freePlay ? shown : hidden)('jurisdiction');

/** Playing with play money, where the law of the brand allows it. Source: section 3. */
export const decideFreePlay: DecideAccess = (facts) => {
  const lawful = decideLawfulFreePlay(facts);
  return lawful.kind === 'shown' ? byModule('FREEPLAY3')(facts) : lawful;
};

/** Inviting friends. Source: section 3. */
export const decideReferral: DecideAccess = (facts) =>
  facts.referralModule === null ? hidden('referralModule') : byModule(facts.referralModule)(facts);

export const decidePromotions: DecideAccess = ({ jurisdiction }) =>
  (jurisdiction.promotions ? shown : hidden)('jurisdiction');

export const decideVip: DecideAccess = ({ jurisdiction }) => (jurisdiction.vip ? shown : hidden)('jurisdiction');

export const decideCustomerService: DecideAccess = ({ service }) => (service ? shown : hidden)('customerService');

/** What offers a visitor the ways in. */
export const decideSignIn: DecideAccess = ({ viewer }) => (viewer === null ? shown : hidden)('viewerOf');

/** The ways to money and account in the frame; by their addresses `decidePlayers` decides. Source: section 5. */
export const decideMemberCentre: DecideAccess = ({ viewer }) =>
  (canOpenMemberCentre(viewer) ? shown : hidden)('canOpenMemberCentre');

/** The way to the agent centre: for agents, on platforms that have one. Source: section 5. */
export const decideAgentCentre: DecideAccess = (facts) =>
  canOpenAgentCentre(facts.viewer) ? byModule('AGENTCENTER')(facts) : hidden('canOpenAgentCentre');

/** Sending money to the upline, which is a right of an account. */
export const decideUpline: DecideAccess = ({ toUpline }) => (toUpline ? shown : hidden)('toUpline');

/** What is for players: a visitor is led to the login, a trial account is told what it needs. Source: section 5. */
export const decidePlayers: DecideAccess = ({ viewer }) => {
  const { kind } = decideGate(viewer);
  if (kind === 'pass') return shown('decideGate');
  return { kind: kind === 'sign-in' ? 'redirected' : 'refused', because: 'decideGate' };
};

/** The agent centre by its address: a visitor logs in first, whoever is no agent is told so. Source: section 5. */
export const decideAgents: DecideAccess = (facts) =>
  facts.viewer === null ? decidePlayers(facts) : byAddress(decideAgentCentre)(facts);

/** What nothing decides over. */
export const everybody: DecideAccess = () => shown('everybody');

/** What is there where all of them say so; otherwise what the first one says that does not. */
export const whereAll =
  (...rules: readonly DecideAccess[]): DecideAccess =>
  (facts) => {
    const answers = rules.map((decide) => decide(facts));
    return answers.find(({ kind }) => kind !== 'shown') ?? answers.at(-1) ?? everybody(facts);
  };

/** By its address: what nothing leads to says why not. */
export const byAddress =
  (decide: DecideAccess): DecideAccess =>
  (facts) => {
    const access = decide(facts);
    return access.kind === 'hidden' ? { ...access, kind: 'refused' } : access;
  };
