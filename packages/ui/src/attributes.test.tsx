import { Portal } from '@radix-ui/react-dialog';
import {
  Children,
  type ComponentType,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as entry from './index.ts';
import * as lobby from './lobby.ts';
import * as overlays from './overlays.ts';

type Props = Record<string, unknown>;
type Part = ComponentType<Props>;
interface Stories {
  [story: string]: { args?: Props };
  default: { component?: unknown; args?: Props };
}

const storyFiles = Object.values(import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true }));

/** Parts that no story draws by themselves. */
const propsOf: Record<string, Props> = {
  CountdownButton: { deadline: null, onSend() {}, words: { send: 'Send code' } },
  SideTab: { label: 'Contact', links: [] },
  StepDialogPage: { title: 'About you', onClose() {}, words: { close: 'Close' } },
  VendorMenu: { items: [], load: { kind: 'ready' }, words: { hot: 'Hot' } },
};

/** Parts without an element that a server could draw. */
const without = [
  // They tell something to what stands in them.
  'LinkProvider',
  'StatusEmblemProvider',
  // It stands in the body of a document; its stories show that attributes reach it.
  'Toaster',
  // They tie a control to its words: the caller draws the control, and gives it its attributes.
  'unstable_FieldFrame',
  'unstable_Listbox',
];

const probe = { id: 'probe', 'data-probe': '', 'aria-details': 'elsewhere' };

test('UI-11 id, data-* and aria-* of every part reach one element', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  const wrong = parts().flatMap(([name, part]) => {
    const found = propsFor(name, part).map((props) => counted(markupOf(createElement(part, { ...props, ...probe }))));
    // A story may be of a state that draws nothing.
    const right = found.includes('1 1 1') && found.every((count) => count === '1 1 1' || count === '0 0 0');
    return right ? [] : [`${name}: ${[...new Set(found)]}`];
  });
  // React tells of props that it does not know as attributes.
  const warnings = warn.mock.calls.map(([text, ...words]) => `${text} ${words}`);
  warn.mockRestore();
  expect({ wrong, warnings }).toEqual({ wrong: [], warnings: [] });
});

const parts = () =>
  Object.entries<unknown>({ ...entry, ...lobby, ...overlays })
    .filter(([name]) => /^(unstable_)?[A-Z]/.test(name) && !without.includes(name))
    .map(([name, part]) => [name, part as Part] as const);

/** The props of its stories. */
function propsFor(name: string, part: Part): Props[] {
  const own = storyFiles.filter((file) => file.default.component === part);
  const given = own.flatMap(({ default: meta, ...stories }) =>
    Object.values(stories).map(({ args }) => ({ ...meta.args, ...args })),
  );
  if (given.length > 0) return given;
  // A part whose only prop is what stands in it needs no story.
  return [propsOf[name] ?? { children: 'words' }];
}

/** How often each attribute stands in a markup. */
const counted = (markup: string) =>
  [' id="probe"', ' data-probe=""', ' aria-details="elsewhere"'].map((text) => markup.split(text).length - 1).join(' ');

/** A server draws no portal: what stands in one is drawn in its place. */
function markupOf(element: ReactElement): string {
  const markup = renderToStaticMarkup(element);
  return markup === '' ? renderToStaticMarkup(<InPlace of={element} />) : markup;
}

function InPlace({ of: { type, props } }: { of: ReactElement }): ReactNode {
  return inPlace((type as (props: unknown) => ReactNode)(props));
}

function inPlace(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return Array.isArray(node) ? Children.map(node, inPlace) : node;
  if (node.type === Portal) return createElement(Fragment, null, inPlace(node.props.children));
  if (typeof node.type === 'function') return <InPlace of={node} />;
  return node.props.children === undefined ? node : cloneElement(node, undefined, inPlace(node.props.children));
}
