// areas: app, sign-in
import type { Locator, Page } from '@playwright/test';
import { expect, expected, type Person, password } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { goOn, nameIn } from './registrationForm.ts';
import { balanceOf, choosePassword, passwordIn } from './steps.ts';
import type { Say } from './words.ts';

interface Switch {
  /** Steps from the URL to the switch's effect. */
  reach?: (person: Person) => Promise<void>;
  toggle: string;
  address: string;
  what: string;
  part: (page: Page, say: Say) => Locator;
  /** Element present either way, once the switches are known. */
  always: (page: Page, say: Say) => Locator;
}

const dialog = (page: Page) => page.getByRole('dialog');
const newPassword = (page: Page) => dialog(page).locator('input[autocomplete="new-password"]').first();
const number = (page: Page) => dialog(page).locator('input[autocomplete="tel-national"]');

/** Every switch that visitors notice; those of the header are covered by the access matrix. */
const switches: readonly Switch[] = [
  {
    toggle: 'USERNAMEREG3',
    address: '/register',
    what: 'REG-01 registering by name',
    part: (page, say) => dialog(page).getByRole('tab', { name: say('registration.way.username') }),
    always: (page, say) => dialog(page).getByRole('button', { name: say('registration.continue') }),
  },
  {
    toggle: 'MOBILENUMREG3',
    address: '/register',
    what: 'REG-01 registering by number',
    part: (page, say) => dialog(page).getByRole('tab', { name: say('registration.way.mobile') }),
    always: newPassword,
  },
  {
    toggle: 'REGMOBVERF3',
    address: '/register?by=mobile',
    what: 'REG-04 the code of a registration by number',
    reach: async ({ page, say, press }) => {
      await nameIn(dialog(page), say).fill('bynumber7');
      await choosePassword(dialog(page));
      await number(page).fill('0333 5550101');
      await expect(dialog(page).getByText('+923335550101')).toBeVisible();
      await goOn(dialog(page), say, press);
    },
    part: (page, say) => dialog(page).getByRole('button', { name: say('codes.send') }),
    always: (page) => dialog(page).locator('[name="email"]'),
  },
  {
    toggle: 'MOBILENUMPASSREG3',
    address: '/register?by=mobile',
    what: 'REG-04 the password of a registration by number',
    part: newPassword,
    always: number,
  },
  {
    toggle: 'DIRECTREG3',
    address: '/register',
    what: 'REG-01 registration itself',
    part: newPassword,
    always: (page, say) => dialog(page).getByRole('link', { name: say('login.action'), exact: true }),
  },
  {
    toggle: 'MOBILEVERCODELOGIN3',
    address: '/login',
    what: 'LGN-01 logging in by phone',
    part: (page, say) => dialog(page).getByRole('tab', { name: say('phone.mobile') }),
    always: (page, say) => dialog(page).getByRole('link', { name: say('login.register'), exact: true }),
  },
  {
    toggle: 'PWRESET',
    address: '/login',
    what: 'PWD-01 the way to a lost password',
    part: (page, say) => dialog(page).getByRole('link', { name: say('passwords.forgot'), exact: true }),
    always: (page, say) => dialog(page).getByRole('link', { name: say('login.register'), exact: true }),
  },
  {
    toggle: 'CHNGPASSVERIF3',
    address: '/?modal=forgot',
    what: 'PWD-01 a lost password by phone',
    part: (page, say) => dialog(page).getByRole('tab', { name: say('passwords.by.phone') }),
    always: (page, say) => dialog(page).getByRole('button', { name: say('passwords.email.action') }),
  },
  {
    toggle: 'CHNGPASSMAIL3',
    address: '/?modal=forgot',
    what: 'PWD-01 a lost password by e-mail',
    part: (page, say) => dialog(page).getByRole('tab', { name: say('passwords.by.email') }),
    always: (page, say) => dialog(page).getByLabel(say('codes.label')),
  },
];

async function flip(person: Person, { toggle, address, reach, part, always }: Switch): Promise<void> {
  const { page, say, world } = person;
  await world.scenario('every-toggle');
  await page.goto(address);
  await reach?.(person);
  await expect(part(page, say).first()).toBeVisible();
  await world.settings({ toggles: { [toggle]: false } });
  await page.reload();
  await reach?.(person);
  await expect(always(page, say).first()).toBeVisible();
  await expect(part(page, say)).toHaveCount(0);
}

forOnePersona((test) => {
  for (const one of switches) {
    test(`APP-08 ${one.what} is there with ${one.toggle} on, and not with it off`, ({ person }) => flip(person, one));
  }

  test('APP-08 LGN-05 an expired password has to be changed with PWDEXPFORCECHANGE3 on, and not with it off', async ({
    page,
    say,
    world,
  }) => {
    const change = page.getByRole('dialog', { name: say('password.title') });
    for (const on of [true, false]) {
      await world.scenario('default');
      await world.settings({ toggles: { PWDEXPFORCECHANGE3: on } });
      await page.goto('/login');
      await dialog(page)
        .getByRole('textbox', { name: say('login.username') })
        .fill('demo.expired');
      await passwordIn(dialog(page)).fill(password);
      await page.keyboard.press('Enter');
      if (on) await expect(change).toBeVisible();
      else await balanceOf(page, say);
      await expect(change).toHaveCount(on ? 1 : 0);
      await page.evaluate(() => sessionStorage.clear());
      // Leave the page, so that no request follows the reset.
      await page.goto('about:blank');
    }
  });

  test('APP-08 APP-07 with every switch off the pages stand, and each way in says that it is closed', async ({
    page,
    say,
    world,
    quiet,
  }) => {
    await world.scenario('no-toggle');
    await page.goto('/register');
    await expect(dialog(page).getByText(say('register.closed'))).toBeVisible();
    await page.goto('/?modal=forgot&by=mobileNum');
    await expect(dialog(page).getByText(say('passwords.closed'))).toBeVisible();
    await page.goto('/login?by=mobile');
    await expect(dialog(page).getByRole('textbox', { name: say('login.username') })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: say('login.register'), exact: true })).toHaveCount(0);
    await dialog(page)
      .getByRole('textbox', { name: say('login.username') })
      .fill('demo.member');
    await passwordIn(dialog(page)).fill(password);
    await page.keyboard.press('Enter');
    await balanceOf(page, say);
    await page.goto('/join');
    await expect(page.getByRole('heading', { level: 1, name: say('notFound.title') })).toBeVisible();
    expected(quiet, /status of 403/);
  });
});
