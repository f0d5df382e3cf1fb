import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCodes } from '../base/errors.ts';
import { amountBand, timeBand } from './bands.ts';
import { allows, consentTo, consentVersion, readConsent } from './consent.ts';
import { type EventName, eventNames, events } from './events.ts';
import { publicArticles, refusalKind, unnamedOverlays } from './lists.ts';
import { mayLeave, readEvent } from './readEvent.ts';
import { askedPurposes, sinkHosts, sinkIds, sinks, sinksOf } from './sinks.ts';

const now = Date.UTC(2026, 10, 30);
const day = 24 * 3_600_000;
const all = consentTo(['measure', 'improve', 'marketing'], now);
const open = { consent: all, privacySignal: false, held: false };

test.each([
  ['yes', null],
  ['no', null],
  [null, null],
  ['{', null],
  [JSON.stringify({ ...all, version: consentVersion - 1 }), null],
  [JSON.stringify({ ...all, at: now - 365 * day }), null],
  [JSON.stringify({ ...all, at: now + 1 }), null],
  [JSON.stringify({ ...all, at: now - 364 * day }), { ...all, at: now - 364 * day }],
  [JSON.stringify({ ...all, measure: 'yes' }), { ...all, measure: false }],
])('OPS-20 an answer holds for twelve months and one version: %s', (kept, read) => {
  expect(readConsent(kept, now)).toEqual(read);
});

test('OPS-20 each purpose has its own answer, and a privacy signal is a no to marketing', () => {
  const some = consentTo(['measure', 'marketing'], now);
  expect([allows(some, 'measure', true), allows(some, 'improve', false)]).toEqual([true, false]);
  expect([allows(some, 'marketing', false), allows(some, 'marketing', true)]).toEqual([true, false]);
  expect([allows(null, 'measure', false), allows(null, 'operate', true)]).toEqual([false, true]);
});

test('OPS-20 OPS-22 nothing leaves before a yes or while a player rests, but for what runs the site', () => {
  for (const sink of sinkIds)
    for (const name of eventNames) {
      const runs = sinks[sink].purpose === 'operate' && events[name].purpose === 'operate';
      const listed = (events[name].sinks as readonly string[]).includes(sink);
      expect(mayLeave(sink, name, { ...open, consent: null })).toBe(runs && listed);
      expect(mayLeave(sink, name, { ...open, held: true })).toBe(runs && listed);
      expect(mayLeave(sink, name, open)).toBe(listed);
    }
});

test('OPS-22 marketing learns of no failure, no withdrawal and no play', () => {
  const told = eventNames.filter((name) => (events[name].sinks as readonly string[]).includes('gtm'));
  expect(told).toEqual([
    'page_viewed',
    'registration_started',
    'registration_completed',
    'deposit_completed',
    'offer_seen',
    'offer_joined',
  ]);
});

test('OPS-22 no list names a break, a limit, a check or an exclusion', () => {
  const named = eventNames.flatMap((name) => Object.values(events[name].properties)).flat();
  expect(named.filter((value) => /limit(?!ed)|break|exclu|verify|rest|self|control|loss/i.test(String(value)))).toEqual(
    [],
  );
  expect(publicArticles).not.toContain('exclusion');
  expect(unnamedOverlays).toContain('break');
  const secret = errorCodes.filter((code) => refusalKind(code) === null);
  expect(secret).toEqual(expect.arrayContaining(['limit-reached', 'on-a-break', 'limits-needed', 'break-due']));
});

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    'mara.kern@example.com',
    '+92 300 1234567',
    '4111111111111111',
    '192.168.0.1',
    '/?member=playControl&code=ABC123',
    'https://site.example/?token=eyJhbGciOi',
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
    '1234.56',
    1234.56,
    'Mara Kern',
    '<img src=x onerror=alert(1)>',
    'account-70010008',
  ),
  fc.string({ maxLength: 200 }),
  fc.double(),
  fc.bigInt(),
  fc.object(),
  fc.constant(null),
);

test('OPS-21 hostile values in any property, or in any other, are never sent', () => {
  const properties = eventNames.flatMap((name) =>
    Object.keys(events[name].properties).map((one) => [name, one] as const),
  );
  for (const [name, property] of properties)
    fc.assert(
      fc.property(hostile, hostile, (value, extra) => {
        const kind: unknown = (events[name].properties as Record<string, unknown>)[property];
        const sent = readEvent(name, { ...exampleOf(name), [property]: value, extra, __proto__: { extra } });
        if (sent === null) return;
        const kept = sent.properties[property];
        expect(Object.keys(sent.properties)).toEqual(Object.keys(events[name].properties));
        if (Array.isArray(kind)) expect(kind).toContain(kept);
        else if (typeof kept === 'string') expect(kept).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
        else expect(typeof kept === 'boolean' || Number.isInteger(kept)).toBe(true);
        expect(JSON.stringify(sent)).not.toMatch(/@|\?|\d{4}|\.\d|eyJ|\/\//);
      }),
      { numRuns: 200 },
    );
});

test('OPS-21 an event with a part too few or of an unknown name is none', () => {
  expect(readEvent('deposit_sent', { method: 'bank', band: 'low' })).toBeNull();
  expect(readEvent('toString', {})).toBeNull();
  for (const name of eventNames)
    expect(readEvent(name, exampleOf(name))).toEqual({ name, properties: exampleOf(name) });
});

test.each([
  ['9.99', 'lowest'],
  ['10', 'low'],
  ['49.99', 'low'],
  ['50', 'middle'],
  ['200', 'high'],
  ['1000.00', 'highest'],
])('OPS-21 an amount is a band: %s is %s', (amount, band) => {
  expect(amountBand(amount)).toBe(band);
});

test('OPS-21 no exact amount comes out of a band, and no time', () => {
  expect(amountBand('nonsense')).toBeNull();
  expect(amountBand('150', ['100', '500', '2000', '10000'])).toBe('low');
  expect([timeBand(0, 'minutes'), timeBand(31 * 60_000, 'minutes'), timeBand(100 * 3_600_000, 'hours')]).toEqual([
    'shortest',
    'long',
    'longest',
  ]);
});

test('OPS-25 hosts and questions come from the sinks that a brand names, and from no other', () => {
  expect(askedPurposes({ analytics: false, sinks: [] })).toEqual([]);
  expect(sinkHosts(sinksOf({ analytics: false, sinks: [] }))).toEqual({ script: [], connect: [] });
  expect(askedPurposes({ analytics: true, sinks: [{ kind: 'posthog' }] })).toEqual(['measure', 'improve']);
  expect(sinkHosts(['posthog'])).toEqual({ script: [], connect: ['https://eu.i.posthog.com'] });
});

/** Makes a proper event of a name. */
function exampleOf(name: EventName): Record<string, string | boolean | number> {
  return Object.fromEntries(
    Object.entries(events[name].properties).map(([property, kind]: [string, unknown]) => [
      property,
      Array.isArray(kind) ? String(kind[0]) : kind === 'boolean' ? true : kind === 'count' ? 1 : 'summer-row',
    ]),
  );
}
