// areas: sign-in/registration
import { expect } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { dialogOf, goOn, nameIn, onward, submit, toLastStep } from './registrationForm.ts';
import { agree, balanceOf, choosePassword, solve } from './steps.ts';

forOnePersona((test) => {
  test('REG-02 REG-03 VAL-01 every field there is, by the platform’s rules: each is told what is wrong with it, and then lets in', async ({
    page,
    press,
    say,
    world,
  }) => {
    await world.settings({ everyField: true });
    await page.goto('/register');
    const form = dialogOf(page, say);
    const field = (name: string) => form.locator(`[name="${name}"]`);
    const fill = async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    };
    const wrong = {
      ...{
        username: '7up',
        paymentPassword: '12345',
        payeeName: '7',
        nickname: 'x',
        email: 'nobody',
        birthday: '14.3.90',
      },
      idNumber: '1 2',
      nationality: '92',
      line: 'a b',
      whatsapp: 'none',
      facebook: 'a b',
      wechat: 'a',
      qqNum: '12',
      telegram: 'a b',
      zalo: 'none',
      skype: 'a b',
      recommenderId: 'me',
      referralCode: 'a!',
    };
    const right = {
      username: 'everyfield7',
      paymentPassword: '837261',
      payeeName: 'Noor Hallam',
      nickname: 'Noor',
      email: 'noor@hallam.example',
      birthday: '1990-03-14',
      idNumber: 'A1234567',
      nationality: 'Somewhere',
      ...{
        address: '1 Long Street',
        occupation: 'Baker',
        sourceOfIncome: 'Bread',
        line: 'noor',
        whatsapp: '923005550199',
      },
      ...{
        facebook: 'noor',
        wechat: 'noor77',
        qqNum: '123456',
        telegram: 'noor7',
        zalo: '923005550199',
        skype: 'noor',
      },
      recommenderId: '123456',
      referralCode: 'TABLE42',
      affiliateCode: 'TABLE42',
    };
    await choosePassword(form);
    const asked: string[] = [];
    for (const first of ['username', 'paymentPassword']) {
      const names = [];
      for (const name of Object.keys(wrong)) if (await field(name).isVisible()) names.push(name);
      asked.push(...names);
      await fill(Object.fromEntries(names.map((name) => [name, wrong[name as keyof typeof wrong]])));
      await press(onward(form, say));
      await expect(field(first)).toBeFocused();
      for (const name of names) await expect(field(name), name).toHaveAttribute('aria-invalid', 'true');
      for (const [name, value] of Object.entries(right))
        if (await field(name).isVisible()) await field(name).fill(value);
      for (const name of names) await expect(field(name), name).not.toHaveAttribute('aria-invalid', 'true');
      await goOn(form, say, press);
    }
    expect(asked.sort()).toEqual(Object.keys(wrong).sort());
    await agree(form, say);
    await solve(form, say, world);
    await press(submit(form, say));
    await expect(form).toBeHidden({ timeout: 20_000 });
    await balanceOf(page, say);
  });

  test('VAL-05 FLT-049 rules with a pattern that could hang the page, and one that is none, hang and break nothing', async ({
    page,
    press,
    say,
    world,
  }) => {
    await page.route('**/wps/system/setting/register', async (route) => {
      const answer = await route.fetch();
      const rules = (await answer.text())
        .replaceAll('"^[A-Za-z][A-Za-z0-9]*$"', '"^(([a-z])+.)+[A-Z]([a-z])+$"')
        .replaceAll('"^[A-Za-z][A-Za-z .]*$"', '"([a-z"')
        .replaceAll('"maxLength":16', '"maxLength":5000');
      await route.fulfill({ response: answer, body: rules });
    });
    await page.goto('/register');
    const form = dialogOf(page, say);
    await choosePassword(form);
    await nameIn(form, say).fill('a'.repeat(2000));
    await goOn(form, say, press);
    await form.locator('[name="payeeName"]').fill('Noor Hallam');
    await toLastStep(form, say, press);
    await agree(form, say);
    const spent = await solve(form, say, world);
    await press(submit(form, say));
    await expect(form.getByRole('alert')).toBeVisible();
    const change = say('registration.change.field', { field: say('login.username') });
    await press(form.getByRole('button', { name: change }));
    await nameIn(form, say).fill('patient7');
    await toLastStep(form, say, press);
    // No known pattern blocked the form, so the platform has received the long name and used up the code.
    await solve(form, say, world, spent);
    await press(submit(form, say));
    await expect(form).toBeHidden({ timeout: 20_000 });
    await balanceOf(page, say);
  });
});
