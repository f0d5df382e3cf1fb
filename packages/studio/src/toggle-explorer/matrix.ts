import {
  type Access,
  type AccessFacts,
  type Capability,
  type FieldRules,
  type RegistrationForm,
  type Rules,
  registrationForms,
  registrationNames,
  registrationNeed,
  registrationWays,
  type Toggle,
} from '@baize/domain';
import { readBrand } from '@baize/gateway';
import {
  type BrandId,
  brandDocumentOf,
  defaultSettings,
  registerRulesOf,
  rulesOf,
  type ToggleId,
} from '@baize/sandbox';
import { type Place, places } from './places.ts';

export const roles = ['visitor', 'player', 'trial', 'agent'] as const;
export type Role = (typeof roles)[number];

export interface AccessSet {
  brand: BrandId;
  toggles: Readonly<Record<ToggleId, boolean>>;
  /** Parts that the platform does not have. */
  lacks: readonly Capability[];
  service: boolean;
  /** Players may transfer money to their upline. */
  toUpline: boolean;
  /** Profile and day of the toolbar; absent for the brand's own profile today. */
  standing?: Standing;
}

export interface Standing {
  /** Id of a profile, or `brand`. */
  profile: string;
  /** Moment at which the rules are read, ms since 1970. */
  at: number;
}

export const firstSet = (brand: BrandId): AccessSet => ({
  brand,
  toggles: defaultSettings().toggles,
  lacks: [],
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

export function matrixOf(set: AccessSet): readonly Row[] {
  return [...places.map((place) => rowOf(place, set)), ...registrationForms.flatMap((form) => fieldRows(form, set))];
}

/** Returns the rules of a set: those of its profile at its day, made stricter by the brand. */
export const rulesIn = ({ brand, standing }: AccessSet): Rules =>
  rulesOf({
    settings: { brand, jurisdiction: standing?.profile ?? 'brand', tighten: {} },
    clock: { now: () => standing?.at ?? Date.now() },
  });

export function factsOf(role: Role, set: AccessSet): AccessFacts {
  const { brand, toggles, lacks, service, toUpline } = set;
  const { referralModule } = documentOf(brand);
  return {
    viewer: role === 'visitor' ? null : role,
    offers: (capability) => !lacks.includes(capability),
    isOn: (module) => Object.hasOwn(toggles, module) && toggles[module as ToggleId],
    referralModule,
    rules: rulesIn(set),
    service,
    toUpline,
  };
}

/** Lists links to pages that refuse the viewer, and open pages without a visible link. */
export function deadEnds(rows: readonly Row[]): readonly string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.flatMap(({ label, cells, place }) => {
    const target = place?.leadsTo === undefined ? undefined : byId.get(place.leadsTo);
    if (!target) return [];
    return roles.flatMap((role) => {
      const [from, to] = [cells[role].state, target.cells[role].state];
      if (from === 'shown' && to !== 'shown') return [`${label} leads a ${role} to ${target.label}, which is ${to}`];
      // Logged-in viewers need no login link.
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

export function csvOf(rows: readonly Row[]): string {
  const lines = rows.map(({ group, label, cells }) => [
    group,
    label,
    ...roles.map((role) => `${cells[role].state} (${cells[role].because})`),
  ]);
  return [['group', 'place', ...roles], ...lines].map((line) => `${line.map(quoted).join(',')}\n`).join('');
}
