import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCardNumber, isEtherAddress, isIban, isTronAddress } from './checkDigits.ts';
import { checkPayee, isSameNumber, type PayeeKind, payeeNumber } from './payees.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const iban = 'PK36SCBL0000001123456702';
const card = '4111111111111111';

const issueOf = (kind: PayeeKind, provider: string, number: string) =>
  checkPayee({ kind, provider, holder: 'Noor Hallam', number }).number ?? null;

test.each([
  ['crypto', 'TRC20', tron, null],
  ['crypto', 'TRC20', ether, 'other-network'],
  ['crypto', 'TRC20', `${tron.slice(0, -1)}u`, 'address-check'],
  ['crypto', 'TRC20', tron.toLowerCase(), 'malformed'],
  ['crypto', 'TRC20', tron.slice(0, -1), 'malformed'],
  ['crypto', 'ERC20', ether, null],
  ['crypto', 'ERC20', ether.toLowerCase(), null],
  ['crypto', 'ERC20', `0X${ether.slice(2).toUpperCase()}`, null],
  ['crypto', 'ERC20', ether.replace('aA', 'Aa'), 'address-check'],
  ['crypto', 'ERC20', tron, 'other-network'],
  ['crypto', 'ERC20', ether.slice(2), 'malformed'],
  ['crypto', 'USDT-ERC20', tron, 'other-network'],
  ['crypto', 'USDT_BEP20', ether, null],
  ['crypto', 'USDT', tron, null],
  ['crypto', 'USDT', ether, null],
  ['crypto', 'USDT', `${tron.slice(0, -1)}u`, 'address-check'],
  ['bank', 'HRB', iban, null],
  ['bank', 'HRB', 'gb82 west 1234 5698 7654 32', null],
  ['bank', 'HRB', 'GB82WEST12345698765431', 'iban-check'],
  ['bank', 'HRB', iban.replace('PK36', 'PK63'), 'iban-check'],
  ['bank', 'HRB', '118200457790', null],
  ['bank', 'HRB', card.replace('1', '2'), null],
  ['bank', 'HRB', '1182', 'malformed'],
  ['bank', 'CRD', card, null],
  ['bank', 'CRD', '4111 1111 1111 1111', null],
  ['bank', 'VISA-CARD', '4111111111111112', 'card-check'],
  ['bank', 'CRD', '4111', 'malformed'],
  ['bank', 'CRD', iban, 'malformed'],
  ['bank', 'CARDIFF', '118200457790', null],
  ['wallet', 'QLP', '+92 300 1234567', null],
  ['wallet', 'QLP', 'noor', 'malformed'],
  ['wallet', 'QLP', '\u200b', 'required'],
] as const)('FLT-131 %s of %s: %j is %s', (kind, provider, number, issue) => {
  expect(issueOf(kind, provider, number)).toBe(issue);
});

test.each([
  ['crypto', 'TRC20', `tron:${tron}`, tron],
  ['crypto', 'TRC20', ` \u2068${tron}\u2069`, tron],
  ['crypto', 'ERC20', `ethereum:${ether}@1?value=5`, ether],
  ['bank', 'HRB', 'IBAN PK36 SCBL 0000 0011 2345 6702', iban],
  ['bank', 'HRB', 'iban: pk36-scbl-0000001123456702', iban],
  ['bank', 'CRD', '۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۱۱', card],
  ['wallet', 'QLP', 'tel:+92–300–1234567', '+923001234567'],
] as const)('FLT-132 %s of %s: %j is read as meant', (kind, provider, number, read) => {
  expect(payeeNumber({ kind, number })).toBe(read);
  expect(issueOf(kind, provider, number)).toBeNull();
});

test('FLT-131 Ethereum’s addresses are the same in any case, Tron’s are not', () => {
  expect(isSameNumber(ether, ether.toLowerCase())).toBe(true);
  expect(isSameNumber(tron, tron.toLowerCase())).toBe(false);
  expect(isSameNumber(card, card)).toBe(true);
});

/** Addresses of EIP-55 itself. */
const checksummed = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const ibans = [
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'TR330006100519786457841326',
  'AE070331234567890123456',
];

describe('FLT-131 what is right is taken', () => {
  test.each(checksummed)('%s', (address) => expect(isEtherAddress(address)).toBe(true));
  test.each(ibans)('%s', (number) => expect(isIban(number)).toBe(true));
  test.each(['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', tron])('%s', (address) => expect(isTronAddress(address)).toBe(true));
  test.each(['4111111111111111', '5500005555555559', '378282246310005', '6200000000000005'])('%s', (number) =>
    expect(isCardNumber(number)).toBe(true),
  );
});

const changed = (text: string, place: number, signs: string, pick: number) => {
  const at = place % text.length;
  const others = [...signs].filter((sign) => sign !== text[at]);
  return text.slice(0, at) + others[pick % others.length] + text.slice(at + 1);
};

describe('FLT-131 one wrong character is never taken', () => {
  const cases = [
    {
      kind: 'crypto',
      provider: 'TRC20',
      number: tron,
      signs: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
    },
    { kind: 'bank', provider: 'CRD', number: card, signs: '0123456789' },
  ] as const;
  test.each(cases)('$provider', ({ kind, provider, number, signs }) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (place, pick) => {
        expect(issueOf(kind, provider, changed(number, place, signs, pick))).not.toBeNull();
      }),
    );
  });

  test('IBAN', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (place, pick) => {
        const digits = place % 16;
        expect(isIban(changed(iban, 8 + digits, '0123456789', pick))).toBe(false);
      }),
    );
  });
});

test('FLT-115 whatever is typed, there is an answer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('bank', 'wallet', 'crypto'),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary', maxLength: 80 }),
      (kind, provider, number) => {
        expect(typeof (issueOf(kind, provider, number) ?? '')).toBe('string');
      },
    ),
  );
});
