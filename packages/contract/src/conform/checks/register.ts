import { solveProof } from '@baize/gateway';
import type { Probe, Run } from '../run.ts';
import { at, envelopeOf, succeeded } from '../wire.ts';

/** Opens one account by the name pattern of the account file, and leaves it; the report names it. */
export const register: Probe = async (run) => {
  const pattern = run.options.account?.register;
  if (!pattern) return;
  if (!run.canSeal) return void run.reasons.set('register', 'no key');
  const { username: name, password, fields = {} } = pattern;
  const username = name.replace('*', run.wire.now().toString(36));
  const input = { ...fields, username, password, confirmPassword: password, registerUrl: run.options.baseUrl };
  const first = await run.wire.call('register', input);
  const isRiddle = at(first?.body, '/code') === 'captcha-required';
  const sent = isRiddle ? await run.wire.call('register', { ...input, ...(await solved(run)) }) : first;
  if (!sent || !succeeded(sent)) {
    run.reasons.set('register', 'no sample');
    const broken = Object.keys((at(sent?.body, '/value/fields') ?? {}) as object);
    const why = `${at(sent?.body, '/code') ?? `status ${sent?.status}`}${broken.length > 0 ? ` for ${broken.join(', ')}` : ''}`;
    run.remarks.push(`register was refused with ${why}: give what it asks for as "fields" of "register".`);
    return;
  }
  run.touch('register');
  run.passed.add('register');
  run.opened.push(username);
  const token = at(envelopeOf(sent)?.value, '/token');
  if (typeof token !== 'string') return;
  const info = await run.wire.call('memberInfo', {}, { token });
  if (at(info && envelopeOf(info)?.value, '/account') !== username)
    run.fail('register', 'A3', '/value/token', 'a token of another account', 'one of the new account');
  await run.wire.call('logout', {}, { token });
};

/** Answers the captcha by its proof of work, as those do who cannot see the picture. */
async function solved(run: Run): Promise<Record<string, string>> {
  const riddle = await run.value('captchaProof', {});
  const [id, salt, digest, most] = ['/id', '/salt', '/digest', '/most'].map((place) => at(riddle, place));
  if (typeof id !== 'string' || typeof salt !== 'string' || typeof digest !== 'string' || typeof most !== 'number')
    return {};
  const answer = await solveProof({ salt, digest, most }, run.options.signal);
  return answer === null ? {} : { captchaId: id, captcha: answer };
}
