import { contractKinds, isMoment } from '@baize/domain';
import {
  type AnyEndpoint,
  agentAnnouncements,
  agentAttention,
  agentIncome,
  billDetail,
  bills,
  contractDetail,
  contractLog,
  contracts,
  downline,
  type Endpoint,
  invitations,
  teamLevel,
  teamOverview,
  teamProfit,
} from '@baize/gateway';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { noon, type Visit, visit } from './visit.ts';

const day = 86_400_000;
const span = { from: noon - 30 * day, to: noon };

/** Times that decide something: deadlines, and the days that a bill or period covers. */
const deciding = [
  /\bstate\.(until|expiresAt|endsAt)$/,
  /^rebates\.\d+\.expiresAt$/,
  /^periods\.\d+\.(from|to)$/,
  /^(bill|list\.\d+)\.(from|to)$/,
  /^days\.\d+\.day$/,
];

test('FLT-087 a time that is nonsense takes nothing but itself from any answer of the agent centre', async () => {
  const wires: [string, AnyEndpoint, unknown][] = [];
  const seen: Visit = visit({ scenario: 'agent' }, async (request) => {
    const response = await seen.sandbox.fetch(request);
    last = ((await response.clone().json()) as { value: unknown }).value;
    return response;
  });
  let last: unknown;
  const ask = (async (endpoint: Endpoint, input: never) => {
    const value = await seen.client.call(endpoint, input);
    wires.push([endpoint.path, endpoint, last]);
    return value;
  }) as typeof seen.client.call;
  await ask(agentAttention, {});
  await ask(teamOverview, span);
  const { rows } = await ask(teamLevel, span);
  await ask(downline, { ...span, account: rows[0]?.member.account ?? '' });
  for (const kind of contractKinds) {
    const { own, given, requests } = await ask(contracts, { kind });
    await ask(contractLog, { kind });
    for (const { contract } of [own, given[0], requests[0]].filter((one) => one != null)) {
      await ask(contractDetail, { contract: contract.id });
    }
  }
  const { bills: found } = await ask(bills, span);
  await ask(billDetail, { bill: found[0]?.bill.id ?? '' });
  await ask(agentIncome, span);
  await ask(teamProfit, { ...span, by: 'day' });
  await ask(invitations, {});
  await ask(agentAnnouncements, {});

  let spoilt = 0;
  for (const [path, endpoint, wire] of wires) {
    const whole = timeless(v.parse(endpoint.value, wire));
    for (const place of momentsOf(wire)) {
      if (deciding.some((one) => one.test(place))) continue;
      const value = v.safeParse(endpoint.value, withSeconds(wire, place));
      expect(value.success && timeless(value.output), `${path}: ${place}`).toBe(whole);
      spoilt++;
    }
  }
  expect(spoilt).toBeGreaterThan(100);
});

const timeless = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (typeof part === 'number' && isMoment(part) ? null : part));

function momentsOf(value: unknown, at = ''): string[] {
  if (typeof value === 'number') return isMoment(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value) ? Object.entries(value.slice(0, 2)) : Object.entries(value);
  return parts.flatMap(([key, part]) => momentsOf(part, at === '' ? key : `${at}.${key}`));
}

function withSeconds(wire: unknown, place: string): unknown {
  const copy = structuredClone(wire);
  const keys = place.split('.');
  const name = keys.pop() ?? '';
  const holder = keys.reduce((part, key) => (part as Record<string, unknown>)[key], copy) as Record<string, number>;
  holder[name] = Math.floor((holder[name] ?? 0) / 1000);
  return copy;
}
