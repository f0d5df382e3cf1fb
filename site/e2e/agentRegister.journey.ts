// areas: agent/register, agent/team, sign-in/registration
import { agentAt, agentCentre, rowsOf, saying, tableOf } from './agentSteps.ts';
import { region } from './centre.ts';
import { expect, expected, type Person, test } from './journey.ts';
import { byMouse } from './press.ts';
import { dialogOf, nameIn, submit, toLastStep } from './registrationForm.ts';
import { agree, choosePassword, enter, isSignedIn, solve } from './steps.ts';

const refused = /Failed to load resource.*status of [45]\d\d/;
const team = agentCentre('downlineManagmentView');

async function makeLink({ page, say }: Pick<Person, 'page' | 'say'>, label: string): Promise<void> {
  const links = region(agentAt(page, say, 'registerCenter'), say('team.links'));
  await links.getByRole('button', { name: say('team.link.new') }).click();
  const form = page.getByRole('dialog', { name: say('team.link.new') });
  await form.getByRole('textbox', { name: say('team.link.label') }).fill(label);
  await form.getByRole('textbox', { name: say('team.rebate.rate') }).fill('0.5');
  await form.getByRole('textbox', { name: say('team.link.most') }).fill('1');
  await form.getByRole('button', { name: say('team.link.make') }).click();
  await expect(form).toBeHidden();
  await expect(rowsOf(tableOf(links, say, 'team.links')).filter({ hasText: label })).toBeVisible();
}

async function fillRegistration(page: Person['page'], { say, world }: Pick<Person, 'say' | 'world'>, name: string) {
  const form = dialogOf(page, say);
  await nameIn(form, say).fill(name);
  await choosePassword(form);
  await toLastStep(form, say, byMouse);
  await agree(form, say);
  await solve(form, say, world);
  return form;
}

test('AGT-04 REG-05 FLT-036 an invitation that may be used once: who registers by it is below the agent, and who comes second is told, also at once when it is closed already', async ({
  page,
  browser,
  world,
  say,
  quiet,
}) => {
  await enter(page, 'agent', agentCentre('registerCenter'));
  await makeLink({ page, say }, 'Lantern');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', { name: saying(say, 'team.link.copy', 'label') })
    .first()
    .click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const guests = await Promise.all([1, 2, 3].map(() => browser.newContext({ reducedMotion: 'reduce' })));
  const [first, second, third] = await Promise.all(guests.map((guest) => guest.newPage()));
  if (!first || !second || !third) throw new Error('nobody came');
  await second.goto(address);
  await expect(dialogOf(second, say)).toBeVisible();
  await first.goto(address);
  await submit(await fillRegistration(first, { say, world }, 'lantern1'), say).click();
  await isSignedIn(first, 'lantern1');

  const form = await fillRegistration(second, { say, world }, 'lantern2');
  await submit(form, say).click();
  await expect(form.getByText(say('error.invitation-closed')).first()).toBeVisible();
  await solve(form, say, world);
  await submit(form, say).click();
  await isSignedIn(second, 'lantern2');

  await third.goto(address);
  await expect(dialogOf(third, say).getByRole('alert')).toHaveText(say('error.invitation-closed'));
  await submit(await fillRegistration(third, { say, world }, 'lantern3'), say).click();
  await isSignedIn(third, 'lantern3');

  await page.reload();
  const links = tableOf(agentAt(page, say, 'registerCenter'), say, 'team.links');
  await expect(rowsOf(links).filter({ hasText: 'Lantern' }).getByText(say('team.link.state.used-up'))).toBeVisible();
  await page.goto(team);
  await page.getByRole('searchbox', { name: say('team.account') }).fill('lantern1');
  await expect(page.getByRole('row', { name: /lantern1/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox', { name: say('team.account') }).fill('lantern2');
  await expect(page.getByText(saying(say, 'team.search.none', 'text'))).toBeVisible();
  for (const guest of guests) await guest.close();
  expected(quiet, refused);
});
