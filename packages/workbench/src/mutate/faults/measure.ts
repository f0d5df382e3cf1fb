import type { Fault } from '../fault.ts';

const rules = 'packages/domain/src/measure/measure.test.ts';
const adapters = 'site/src/app/measure/sinks.test.ts';

/** Faults of what the site says about its use. */
export const measureFaults: readonly Fault[] = [
  {
    id: 'ops-tag-before-yes',
    area: 'domain',
    says: 'Receivers get events before a visitor has allowed it.',
    file: 'packages/domain/src/measure/consent.ts',
    from: '(consent?.[purpose] === true && !(',
    to: '(consent?.[purpose] !== false && !(',
    foundBy: { step: 'unit', file: rules, test: 'OPS-20 OPS-22' },
    tier: 'quick',
  },
  {
    id: 'ops-full-address',
    area: 'site',
    says: 'Google gets the address of a page with its parameters.',
    file: 'site/src/app/measure/sinks/ga4.ts',
    from: 'page_location: location.origin + page,',
    to: 'page_location: location.href,',
    foundBy: { step: 'unit', file: adapters, test: 'OPS-29 OPS-23 ga4' },
    tier: 'quick',
  },
  {
    id: 'ops-rest-tracked',
    area: 'domain',
    says: 'Others learn that a player takes a break.',
    file: 'packages/domain/src/measure/readEvent.ts',
    from: "(held && (purpose !== 'operate' || receiver !== 'operate'))",
    to: "(held && purpose === 'marketing')",
    foundBy: { step: 'unit', file: rules, test: 'OPS-20 OPS-22' },
    tier: 'quick',
  },
  {
    id: 'ops-amount-exact',
    area: 'domain',
    says: 'Events may carry any text, such as an exact amount.',
    file: 'packages/domain/src/measure/readEvent.ts',
    from: ': kind.includes(value);',
    to: ': value.length > 0;',
    foundBy: { step: 'unit', file: rules, test: 'OPS-21 hostile' },
    tier: 'quick',
  },
  {
    id: 'ops-twice-two-tabs',
    area: 'site',
    says: 'A deposit that arrives while two tabs are open is counted again and again.',
    file: 'site/src/money/trackedPayments.ts',
    from: 'tellArrival(payment);\n      else if (!ended.includes(movement.state)) return true;\n      return false;',
    to: 'tellArrival(payment);\n      return true;',
    foundBy: { step: 'unit', file: 'site/src/money/trackedPayments.test.ts', test: 'OPS-26 a deposit' },
    tier: 'quick',
  },
  {
    id: 'ops-csp-host-without-sink',
    area: 'domain',
    says: 'The policy admits the hosts of receivers that the brand does not have.',
    file: 'packages/domain/src/measure/sinks.ts',
    from: '[...new Set(ids.flatMap((id) => sinks[id][part]))]',
    to: '[...new Set(sinkIds.flatMap((id) => sinks[id][part]))]',
    foundBy: { step: 'unit', file: rules, test: 'OPS-25 hosts' },
    tier: 'quick',
  },
];
