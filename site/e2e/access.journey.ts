// areas: app, sign-in
import type { MessageId } from '@baize/messages';
import { toggleIds } from '@baize/sandbox';
import { coveringSets, factors, setOf } from '@baize/studio/toggle-explorer/coveringSets';
import { matrixOf, type Role, type Row, roles } from '@baize/studio/toggle-explorer/matrix';
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { item } from './centre.ts';
import { expect, type Person, test } from './journey.ts';
import { enter, follow } from './steps.ts';

const scenarios: Readonly<Record<Role, string>> = {
  visitor: 'default',
  player: 'member',
  trial: 'trial',
  agent: 'agent',
};

/** Every pair of switches, roles and brands at least once, plus the requested number of random sets. */
const visits = [
  ...coveringSets(2),
  ...fc
    .sample(
      fc.record(Object.fromEntries(Object.entries(factors).map(([key, values]) => [key, fc.constantFrom(...values)]))),
      { numRuns: Number(process.env.BAIZE_RANDOM_SETS ?? 0), seed: 2 },
    )
    .map(setOf),
];

const side = (page: Page, say: Person['say']) => page.getByRole('complementary', { name: say('frame.contact') });

const ways: Readonly<Record<string, (person: Person) => Locator>> = {
  login: ({ page, say }) => button(page, say('login.action')),
  register: ({ page, say }) => item(page.getByRole('banner'), say, 'login.register'),
  phoneLogin: ({ page, say }) => page.getByRole('banner').getByRole('combobox', { name: say('phone.ways') }),
  forgot: ({ page, say }) => item(page.getByRole('banner'), say, 'login.forgot'),
  freePlay: ({ page, say }) => button(page, say('freeplay.look')).or(button(page, say('freeplay.try'))),
  deposit: ({ page, say }) => item(page.getByRole('banner'), say, 'member.page.depositv2'),
  withdraw: ({ page, say }) => item(page.getByRole('banner'), say, 'member.page.withdraw'),
  promotions: ({ page, say }) => item(side(page, say), say, 'shortcuts.promotions'),
  referral: ({ page, say }) => item(side(page, say), say, 'shortcuts.referral'),
  service: ({ page, say }) => item(side(page, say), say, 'shortcuts.service'),
};

const button = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).filter({ visible: true });

const addresses: Readonly<Record<string, { refused: MessageId; shown: MessageId }>> = {
  'page.forgot': { refused: 'passwords.closed', shown: 'passwords.back' },
  'page.promotions': { refused: 'notFound.title', shown: 'promotions.title' },
  'page.vip': { refused: 'notFound.title', shown: 'vip.title' },
  'page.join': { refused: 'notFound.title', shown: 'join.title' },
  'agent.agentTeamOverview': { refused: 'agent.refused', shown: 'agent.page.agentTeamOverview' },
  // Registration ends a trial, so it comes last.
  'page.register': { refused: 'register.closed', shown: 'registration.continue' },
};

for (const role of roles) {
  for (const [at, visit] of visits.filter((one) => one.role === role).entries()) {
    const off = toggleIds.filter((id) => !visit.toggles[id]);
    test(`BRD-04 HDR-02 HDR-03 the ${role} of set ${at} finds in ${visit.brand} what the matrix says, without ${off.join(', ')}`, async ({
      page,
      person,
      say,
      world,
    }) => {
      await enter(page, `${scenarios[role]}+brand-${visit.brand}`, '/help');
      await world.settings({ toggles: visit.toggles });
      await page.goto('/help');
      await expect(side(page, say)).toBeVisible();
      const rows = matrixOf({ ...visit, service: true });
      for (const [id, find] of Object.entries(ways)) {
        await expect(find(person), id).toHaveCount(stateOf(rows, id, role) === 'shown' ? 1 : 0);
      }
      for (const [id, words] of Object.entries(addresses)) {
        await follow(page, rowOf(rows, id).place?.address ?? '');
        const state = stateOf(rows, id, role);
        const expectedWords = state === 'redirected' ? 'login.title' : words[state === 'shown' ? 'shown' : 'refused'];
        await expect(
          page.getByText(say(expectedWords), { exact: true }).filter({ visible: true }).first(),
          id,
        ).toBeVisible();
      }
    });
  }
}

const rowOf = (rows: readonly Row[], id: string): Row => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`there is no place ${id}`);
  return row;
};

const stateOf = (rows: readonly Row[], id: string, role: Role) => rowOf(rows, id).cells[role].state;
