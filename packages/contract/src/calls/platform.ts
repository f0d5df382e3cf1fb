import type { CallNotes } from '../notes.ts';

export const platform = {
  countryCode: {
    group: 'platform',
    title: 'The visitor’s country',
    about: 'Visitor’s country, for dialling code and regional defaults.',
    refusals: [],
  },
  systemStatus: {
    group: 'platform',
    title: 'Whether the platform is open',
    about: 'System status; unrecognised values are `unknown`.',
    refusals: [],
  },
  permission: {
    group: 'platform',
    title: 'Switches, rules and addresses of a host',
    about: 'Configuration of this host: active modules, rules, resources, CDNs, maintenance and region flags.',
    refusals: [],
  },
  domainRoute: {
    group: 'platform',
    title: 'Other addresses of this site',
    about: 'Alternative origins of this site.',
    refusals: [],
  },
  serviceLink: {
    group: 'platform',
    title: 'Ways to customer service',
    about: 'The ways to customer service, in their order.',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
