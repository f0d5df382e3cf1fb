/**
 * Returns the files of an empty component by name; they pass `npm run check` unchanged. `since` is the coming version.
 */
export function componentFiles(room: string, name: string, since: string): Record<string, string> {
  const style = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const title = `${room.charAt(0).toUpperCase()}${room.slice(1)}/${name}`;
  return {
    [`${name}.tsx`]: `import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { ${style} } from './${name}.css.ts';

export interface ${name}Props extends ElementAttributes<HTMLDivElement> {
  /** Say what it holds; props that speak for themselves need no comment. */
  children: ReactNode;
}

/** Say when to use it, when not, and what it expects: one to three short sentences, which head its page of docs. */
export function ${name}({ children, ...attributes }: ${name}Props) {
  return (
    <div {...attributes} className={${style}}>
      {children}
    </div>
  );
}
`,
    [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';

export const ${style} = style({
  padding: space[4],
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
`,
    [`${name}.docs.ts`]: `import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '${since}',
  accessibility: ['Say what assistive technology is told.'],
} satisfies ComponentDocs;
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${title}',
  component: ${name},
  args: { children: 'Words' },
} satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithWords: Story = {};

export const WithLongWords: Story = { args: { children: 'Unbroken'.repeat(25) } };

export const UnderThePointer: Story = { parameters: { pointer: { over: '#storybook-root > *' } } };
`,
  };
}
