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

const propsOf: Record<string, Props> = {
  CountdownButton: { deadline: null, onSend() {}, words: { send: 'Send code' } },
  SideTab: { label: 'Contact', links: [] },
  StepDialogPage: { title: 'About you', onClose() {}, words: { close: 'Close' } },
  VendorMenu: { items: [], load: { kind: 'ready' }, words: { hot: 'Hot' } },
};

const without = [
  'LinkProvider',
  'StatusEmblemProvider',
  // Renders into the document body; its stories cover attributes.
  'Toaster',
  // The caller renders the control and its attributes.
  'unstable_FieldFrame',
  'unstable_Listbox',
];

const probe = { id: 'probe', 'data-probe': '', 'aria-details': 'elsewhere' };

test('UI-11 id, data-* and aria-* of every part reach one element', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  const wrong = parts().flatMap(([name, part]) => {
    const found = propsFor(name, part).map((props) => counted(markupOf(createElement(part, { ...props, ...probe }))));
    // A story may show a state that renders nothing.
    const right = found.includes('1 1 1') && found.every((count) => count === '1 1 1' || count === '0 0 0');
    return right ? [] : [`${name}: ${[...new Set(found)]}`];
  });
  // React warns about props it does not know as attributes.
  const warnings = warn.mock.calls.map(([text, ...words]) => `${text} ${words}`);
  warn.mockRestore();
  expect({ wrong, warnings }).toEqual({ wrong: [], warnings: [] });
});

const parts = () =>
  Object.entries<unknown>({ ...entry, ...lobby, ...overlays })
    .filter(([name]) => /^(unstable_)?[A-Z]/.test(name) && !without.includes(name))
    .map(([name, part]) => [name, part as Part] as const);

function propsFor(name: string, part: Part): Props[] {
  const own = storyFiles.filter((file) => file.default.component === part);
  const given = own.flatMap(({ default: meta, ...stories }) =>
    Object.values(stories).map(({ args }) => ({ ...meta.args, ...args })),
  );
  if (given.length > 0) return given;
  return [propsOf[name] ?? { children: 'words' }];
}

const counted = (markup: string) =>
  [' id="probe"', ' data-probe=""', ' aria-details="elsewhere"'].map((text) => markup.split(text).length - 1).join(' ');

/** Renders portal content in place, because a server renders no portals. */
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
