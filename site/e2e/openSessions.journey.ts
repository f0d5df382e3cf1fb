// areas: member/account, sign-in/session
// platforms: any
import { expect, expected, test } from './journey.ts';
import { byMouse } from './press.ts';
import { balanceOf, enter, follow, logInByDialog } from './steps.ts';

test('SES-08 SES-04 a device is signed out from another one, is told so by its next call, and can log in again', {
  tag: '@smoke',
}, async ({ page, browser, say, world, quiet }) => {
  await enter(page, 'member', '/');
  await balanceOf(page, say);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${world.origin}/login`);
  await logInByDialog(other, say, byMouse);
  await balanceOf(other, say);

  await page.goto('/?modal=member&centre=securityCenter');
  const sessions = page.getByRole('region', { name: say('profile.sessions'), exact: true });
  const ends = sessions.getByRole('button', { name: say('profile.sessions.end') });
  await expect(sessions.getByText(say('profile.sessions.current'))).toHaveCount(1);
  await expect(ends).toHaveCount(1);
  await ends.click();
  await expect(page.getByText(say('profile.sessions.ended'))).toBeVisible();
  await expect(ends).toHaveCount(0);

  await follow(other, '/rng?list=recent');
  await expect(other.getByText(say('frame.expired'))).toBeVisible();
  await logInByDialog(other, say, byMouse);
  await expect(other).toHaveURL(/\/rng\?list=recent$/);
  await balanceOf(other, say);

  await follow(other, '/?modal=member&centre=securityCenter');
  const others = other.getByRole('button', { name: say('profile.sessions.others') });
  await others.click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: say('profile.sessions.others') })
    .click();
  await expect(other.getByText(say('profile.sessions.others.done'))).toBeVisible();
  await expect(others).toHaveCount(0);
  await page.goto('/rng?list=recent');
  await expect(page.getByText(say('frame.expired'))).toBeVisible();
  await context.close();
  expected(quiet, /Failed to load resource.*status of 401/);
});
