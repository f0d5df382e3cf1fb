// areas: all
import { eachPage, everyAgentPage, everyCentrePage, everyOverlay, inSweep } from './everyAddress.ts';
import { expect, expected, patience, test } from './journey.ts';
import { startLooking } from './looking.ts';
import { enter } from './steps.ts';

const refusals = /status of 4\d\d|net::ERR_FAILED/;

test.describe('in texts 40 % longer, at 320 px', () => {
  test.use({ speech: 'XA' });
  test.beforeEach(() => test.setTimeout(300_000 * patience));

  for (const [scenario, addresses] of [
    [null, () => [...eachPage(), ...everyOverlay().map(({ address }) => address)]],
    ['member', () => [...everyOverlay().map(({ address }) => address), ...everyCentrePage()]],
    ['agent', everyAgentPage],
  ] as const) {
    test(`FLT-112 I18-05 ${scenario ?? 'a visitor'} finds nothing cut off, no button out of reach and headings that wrap, on any page and dialog`, async ({
      page,
      say,
      quiet,
    }) => {
      await page.route('**/brand.json', async (route) => {
        const answer = await route.fetch();
        const brand = (await answer.json()) as { languages: readonly string[] };
        await route.fulfill({ response: answer, json: { ...brand, languages: [...brand.languages, 'XA'] } });
      });
      const look = await startLooking(page, say, { sizes: [[320, 640]], also: findShortened });
      if (scenario) await enter(page, scenario);
      else await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      for (const address of inSweep(`long words ${scenario}`, addresses())) await look.at(address);
      expect(look.found()).toEqual([]);
      expected(quiet, refusals);
    });
  }
});

/** Finds headings and controls whose own text ends in an ellipsis. Runs in the page. */
function findShortened(): string[] {
  const accented = /[áçðéğĥíķļñóŕšţúýž]/i;
  const parts = [...document.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, button, a[href], label, legend)')];
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('*')])
    .filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 1 && accented.test(part.textContent),
    )
    .filter((part) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(part);
      const beside = textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth + 1;
      return beside || (webkitLineClamp !== 'none' && part.scrollHeight > part.clientHeight + 1);
    })
    .map((part) => `shortened: <${part.localName}> "${part.textContent.slice(0, 60)}"`);
}
