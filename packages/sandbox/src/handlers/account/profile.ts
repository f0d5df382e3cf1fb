import {
  checkBirthday,
  checkNickname,
  closingDays,
  closingObstacles,
  dayOf,
  fromMinor,
  maskAddress,
  maskEmail,
  maskMobile,
  minimumAge,
} from '@baize/domain';
import {
  ageMarkOf,
  chooseIcon,
  closeAccount,
  closingState,
  loginHistory,
  memberIcons,
  memberProfile,
  saveProfile,
} from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { countries } from '../../world/base/settings.ts';
import { house } from '../../world/money/ledger.ts';
import { brandFiles } from '../../world/platform/brands.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import { deviceOf } from '../../world/sign-in/loginLog.ts';
import { allow, refuseFields } from '../sign-in/session.ts';

const closings = { count: 10, windowMs: 15 * 60_000 };
const icons = Array.from({ length: 24 }, (_, place) => `u${place + 1}`);
const pictureOf = (icon: string) => `/art/avatars/${icon}.svg`;

export const profileRoutes = [
  answer(memberProfile, (_, { world, account }) => ({
    account: account.username,
    nickname: account.nickname,
    birthday: account.birthday,
    avatarId: account.avatar,
    avatar: account.avatar && pictureOf(account.avatar),
    mobileNum: maskMobile(account.mobileNum),
    mobileFixed: account.linked !== null,
    linkedAccount: account.linked,
    email: maskEmail(account.email),
    hasPaymentPassword: world.payments.has(account.username),
    passwordTime: account.passwordChangedAt,
    verification: account.verification,
    hasAuthenticator: account.authenticator !== null,
  })),

  answer(saveProfile, ({ nickname, birthday }, { world, account }) => {
    const fields: Record<string, string> = {};
    const broken = nickname === undefined ? null : checkNickname(nickname);
    if (broken) fields.nickname = broken.kind;
    if (birthday !== undefined && birthday !== account.birthday) {
      const own = ageMarkOf(brandFiles[world.settings.brand].ageGate ?? 18).age;
      const age = minimumAge(rulesOf(world), own);
      const problem = checkBirthday(birthday, dayOf(world.clock.now(), 'UTC'), age);
      if (account.birthday !== null) fields.birthday = 'fixed';
      else if (problem) fields.birthday = problem;
    }
    if (Object.keys(fields).length > 0) refuseFields('validation-failed', fields);
    if (nickname !== undefined) account.nickname = nickname.trim();
    if (birthday !== undefined) account.birthday = birthday;
    return null;
  }),

  answer(memberIcons, (_, { world }) =>
    world.settings.emptyLists ? [] : icons.map((icon) => ({ iconId: icon, icon: pictureOf(icon) })),
  ),

  answer(chooseIcon, ({ iconId }, { account }) => {
    if (!icons.includes(iconId)) throw new Refusal('not-found', { message: 'no such picture' });
    account.avatar = iconId;
    return { avatar: pictureOf(iconId) };
  }),

  answer(loginHistory, (_, { world, account, token }) =>
    world.logins.of(account).map(({ id, at, how, userAgent, country, ...login }) => ({
      loginId: id,
      loginTime: at,
      ip: maskAddress(countries[country]?.ip ?? ''),
      countryCode: country,
      device: deviceOf(userAgent),
      type: how,
      current: login.token !== null && login.token === token,
    })),
  ),

  answer(closingState, (_, call) => {
    const ledger = call.world.ledger();
    const balance = fromMinor(ledger.balance(call.account.username), ledger.currency.digits);
    return { obstacles: obstaclesOf(call), balance, keptDays: closingDays };
  }),

  answer(closeAccount, async ({ password }, call) => {
    const { world, account } = call;
    allow(call, `closing:${account.username}`, closings, true);
    if (!(await world.accounts.authenticate(account.username, password))) {
      refuseFields('login-failed', { password: 'mismatch' });
    }
    // Checked after the password, with no await before acting, so nothing can come in between.
    const obstacles = obstaclesOf(call);
    if (obstacles.length > 0) throw new Refusal('closing-blocked', { value: { obstacles } });
    giveUpRest(call);
    account.closedAt = world.clock.now();
    world.sessions.endOf(account.username);
    return null;
  }),
];

function obstaclesOf({ world, account: { username } }: SignedCall) {
  const ledger = world.ledger();
  return closingObstacles({
    balance: ledger.balance(username),
    unit: 10n ** BigInt(ledger.currency.digits),
    runningBets: world.betRecords().running(username),
    openMovements: world.accountRecords().open(username),
  });
}

/** Removes the rest, which is less than one unit and so cannot be withdrawn. */
function giveUpRest({ world, account: { username } }: SignedCall): void {
  const ledger = world.ledger();
  const amount = ledger.balance(username);
  if (amount === 0n) return;
  const at = world.clock.now();
  ledger.post({
    key: `closing:${username}`,
    kind: 'closing',
    from: username,
    to: house('closed'),
    amount,
    at,
    reference: 'closing',
  });
}
