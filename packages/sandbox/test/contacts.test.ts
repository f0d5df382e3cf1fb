import { bindContact, type InputOf, memberProfile, sendContactCode } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { codeFor, email, fieldsOf } from './account.fixture.ts';
import { errorOf, type Visit, visit } from './visit.ts';

const bind = (seen: Visit, input: Partial<InputOf<typeof bindContact>> = {}) =>
  seen.client.call(bindContact, { kind: 'email', email, verificationCode: codeFor(seen, 'contact'), ...input });

describe('a contact', () => {
  test('MEM-02 is bound by the codes sent to the one before and to the new one, and masked in the answer', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    expect(await client.call(sendContactCode, { kind: 'email', side: 'held' })).toEqual({ expiredMinutes: 2 });
    await client.call(sendContactCode, { kind: 'email', email });
    const heldCode = codeFor(seen, 'contact-held');
    expect(await bind(seen, { heldCode })).toEqual({ shown: 'r•••@new.example' });
    expect(seen.sandbox.world.accounts.find('demo.member')?.email).toBe(email);
    expect((await client.call(memberProfile, {})).email.shown).toBe('r•••@new.example');
  });

  test('MEM-02 without the code of the one before nothing changes; a mistyped new code does not cost the other', async () => {
    const seen = visit({ scenario: 'member' });
    await seen.client.call(sendContactCode, { kind: 'email', email });
    expect(await fieldsOf(bind(seen))).toEqual({ code: 'code-expired', fields: { heldCode: 'code-expired' } });
    await seen.client.call(sendContactCode, { kind: 'email', side: 'held' });
    expect((await fieldsOf(bind(seen, { heldCode: '000' }))).fields).toEqual({ heldCode: 'code-wrong' });
    const heldCode = codeFor(seen, 'contact-held');
    const mistyped = await fieldsOf(bind(seen, { heldCode, verificationCode: 'x' }));
    expect(mistyped).toEqual({ code: 'code-wrong', fields: { verificationCode: 'code-wrong' } });
    expect(seen.sandbox.world.accounts.find('demo.member')?.email).toBe('demo.member@mail.example');
    expect(await bind(seen, { heldCode })).toEqual({ shown: 'r•••@new.example' });
  });

  test('MEM-02 FLT-021 a code is good for one contact, once, and void after five wrong ones', async () => {
    const seen = visit({ scenario: 'limited' });
    const number = { kind: 'mobile', nationalNumber: '3009990001', callingCode: '92' } as const;
    const { client } = seen;
    await client.call(sendContactCode, number);
    const code = codeFor(seen, 'contact');
    const use = (nationalNumber: string, verificationCode = code) =>
      client.call(bindContact, { ...number, nationalNumber, verificationCode });
    expect((await errorOf(use('3009990002'))).code).toBe('code-expired');
    for (let turn = 0; turn < 5; turn += 1) expect((await errorOf(use('3009990001', 'no'))).code).toBe('code-wrong');
    expect((await errorOf(use('3009990001'))).code).toBe('code-expired');
    seen.sandbox.world.clock.step(2 * 60_000);
    await client.call(sendContactCode, number);
    expect(await use('3009990001', codeFor(seen, 'contact'))).toEqual({ shown: '+92 ••• 001' });
    expect((await fieldsOf(use('3009990001'))).fields).toEqual({ mobileNum: 'same' });
  });

  test('MEM-02 the account of a third party can be neither changed nor unlinked', async () => {
    const { client } = visit({ scenario: 'vip' });
    expect(await client.call(memberProfile, {})).toMatchObject({ mobile: { fixed: true }, linked: 'Firebase' });
    const number = { kind: 'mobile', nationalNumber: '3009990001', callingCode: '92' } as const;
    expect((await errorOf(client.call(sendContactCode, number))).code).toBe('contact-fixed');
    expect((await errorOf(client.call(sendContactCode, { kind: 'mobile', side: 'held' }))).code).toBe('contact-fixed');
    expect((await errorOf(client.call(bindContact, { ...number, verificationCode: '1' }))).code).toBe('contact-fixed');
    await client.call(sendContactCode, { kind: 'email', email });
  });

  test('MEM-02 FLT-003 that it is somebody else’s is not said before it is proved, and then not why it cannot be had', async () => {
    const seen = visit({ scenario: 'limited' });
    const number = { kind: 'mobile', nationalNumber: '3001234567', callingCode: '92' } as const;
    expect(await seen.client.call(sendContactCode, number)).toEqual({ expiredMinutes: 2 });
    const verificationCode = codeFor(seen, 'contact');
    expect((await errorOf(seen.client.call(bindContact, { ...number, verificationCode }))).code).toBe(
      'contact-refused',
    );
    expect(seen.sandbox.world.accounts.find('demo.limited')?.mobileNum).toBeNull();
  });

  test.each([
    [{ kind: 'email', email: 'nobody' }, { email: 'pattern' }],
    [{ kind: 'email', email: 'a b@c.example' }, { email: 'pattern' }],
    [{ kind: 'email', email: `${'a'.repeat(200)}@c.example` }, { email: 'pattern' }],
    [{ kind: 'email', email: 'Demo.Member@mail.example' }, { email: 'same' }],
    [{ kind: 'mobile', nationalNumber: '12', callingCode: '92' }, { mobileNum: 'pattern' }],
    [{ kind: 'mobile' }, { mobileNum: 'pattern' }],
  ] as const)('MEM-02 no code is sent to %j', async (input, fields) => {
    const { client } = visit({ scenario: 'member' });
    expect(await fieldsOf(client.call(sendContactCode, input))).toEqual({ code: 'validation-failed', fields });
  });

  test('SMS-02 MEM-02 codes are sent one in two minutes and six in an hour, then the wait is told', async () => {
    const { client, sandbox } = visit({ scenario: 'member' });
    const ask = () => client.call(sendContactCode, { kind: 'email', email });
    await ask();
    expect(await errorOf(ask())).toMatchObject({ kind: 'too-many', retryAfter: 115 });
    for (let turn = 0; turn < 5; turn += 1) {
      sandbox.world.clock.step(2 * 60_000);
      await ask();
    }
    sandbox.world.clock.step(2 * 60_000);
    expect((await errorOf(ask())).kind).toBe('too-many');
  });
});
