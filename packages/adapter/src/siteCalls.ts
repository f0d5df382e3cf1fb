import type { permission, WireOf } from '@baize/gateway';
import type { AdapterCall, Operations, Visitor } from './types.ts';

type Info = WireOf<typeof permission>['info'];

/** Site as a platform without links, chat and analytics of its own describes it. */
export interface PlainSite {
  state: 'open' | 'maintenance' | 'blocked';
  /** Ids of the modules that are on. */
  modules: readonly string[];
  rules: Info['registrationRules'];
  /** Origins of pictures and of games. */
  imageHosts: string[];
  gameHosts: string[];
  /** Code of the visitor's country, and how its telephone numbers begin. */
  country: string | null;
  dialCode: string | null;
}

/** Writes what every page of the site reads first. */
const permissionWire = (
  { state, modules, rules, imageHosts, gameHosts }: PlainSite,
  visitor: Visitor,
): WireOf<typeof permission> => ({
  info: {
    whitelabel: modules.map((modId) => ({ modId, enabled: '1' })),
    registrationRules: rules,
    resources: [],
    customerService: [],
    analytics: null,
    imageCDNs: imageHosts,
    launchGameCDNs: gameHosts,
    location: { ip: visitor.address },
    maintenance: state === 'maintenance',
    regionRestriction: state === 'blocked',
  },
});

const statuses = { open: 0, maintenance: 1, blocked: 2 } as const;

/** Makes the calls that describe the site from one reading. */
export const siteCalls = (read: (call: AdapterCall) => Promise<PlainSite>) =>
  ({
    permission: async (_, call) => permissionWire(await read(call), call.visitor),

    async systemStatus(_, call) {
      const { state } = await read(call);
      return { status: statuses[state], ip: call.visitor.address };
    },

    async countryCode(_, call) {
      const { country, dialCode } = await read(call);
      return { countryCode: country, countryDialingCode: dialCode };
    },

    async registerSettings(_, call) {
      const { rules } = await read(call);
      return { rules, humanCheck: null };
    },
  }) satisfies Operations;
