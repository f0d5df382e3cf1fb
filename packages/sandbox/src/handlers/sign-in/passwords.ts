import { checkField } from '@baize/domain';
import { resetPassword, sendPasswordLetter } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { secretText } from '../../world/base/random.ts';
import { registerRulesOf } from '../../world/sign-in/registerRules.ts';
import { internationalNumber } from '../../world/sign-in/smsCodes.ts';
import { allow, refuseFields } from './session.ts';

const hour = 60 * 60_000;
const letters = { count: 10, windowMs: hour };
const resets = { count: 20, windowMs: hour };
const letterLifeMs = hour / 2;

export const passwordRoutes = [
  answer(sendPasswordLetter, async ({ username, email }, call) => {
    const { world } = call;
    const { toggles } = world.settings;
    if (!toggles.PWRESET || !toggles.CHNGPASSMAIL3) throw new Refusal('not-allowed', { status: 403 });
    allow(call, `letter:${call.visitor}`, letters, true);
    const account = world.accounts.find(username);
    const password = `${secretText(9)}7a`;
    if (account && account.email === email.trim().toLowerCase()) {
      await world.accounts.lend(account, password, world.clock.now() + letterLifeMs);
      world.letters.push({ to: account.email, username: account.username, password });
    }
    return null;
  }),

  answer(resetPassword, async ({ mobileNum, countryDialingCode, verificationCode, newPassword }, call) => {
    const { world } = call;
    const { toggles } = world.settings;
    if (!toggles.PWRESET || !toggles.CHNGPASSVERIF3) throw new Refusal('not-allowed', { status: 403 });
    allow(call, `reset:${call.visitor}`, resets, true);
    const broken = checkField(newPassword, registerRulesOf(world.settings).password ?? null, true);
    // Before the code check, so that a rejected password does not spend the code.
    if (broken) refuseFields('validation-failed', { newPassword: broken.kind });
    const number = internationalNumber(countryDialingCode, mobileNum);
    const verdict = world.smsCodes.use('password', number, verificationCode);
    if (verdict !== 'right') refuseFields(`code-${verdict}`, { verificationCode: `code-${verdict}` });
    const account = world.accounts.findByMobile(number);
    if (!account) throw new Refusal('number-unknown');
    await world.accounts.changePassword(account, newPassword);
    world.sessions.endOf(account.username);
    return { account: account.username };
  }),
];
