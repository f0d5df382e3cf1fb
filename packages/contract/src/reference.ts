import { errorNotes } from './errors.ts';
import { groups } from './groups.ts';
import { type JsonSchema, nameOfRef, resolve, type Shapes } from './jsonSchema.ts';
import { type ContractDocument, type Described, inputSchema, operationsOf, valueSchema } from './openapi.ts';
import { wantedBy } from './strict.ts';

export interface Example {
  input: unknown;
  answer: unknown;
}

export type Examples = Readonly<Record<string, Example>>;

/** Element of a page, drawn as HTML or by a framework. */
export interface PageNode {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children: readonly (PageNode | string)[];
}

const node = (
  tag: string,
  children: readonly (PageNode | string)[],
  attributes?: PageNode['attributes'],
): PageNode => ({
  tag,
  children,
  ...(attributes && { attributes }),
});

export const callsOf = (document: ContractDocument, group: string): Described[] =>
  operationsOf(document).filter(({ operation }) => operation.tags[0] === group);

/** Draws the reference of one group; examples are indented by so many spaces. */
export function groupPage(document: ContractDocument, group: string, examples: Examples, indent = 0): PageNode {
  const drawn = new Set<string>();
  const calls = callsOf(document, group);
  const { title, about, without } = groups[group as keyof typeof groups];
  return node('section', [
    node('h2', [title], { id: group }),
    node(
      'p',
      factsOf(calls, document.info.version).map((fact) => node('span', [fact])),
      { class: 'facts' },
    ),
    node('p', [`${about} Without this group the site ${without}.`]),
    ...calls.map((call) => callPart(document, call, drawn, examples[call.name], indent)),
  ]);
}

function factsOf(calls: readonly Described[], version: string): string[] {
  const whose = [...new Set(calls.map(({ operation }) => operation['x-access'] ?? 'open'))];
  const money = calls.filter(({ operation }) => operation['x-money']).length;
  return [
    `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`,
    ...whose,
    ...(money > 0 ? [`money: ${money}`] : []),
    `contract ${version}`,
  ];
}

