import { endpoints } from '@baize/gateway';
import type { JsonSchema } from './jsonSchema.ts';
import type { Overrides } from './wire.ts';

interface Loose {
  entries?: Record<string, Loose>;
  pipe?: readonly Loose[];
  wrapped?: Loose;
  listed?: Loose;
  item?: Loose;
  value?: Loose;
  options?: readonly Loose[];
}

/** Finds a field's schema by names, through lists, pipes and wrappers. Throws if there is none. */
function dig(schema: unknown, ...names: readonly string[]): unknown {
  return names.reduce<Loose>((at, name) => {
    const found = fieldOf(at, name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  }, schema as Loose);
}

function fieldOf(schema: Loose, name: string): Loose | undefined {
  if (schema.entries) return schema.entries[name];
  const inner = [schema.pipe?.[0], schema.wrapped, schema.listed, schema.item, schema.value, ...(schema.options ?? [])];
  for (const one of inner) {
    const found = one && fieldOf(one, name);
    if (found) return found;
  }
  return undefined;
}

const { captcha, contractDetail, memberProfile, openedDraws, permission, systemStatus } = endpoints;

const ruleSwitch: JsonSchema = { type: 'boolean', 'x-also': ['0', '1'] };
const moduleFields: Record<string, JsonSchema> = {
  modId: { type: 'string', minLength: 1 },
  enabled: { enum: ['0', '1'], description: 'Exactly "1" is on; anything else is off.' },
};

/** Schemas that read a value by code of their own, and what they take. A test lists them. */
export const overrides: Overrides = new Map<unknown, JsonSchema>([
  [
    systemStatus.value,
    {
      type: 'object',
      description: 'Status 0 is normal, 1 maintenance, 2 a restricted region.',
      properties: {
        status: { type: 'integer', enum: [0, 1, 2] },
        ip: { type: 'string', maxLength: 45 },
      },
      required: ['status'],
      'x-forgiven': ['integer'],
    },
  ],
  [
    dig(permission.value, 'info', 'whitelabel'),
    {
      type: 'array',
      description: 'Modules and their children; what is not named is off.',
      items: {
        type: 'object',
        properties: {
          ...moduleFields,
          childrenNodes: {
            type: 'array',
            items: { type: 'object', properties: moduleFields, required: ['modId', 'enabled'] },
          },
        },
        required: ['modId', 'enabled'],
      },
    },
  ],
  [
    dig(permission.value, 'info', 'analytics'),
    {
      type: 'object',
      properties: { gtagId: { type: 'string', pattern: '^G-[A-Z0-9]{4,12}$' } },
      required: ['gtagId'],
    },
  ],
  [dig(permission.value, 'info', 'registrationRules', 'enabled'), ruleSwitch],
  [dig(permission.value, 'info', 'registrationRules', 'required'), ruleSwitch],
  [
    dig(openedDraws.value, 'openCode'),
    {
      type: 'array',
      items: { type: 'string', pattern: '^\\d{1,6}$' },
      minItems: 1,
      maxItems: 40,
      description: 'Drawn numbers in their order.',
      'x-forgiven': ['text', 'numbers'],
    },
  ],
  [
    dig(captcha.value, 'image'),
    {
      type: 'string',
      maxLength: 200_000,
      pattern: '^(?:data:image/png;base64,)?iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$',
      contentEncoding: 'base64',
      contentMediaType: 'image/png',
    },
  ],
  [dig(memberProfile.value, 'birthday'), { type: 'string', format: 'date', 'x-forgiven': ['null'] }],
  [
    dig(contractDetail.value, 'endings', 'problems'),
    {
      type: 'array',
      description: 'Problems of the terms, each named by its rule.',
      items: { type: 'object', properties: { rule: { type: 'string' } }, required: ['rule'] },
    },
  ],
]);
