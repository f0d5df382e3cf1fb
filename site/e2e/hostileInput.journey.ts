// areas: sign-in, search, promotions, service
import { allHostileTexts, hostileTexts } from '@baize/sandbox/hostileInput';
import type { Locator, Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { byMouse } from './press.ts';
import { goOn, onward, submit } from './registrationForm.ts';
import { enter, passwordIn } from './steps.ts';

const refused = /Failed to load resource.*(400|401|403|422|429)/;

/** Texts a single-line field can hold; browsers strip line breaks. */
const oneLine = allHostileTexts.filter((text) => !/[\n\r]/.test(text));
const manyLines = allHostileTexts.map((text) => text.replace(/\r\n?/g, '\n'));
const few = Object.values(hostileTexts).map((texts) => texts[0]);

/**
 * Sets texts by UTF-16 units, since a lone surrogate would not survive the way to the browser. Returns the field's
 * value after each.
 */
async function typed(field: Locator, texts: readonly string[]): Promise<string[]> {
  await expect(field).toBeVisible();
  const units = (text: string) => Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
  const seen = await field.evaluate(async (element: HTMLInputElement | HTMLTextAreaElement, all) => {
    const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
    const shown: number[][] = [];
    for (const codes of all) {
      set?.call(element, codes.map((code) => String.fromCharCode(code)).join(''));
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((done) => setTimeout(done));
      shown.push(Array.from({ length: element.value.length }, (_, place) => element.value.charCodeAt(place)));
    }
    return shown;
  }, texts.map(units));
  return seen.map((codes) => codes.map((code) => String.fromCharCode(code)).join(''));
}

async function bears(field: Locator, texts: readonly string[], longest = Number.POSITIVE_INFINITY) {
  const all = texts.filter(({ length }) => length <= longest);
  const seen = await typed(field, all);
  const changed = all.flatMap((text, place) => (seen[place] === text ? [] : [[text, seen[place]]]));
  expect(changed.map((pair) => pair.map((text) => JSON.stringify(text?.slice(0, 40))))).toEqual([]);
}

async function stands(page: Page) {
  expect(await page.evaluate(() => 'naughty' in globalThis)).toBe(false);
  await expect(page.locator('#root')).not.toBeEmpty();
}

test('FLT-115 the login bears every naughty name and password, and says no to each', async ({ page, say, quiet }) => {
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  const name = dialog.getByRole('textbox', { name: say('login.username') });
  await bears(name, oneLine);
  await bears(passwordIn(dialog), oneLine);
  const send = dialog.getByRole('button', { name: say('login.action'), exact: true });
  for (const text of [...hostileTexts.markup.slice(0, 2), hostileTexts.broken[1]]) {
    await bears(name, [text]);
    await bears(passwordIn(dialog), [text]);
    await send.click();
    await expect(dialog.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await bears(name, [text]);
  }
  await stands(page);
  expected(quiet, refused);
});

test('FLT-115 the registration bears every naughty text in every field, and says what is wrong with it', async ({
  page,
  say,
  world,
}) => {
  await world.settings({ brand: 'lotus' });
  await page.goto('/register');
  const dialog = page.getByRole('dialog', { name: say('register.title') });
  await expect(dialog.getByRole('textbox', { name: say('login.username') })).toBeVisible();
  const fields = dialog.locator('input:is([type="text"], [type="password"], [type="email"], :not([type]))');
  let borne = 0;
  const bear = async () => {
    for (const field of await fields.all()) {
      borne++;
      await bears(
        field,
        few.filter((text) => oneLine.includes(text)),
        255,
      );
    }
  };
  const isWrong = () => expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  const right = {
    username: 'naughty7',
    password: 'Quiet lamp-7',
    confirmPassword: 'Quiet lamp-7',
    paymentPassword: '837261',
  };
  while (!(await submit(dialog, say).isVisible())) {
    await bear();
    await onward(dialog, say).click();
    await isWrong();
    for (const field of await fields.all()) {
      await field.fill(right[(await field.getAttribute('name')) as keyof typeof right] ?? '');
    }
    await goOn(dialog, say, byMouse);
  }
  await bear();
  expect(borne).toBeGreaterThan(8);
  await submit(dialog, say).click();
  await isWrong();
  await stands(page);
});

test('FLT-115 the searches bear every naughty text; what is searched for is asked for exactly, or not at all', async ({
  page,
  say,
  quiet,
}) => {
  await page.goto('/help');
  await bears(page.getByRole('searchbox', { name: say('help.search') }), oneLine);
  await stands(page);

  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('GCSGAME_gameList')) asked.push(searchParams.get('gameName'));
  });
  await page.goto('/rng');
  const search = page.getByRole('searchbox').filter({ visible: true }).first();
  await bears(search, oneLine);
  for (const text of [
    hostileTexts.markup[0],
    hostileTexts.quotes[9],
    hostileTexts.emoji[0],
    hostileTexts.templates[0],
    hostileTexts.queries[0],
  ]) {
    await bears(search, [text]);
    await expect.poll(() => asked.at(-1)).toBe(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe(text);
  }
  await expect(page.getByText(say('list.failed'))).toHaveCount(0);
  expect(asked.filter((name) => name !== null && /\p{Cs}|\ufffd{2}/u.test(name))).toEqual([]);
  await stands(page);
  expected(quiet, refused);
});

test('FLT-115 feedback and the remark of a promotion bear every naughty text, and it travels as it was typed', async ({
  page,
  say,
  quiet,
}) => {
  await enter(page, 'member', '/help?modal=feedback');
  const form = page.getByRole('dialog', { name: say('feedback.title') });
  const content = form.getByRole('textbox');
  await bears(content, manyLines);
  const words = `${few.filter((text) => text.length < 100).join('\n')} ${Array(12).fill('word').join(' ')}`;
  const [said] = await typed(content, [words.replace(/\r\n?/g, '\n')]);
  const sent = page.waitForRequest(/\/wps\/feedback$/);
  await form.getByRole('button', { name: say('feedback.send') }).click();
  expect((JSON.parse((await sent).postData() ?? '{}') as { content?: string }).content).toBe(said);
  await expect(page.getByText(say('feedback.sent'))).toBeVisible();

  await page.goto('/promoDetail?id=p-special&modal=join-promotion&promotion=p-special');
  const remark = page.getByLabel(say('promotions.join.remark'));
  await bears(remark, manyLines, 140);
  await bears(remark, [hostileTexts.markup[0]]);
  const joined = page.waitForRequest(/MCSFE_applyPromotion$/);
  await page.getByRole('button', { name: say('promotions.join.send') }).click();
  expect(JSON.parse((await joined).postData() ?? '{}')).toMatchObject({ remark: hostileTexts.markup[0] });
  await stands(page);
  expected(quiet, refused);
});