/** Draws the whole reference as one page without a script. */
export function referencePage(document: ContractDocument, examples: Examples): string {
  const body = node('main', [
    node('h1', [`${document.info.title} ${document.info.version}`]),
    node('p', [
      'Written from the definitions that the site reads with. To see openapi.json in a tool of yours, RapiDoc, Redoc, Swagger UI, Scalar and Stoplight Elements read it.',
    ]),
    node(
      'nav',
      Object.entries(groups).map(([id, { title }]) => node('a', [title], { href: `#${id}` })),
    ),
    ...Object.keys(groups).map((group) => groupPage(document, group, examples)),
  ]);
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(document.info.title)}</title><link rel="stylesheet" href="reference.css"></head><body>\n${htmlOf(body)}\n</body></html>\n`;
}

function callPart(
  document: ContractDocument,
  { name, method, path, operation }: Described,
  drawn: Set<string>,
  example: Example | undefined,
  indent: number,
): PageNode {
  const { components } = document;
  const codes = operation['x-refusals'] ?? [];
  const parts = operation['x-parts'] ?? [];
  return node('article', [
    node('h3', [operation.summary, ...flagsOf(operation).map((flag) => node('span', [flag]))], { id: name }),
    node('p', [node('b', [method]), ` ${path}`, node('small', [` ${accessOf(operation)}`])], { class: 'address' }),
    node('p', [operation.description]),
    node(
      'div',
      [
        node('div', [
          table('Request', rowsOf(inputSchema(operation, components), document, drawn)),
          table('Answer', rowsOf(valueSchema(operation, components), document, drawn)),
          ...refusalsPart(codes),
        ]),
        node('div', [
          ...(example
            ? [
                node('details', [
                  node('summary', ['Example, recorded']),
                  node('pre', [JSON.stringify(example, null, indent)]),
                ]),
              ]
            : []),
          ...partsPart(parts),
        ]),
      ],
      { class: 'call' },
    ),
  ]);
}

function refusalsPart(codes: readonly string[]): PageNode[] {
  if (codes.length === 0) return [];
  const rows = codes.map((code) => {
    const { status, meaning } = errorNotes[code as keyof typeof errorNotes];
    return node('li', [`${status || 'none'} `, node('code', [code]), ` ${meaning}`]);
  });
  return [node('h4', ['Refusals']), node('ul', rows)];
}

function partsPart(parts: readonly string[]): PageNode[] {
  if (parts.length === 0) return [node('p', ['No page of the site asks for it today.'])];
  const rows = parts.map((part) => node('li', [part]));
  return [node('h4', ['Parts of the site that stand on it']), node('ul', rows)];
}

function accessOf(operation: Described['operation']): string {
  const whose = operation['x-access'];
  if (whose)
    return `needs the token of ${whose === 'session' ? 'any session' : whose === 'agent' ? 'an agent' : 'a player'}`;
  return operation.security?.length === 2 ? 'open; takes a token' : 'open';
}

function flagsOf(operation: Described['operation']): string[] {
  const words: readonly (readonly [unknown, string])[] = [
    [operation['x-money'], 'money, Idempotency-Key'],
    [operation['x-encrypted'] ?? operation['x-sealed-field'], 'sealed'],
    [operation['x-launch'], 'launch'],
    [operation['x-background'], 'by a timer'],
    [operation['x-public'], 'same for every visitor'],
    [operation['x-assumed'], 'assumed'],
  ];
  return words.filter(([set]) => set !== undefined).map(([, word]) => word);
}

interface Row {
  field: string;
  depth: number;
  written: string;
  level: string;
  note: string;
}

/** Lists the fields of a schema as a tree. A shape that was drawn above is only named, which `drawn` remembers. */
function rowsOf(given: JsonSchema, document: ContractDocument, drawn: Set<string>): Row[] {
  const shapes: Shapes = document.components.schemas;
  const rows: Row[] = [];
  const isRepeated = ({ $ref }: JsonSchema): boolean => {
    const shape = $ref && resolve({ $ref }, shapes);
    if (!$ref || !shape || (!shape.properties && !shape.items && !shape.anyOf)) return false;
    if (drawn.has($ref)) return true;
    drawn.add($ref);
    return false;
  };
  const visit = (schema: JsonSchema, depth: number) => {
    const { properties = {}, required = [], items, anyOf, additionalProperties } = resolve(schema, shapes);
    for (const [field, one] of Object.entries(properties)) {
      const its = resolve(one, shapes);
      const inner = its.items ?? one;
      const above = [one, its.items ?? {}].find(isRepeated);
      rows.push({
        field,
        depth,
        written: its.items
          ? `list of ${wantedBy(resolve(inner, shapes))}`
          : its.anyOf
            ? 'one of several forms'
            : wantedBy(its),
        level: required.includes(field) ? 'must' : its['x-should'] ? 'should' : 'may',
        note: noteOf(its, document['x-losses'], above),
      });
      if (!above) visit(its, depth + 1);
    }
    for (const inner of [items, ...(anyOf ?? []), additionalProperties])
      if (typeof inner === 'object' && !isRepeated(inner)) visit(inner, depth);
  };
  if (isRepeated(given))
    return [
      { field: '…', depth: 0, written: `the fields of ${nameOfRef(given.$ref ?? '')} above`, level: '', note: '' },
    ];
  visit(given, 0);
  return rows;
}

function noteOf(schema: JsonSchema, losses: Readonly<Record<string, string>>, above: JsonSchema | undefined): string {
  const loss = schema['x-should'];
  const words = [
    above && `fields as in ${nameOfRef(above.$ref ?? '')} above`,
    loss && `lost: ${losses[loss]}`,
    schema['x-forgiven'] && `forgiven: ${schema['x-forgiven'].join(', ')}`,
    !schema['x-amount'] && !schema['x-moment'] && schema.description,
  ];
  return words.filter(Boolean).join('; ');
}

function table(title: string, rows: readonly Row[]): PageNode {
  if (rows.length === 0) return node('p', [`${title}: nothing.`]);
  return node('table', [
    node('caption', [title]),
    node(
      'tr',
      ['Field', 'Written as', 'Level', 'Note'].map((head) => node('th', [head], { scope: 'col' })),
    ),
    ...rows.map(({ field, depth, written, level, note }) =>
      node('tr', [
        node('th', [`${'· '.repeat(depth)}${field}`], { scope: 'row' }),
        node('td', [written]),
        node('td', level ? [node('span', [level], { class: level })] : []),
        node('td', [note]),
      ]),
    ),
  ]);
}

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign] ?? sign);

function htmlOf(one: PageNode | string): string {
  if (typeof one === 'string') return escaped(one);
  const attributes = Object.entries(one.attributes ?? {}).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${one.tag}${attributes.join('')}>${one.children.map(htmlOf).join('')}</${one.tag}>`;
}
