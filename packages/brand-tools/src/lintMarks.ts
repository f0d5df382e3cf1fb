import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownNetworks } from '@baize/gateway';
import { emblemNames, statusTones } from '@baize/ui/marks';
import { meant, type Path, type Subject } from './finding.ts';

interface Mark {
  id?: string;
  label?: unknown;
  emblem?: string;
  link?: string;
}

interface Facts {
  allowedHosts?: readonly string[];
  imageOrigins?: readonly string[];
  licences?: readonly (string | Mark)[];
  social?: Readonly<Record<string, string | Mark>>;
  socialLogins?: readonly (Mark & { provider: string })[];
  statuses?: Readonly<Record<string, Mark>>;
  ageGate?: number | Mark;
}

/**
 * Lints licences, networks, statuses and the age mark for missing labels, missing emblems and dead links. `at` is the
 * document's path in its file; without a folder, pictures are not checked.
 */
export function lintMarks(subject: Subject, document: object, at: Path, hasFolder: boolean): void {
  const facts = document as Facts;
  const { social = {}, socialLogins = [], statuses = {} } = facts;
  for (const [path, mark] of marksIn(facts)) {
    lintLink(subject, facts, [...at, ...path, 'link'], mark);
    lintEmblem(subject, facts, [...at, ...path, 'emblem'], mark, hasFolder);
  }
  const entries: [Path, string, unknown][] = [
    ...Object.entries(social).map(([id, one]): [Path, string, unknown] => [['social', id], id, one]),
    ...socialLogins.map((one, place): [Path, string, unknown] => [['socialLogins', place], one.provider, one]),
  ];
  for (const [path, id, one] of entries) {
    const own = path[0] === 'social' ? one : { label: social[id], ...(one as object) };
    if (knownNetworks.includes(id) || (typeof own === 'object' && own && (own as Mark).label)) continue;
    const guess = meant(id, knownNetworks);
    subject.find(
      'error',
      'B114',
      [...at, ...path],
      `${id} is no known network${guess ? `: did you mean "${guess}"?` : ', and has no label'}`,
      `One of ${knownNetworks.join(', ')}, or an entry with "label" and "link".`,
      'key',
    );
  }
  const known = Object.keys(statusTones);
  for (const status of Object.keys(statuses))
    if (!known.includes(status)) {
      const guess = meant(status, known);
      const to = guess && !(guess in statuses) ? guess : null;
      subject.find(
        'warning',
        'B118',
        [...at, 'statuses', status],
        `${status} is no status${guess ? `: did you mean "${guess}"?` : ''}`,
        guess ? `Rename it to "${guess}".` : `One of ${known.join(', ')}.`,
        'key',
        to ? { kind: 'rename', to } : undefined,
      );
    }
}

function marksIn({ licences = [], social = {}, socialLogins = [], statuses = {}, ageGate }: Facts): [Path, Mark][] {
  const all: [Path, unknown][] = [
    ...licences.map((one, place): [Path, unknown] => [['licences', place], one]),
    ...Object.entries(social).map(([id, one]): [Path, unknown] => [['social', id], one]),
    ...socialLogins.map((one, place): [Path, unknown] => [['socialLogins', place], one]),
    ...Object.entries(statuses).map(([id, one]): [Path, unknown] => [['statuses', id], one]),
    [['ageGate'], ageGate],
  ];
  return all.flatMap(([path, one]): [Path, Mark][] =>
    typeof one === 'object' && one !== null ? [[path, one as Mark]] : [],
  );
}

function lintLink(subject: Subject, { allowedHosts = [] }: Facts, path: Path, { id, link }: Mark): void {
  if (link === undefined || !URL.canParse(link) || isAllowed(link, allowedHosts)) return;
  const { host } = new URL(link);
  subject.find(
    'error',
    'B132',
    path,
    `${id ?? path.at(-2)} leads to a host that is not allowed: the link would be dead`,
    `Add ${host} to "allowedHosts".`,
  );
}

export function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (address.startsWith('/')) return true;
  const { host } = new URL(address);
  return hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));
}

function lintEmblem(subject: Subject, facts: Facts, path: Path, { emblem }: Mark, hasFolder: boolean): void {
  if (emblem === undefined || emblem.startsWith('/')) return;
  if (URL.canParse(emblem)) {
    const { origin } = new URL(emblem);
    if (!facts.imageOrigins?.includes(origin))
      subject.find(
        'error',
        'B117',
        path,
        `the emblem comes from ${origin}, which is not allowed: it would be missing`,
        `Add ${origin} to "imageOrigins", or put the picture beside brand.json.`,
      );
  } else if (emblem.endsWith('.svg')) {
    if (hasFolder) lintPicture(subject, path, emblem);
  } else if (!(emblemNames as readonly string[]).includes(emblem)) {
    const guess = meant(emblem, emblemNames);
    subject.find(
      'error',
      'B115',
      path,
      `"${emblem}" is no emblem${guess ? `: did you mean "${guess}"?` : ''}`,
      `One of ${emblemNames.join(', ')}, or an SVG beside brand.json; without one, letters stand there.`,
      'value',
      guess ? { kind: 'set', path, value: guess } : undefined,
    );
  }
}

function lintPicture(subject: Subject, path: Path, file: string): void {
  const place = join(subject.folder, file);
  const svg = existsSync(place) ? readFileSync(place, 'utf8') : null;
  const wrong = (message: string, fix: string) => subject.find('error', 'B116', path, message, fix);
  if (svg === null) wrong(`the emblem ${file} is missing`, 'Put it beside brand.json.');
  else if (!/<svg[\s>]/.test(svg)) wrong(`${file} is no SVG`, 'Save the emblem as a plain SVG.');
  else if (isActive(svg)) wrong(`${file} holds a script or points elsewhere`, 'Save it as a plain SVG.');
}

export const isActive = (svg: string): boolean => /<script|\son\w+=|<foreignObject|href=["']?(?!["']?#)/i.test(svg);
