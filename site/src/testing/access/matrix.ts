import {
  type Access,
  type AccessFacts,
  type FieldRules,
  type RegistrationForm,
  registrationForms,
  registrationNames,
  registrationNeed,
  registrationWays,
  type Toggle,
} from '@baize/domain';
import { readBrand } from '@baize/gateway';
import { type BrandId, brandDocumentOf, defaultSettings, registerRulesOf, type ToggleId } from '@baize/sandbox';
import { type Place, places } from './places.ts';

export const roles = ['visitor', 'player', 'trial', 'agent'] as const;
export type Role = (typeof roles)[number];

/** What a platform and a brand are set to. */
export interface AccessSet {
  brand: BrandId;
  toggles: Readonly<Record<ToggleId, boolean>>;
  /** The platform names a way to customer service. */
  service: boolean;
  /** Players may send money to their upline. */
  toUpline: boolean;
}

/** As the sandbox stands on its first day. */
export const firstSet = (brand: BrandId): AccessSet => ({
  brand,
  toggles: defaultSettings().toggles,
  service: true,
  toUpline: false,
});

export interface Cell {
  state: Access['kind'] | 'required' | 'optional' | 'no form';
  because: string;
}

export interface Row {
  id: string;
  group: string;
  label: string;
  cells: Readonly<Record<Role, Cell>>;
  place: Place | null;
}

/** What each kind of account gets, place by place, as the rules say that the site asks. */
export function matrixOf(set: AccessSet): readonly Row[] {
  return [...places.map((place) => rowOf(place, set)), ...registrationForms.flatMap((form) => fieldRows(form, set))];
}

/** What the rules are asked with. */
export function factsOf(role: Role, { brand, toggles, service, toUpline }: AccessSet): AccessFacts {
  const { referralModule, jurisdiction } = documentOf(brand);
  return {
    viewer: role === 'visitor' ? null : role,
    isOn: (module) => Object.hasOwn(toggles, module) && toggles[module as ToggleId],
    referralModule,
    jurisdiction,
    service,
    toUpline,
  };
}

/** Ways that are shown and lead to what refuses, and pages that are open while the way to them is hidden. */
export function deadEnds(rows: readonly Row[]): readonly string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.flatMap(({ label, cells, place }) => {
    const target = place?.leadsTo === undefined ? undefined : byId.get(place.leadsTo);
    if (!target) return [];
    return roles.flatMap((role) => {
      const [from, to] = [cells[role].state, target.cells[role].state];
      if (from === 'shown' && to !== 'shown') return [`${label} leads a ${role} to ${target.label}, which is ${to}`];
      // Who is signed in needs no way in.
      if (from === 'hidden' && to === 'shown' && cells[role].because !== 'viewerOf') {
        return [`${target.label} is open to a ${role}, and ${label} is hidden`];
      }
      return [];
    });
  });
}

const documentOf = (brand: BrandId) => {
  const reading = readBrand(brandDocumentOf(brand, 'https://games.example'));
  if (!reading.ok) throw new Error(`the brand cannot be read: ${reading.problems.join()}`);
  return reading.brand;
};

const forAll = (cell: (role: Role) => Cell): Row['cells'] =>
  Object.fromEntries(roles.map((role) => [role, cell(role)])) as Row['cells'];

function rowOf(place: Place, set: AccessSet): Row {
  const { id, group, label, decide } = place;
  const cells = forAll((role) => {
    const { kind, because } = decide(factsOf(role, set));
    return { state: kind, because };
  });
  return { id, group, label, place, cells };
}

/** The fields of a registration in one of its forms; only visitors have a form. */
function fieldRows(form: RegistrationForm, set: AccessSet): readonly Row[] {
  const { isOn } = factsOf('visitor', set);
  const rules: FieldRules = registerRulesOf({ brand: set.brand, everyField: false });
  const toggle = (id: Toggle) => isOn(id);
  const open = registrationWays(isOn, false).includes(form);
  const context = {
    form,
    rules,
    codes: toggle('REGMOBVERF3'),
    mobilePassword: toggle('MOBILENUMPASSREG3'),
    captchaDue: false,
    addressCode: false,
  };
  return registrationNames.map((name) => ({
    id: `field.${form}.${name}`,
    group: `Registration by ${form}`,
    label: name,
    place: null,
    cells: forAll((role) => {
      if (role !== 'visitor' || !open) return { state: 'no form', because: open ? 'signed in' : 'registrationWays' };
      const { need, because } = registrationNeed(name, context);
      return { state: need, because };
    }),
  }));
}

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The matrix as a table for spreadsheets and reviews: a line a place, a column a role. */
export function csvOf(rows: readonly Row[]): string {
  const lines = rows.map(({ group, label, cells }) => [
    group,
    label,
    ...roles.map((role) => `${cells[role].state} (${cells[role].because})`),
  ]);
  return [['group', 'place', ...roles], ...lines].map((line) => `${line.map(quoted).join(',')}\n`).join('');
}
