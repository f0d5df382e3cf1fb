import type { FaultRule } from './world/base/faultRules.ts';
import type { Settings } from './world/base/settings.ts';

interface AgentScenario {
  title: string;
  account: string;
  settings?: Partial<Settings>;
}

const agent = 'demo.agent';
const sub = 'demo.sub';

const failing = (...calls: readonly string[]): readonly FaultRule[] => calls.map((call) => ({ call, kind: '500' }));

export const agentScenarios: Readonly<Record<string, AgentScenario>> = {
  'contract-requested': { title: 'A change of the own dividend waits for an answer', account: sub },
  'contract-player-requested': { title: 'A player is offered a daily salary', account: 'demo.member' },
  'contract-waiting': { title: 'An own proposal expires within a day', account: agent },
  'contract-active': { title: 'Contracts of every kind in force', account: agent },
  'contract-rejected': { title: 'A proposal was rejected', account: agent },
  'contract-withdrawn': { title: 'A proposal was withdrawn', account: agent },
  'contract-expired': { title: 'A proposal was not answered in time', account: agent },
  'contract-terminating': { title: 'A contract given ends with its period', account: agent },
  'contract-ended': { title: 'A contract given has ended', account: agent },
  'bill-not-reached': { title: 'A bill whose tier was not reached', account: agent },
  'bill-issued': { title: 'A bill that the platform checks', account: agent },
  'bill-awaiting-approval': { title: 'Bills to pay', account: agent },
  'bill-short': { title: 'A bill larger than the wallet', account: agent },
  'bill-awaiting-collection': { title: 'Bills to collect', account: agent },
  'bill-partly-collected': { title: 'A bill that is collected in part', account: agent },
  'bill-paid': { title: 'Bills that are paid', account: agent },
  'bill-denied': { title: 'A bill that the upline denied', account: sub },
  'bill-objected': { title: 'A bill whose denial was objected to', account: sub },
  'bill-denied-finally': { title: 'A bill that stays denied', account: sub },
  'bill-expired': { title: 'A bill that was not collected in time', account: agent },
  'contracts-500': {
    title: 'The contracts fail',
    account: agent,
    settings: { faults: failing('contracts', 'contractDetail', 'proposalBasis', 'contractLog') },
  },
  'bills-500': { title: 'The bills fail', account: agent, settings: { faults: failing('bills', 'billDetail') } },
  'pay-bill-500-once': {
    title: 'Paying a bill fails once',
    account: agent,
    settings: { faults: [{ call: 'payBill', kind: '500', times: 1 }] },
  },
  'contract-stale': {
    title: 'The other side of a contract always answers first',
    account: sub,
    settings: { othersAnswerFirst: true },
  },
};
