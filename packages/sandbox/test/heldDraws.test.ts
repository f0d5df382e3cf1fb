import { drawHistory, lotteryBets, openedDraws } from '@baize/gateway';
import { expect, test } from 'vitest';
import { bet, game, money, place, running, table } from './lotteryTable.ts';
import { errorOf, noon, type Visit } from './visit.ts';

const site = 'https://site.example';

const holdDraw = ({ sandbox }: Visit, code: string, headers = {}) =>
  sandbox.fetch(`${site}/sandbox/draw`, { method: 'POST', body: new URLSearchParams({ game: code }), headers });

test('SBX-08 GAM-09 a draw that is held early pays its bets at once, with the numbers that it would have had', async () => {
  const [early, patient] = [table(), table()];
  const draws = await Promise.all([early, patient].map((here) => running(here)));
  await Promise.all([early, patient].map((here, at) => place(here, bet(draws[at] as (typeof draws)[number]))));
  const before = await money(early);
  const held = await holdDraw(early, game);
  expect(held.status).toBe(303);
  patient.pass((draws[0]?.drawn ?? 0) - noon - 15_000);

  const [soon] = (await early.client.call(lotteryBets, {})).bets;
  const [later] = (await patient.client.call(lotteryBets, {})).bets;
  expect(soon?.status).not.toBe('unsettled');
  expect(soon).toMatchObject({ status: later?.status, prize: later?.prize, balls: later?.balls });
  expect(await money(early)).toBe(await money(patient));
  expect((await money(early)) >= before).toBe(true);
  const [newest] = (await early.client.call(drawHistory, { gameCode: game })).draws;
  expect(newest).toMatchObject({ issue: draws[0]?.issue, opened: noon + 15_000 });
});

test('SBX-08 GAM-09 the next draw runs from then on: another number, at its own time, and no bet on the held one', async () => {
  const here = table();
  const first = await running(here);
  await holdDraw(here, game);
  const next = await running(here);
  expect(next.issue).not.toBe(first.issue);
  expect(next.drawn).toBe(first.drawn + 60_000);
  expect((await errorOf(place(here, bet(first)))).code).toBe('draw-closed');
  await place(here, bet(next));
  // Nothing is drawn at the original time of the early draw.
  here.pass(first.drawn - noon - 15_000);
  expect((await running(here)).issue).toBe(next.issue);
  here.pass(60_000);
  expect((await here.client.call(lotteryBets, {})).bets[0]?.status).not.toBe('unsettled');
  const pages = await here.client.call(drawHistory, { gameCode: game, page: 1, pageSize: 50 });
  const issues = pages.draws.map(({ issue }) => issue);
  expect(new Set(issues).size).toBe(50);
});

test('SBX-08 only the lottery that is named is drawn, another site cannot do it, and a reset forgets it', async () => {
  const here = table();
  const others = async () =>
    (await here.client.call(openedDraws, {})).flatMap((draw) => (draw.code === game ? [] : [draw.issue]));
  const before = await others();
  const first = await running(here);
  expect((await holdDraw(here, game, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await running(here)).issue).toBe(first.issue);
  expect((await holdDraw(here, 'XXX-1')).status).toBe(404);
  await holdDraw(here, game);
  expect(await others()).toEqual(before);
  here.sandbox.play('member');
  expect((await running(here)).issue).toBe(first.issue);
});
