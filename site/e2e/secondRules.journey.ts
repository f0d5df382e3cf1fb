// areas: all
import { eachPage, everyAgentPage, everyCentrePage, everyOverlay } from './everyAddress.ts';
import { expect, expected, patience, test } from './journey.ts';
import { secondOpinion } from './secondRules.ts';
import { enter, follow, waitForContent } from './steps.ts';

const refusals = /status of 4\d\d|net::ERR_FAILED/;

const sweeps = [
  { of: 'every page, to a visitor', scenario: 'default', addresses: eachPage() },
  { of: 'every page, to a player', scenario: 'member', addresses: eachPage() },
  { of: 'every dialog', scenario: 'member', addresses: everyOverlay().map(({ address }) => address) },
  { of: 'every page of the member centre', scenario: 'member', addresses: everyCentrePage() },
  { of: 'every page of the agent centre', scenario: 'agent', addresses: everyAgentPage() },
];

for (const { of, scenario, addresses } of sweeps) {
  test(`UI-02 a second engine of rules finds nothing without a written answer: ${of}`, {
    tag: '@deep',
  }, async ({ page, quiet }) => {
    test.setTimeout(600_000 * patience);
    await enter(page, scenario);
    const found: string[] = [];
    for (const address of addresses) {
      await follow(page, address);
      await waitForContent(page);
      found.push(...(await secondOpinion(page, address)));
    }
    expect(found).toEqual([]);
    expected(quiet, refusals);
  });
}
