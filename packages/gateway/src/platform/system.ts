import {
  type FieldRule,
  type FieldRules,
  readGtagId,
  readModules,
  readSystemStatus,
  type SystemStatus,
} from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { digits, flag, noInput, optionalText, text } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { serviceEntry } from './service.ts';

/** Visitor's country, for dialling code and regional defaults. Source: section 4; its path is assumed. */
export const countryCode = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getCountryCode',
  access: 'open',
  assumed: true,
  input: noInput,
  value: v.object({ countryCode: optionalText, countryDialingCode: optionalText }),
});

interface StatusWire {
  status: number;
  ip?: string | null;
}

/**
 * System status; unrecognised values are `unknown`. Source: sections 4 and 7; the visitor's address in it is assumed.
 */
export const systemStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  access: 'open',
  assumed: true,
  input: noInput,
  value: v.pipe(
    v.unknown(),
    v.transform((value) => {
      const wire = (typeof value === 'object' && value !== null ? value : { status: value }) as Partial<StatusWire>;
      return { status: readSystemStatus(wire.status), ip: typeof wire.ip === 'string' ? wire.ip.slice(0, 45) : null };
    }),
  ) as unknown as v.GenericSchema<StatusWire | number, { status: SystemStatus; ip: string | null }>,
});

export interface ModuleNode {
  modId: string;
  enabled: string;
  childrenNodes?: ModuleNode[] | null;
}

const bound = v.optional(
  v.fallback(v.nullable(v.pipe(v.union([v.number(), digits]), v.safeInteger(), v.minValue(0))), null),
  null,
);

const ruleFlag = v.optional(
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value) => value === true || value === '1'),
    ),
    false,
  ),
  false,
);

const fieldRule = v.pipe(
  v.object({
    enabled: ruleFlag as v.GenericSchema<boolean | '1' | '0' | undefined, boolean>,
    required: ruleFlag as v.GenericSchema<boolean | '1' | '0' | undefined, boolean>,
    minLength: bound,
    maxLength: bound,
    acceptedPattern: v.optional(v.fallback(v.nullable(v.string()), null), null),
    patternId: optionalText,
  }),
  v.transform(({ acceptedPattern, ...rule }): FieldRule => ({ ...rule, pattern: acceptedPattern || null })),
);

const noRule: FieldRule = {
  enabled: false,
  required: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

/** Rules by field name; null and missing are no rules, and a broken rule leaves its field out. */
export const fieldRules = v.pipe(
  v.nullish(v.record(v.pipe(v.string(), v.maxLength(60)), v.fallback(fieldRule, noRule)), {}),
  v.transform((rules): FieldRules => rules),
);

const modules = v.pipe(v.unknown(), v.transform(readModules)) as unknown as v.GenericSchema<
  ModuleNode[],
  ReturnType<typeof readModules>
>;

const permissionWire = v.object({
  whitelabel: v.optional(modules, []),
  registrationRules: fieldRules,
  resources: list(
    v.pipe(
      v.object({ resourceType: text, url: optionalText, qrCodeUrl: optionalText }),
      v.transform(({ resourceType, url, qrCodeUrl }) => ({ type: resourceType, url, qrCode: qrCodeUrl })),
    ),
  ),
  customerService: list(serviceEntry),
  analytics: v.optional(
    v.fallback(
      v.nullable(
        v.pipe(
          v.object({ gtagId: v.unknown() }),
          v.transform(({ gtagId }) => readGtagId(gtagId)),
        ),
      ),
      null,
    ),
    null,
  ) as unknown as v.GenericSchema<{ gtagId: string } | null | undefined, string | null>,
  imageCDNs: list(text),
  launchGameCDNs: list(text),
  /** Ids of the parts that are offered; absent for all (ADP-03). */
  offers: v.optional(v.fallback(v.nullable(v.array(text)), null), null),
  location: v.optional(v.fallback(v.nullable(v.object({ ip: optionalText })), null), null),
  maintenance: flag,
  regionRestriction: flag,
});

/**
 * Configuration of this host: active modules, rules, resources, CDNs, maintenance and region flags. Source: sections 3
 * and 7.
 */
export const permission = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'open',
  input: v.object({ url: v.pipe(v.string(), v.maxLength(255)) }),
  value: v.pipe(
    v.object({ info: permissionWire }),
    v.transform(
      ({ info: { whitelabel, registrationRules, analytics, location, imageCDNs, launchGameCDNs, ...rest } }) => ({
        ...rest,
        modules: whitelabel.on,
        /** Number of modules with an unreadable switch, which count as off. */
        doubtfulModules: whitelabel.doubtful,
        registrationRules,
        gtagId: analytics,
        ip: location?.ip ?? null,
        imageOrigins: imageCDNs,
        launchOrigins: launchGameCDNs,
      }),
    ),
  ),
});
