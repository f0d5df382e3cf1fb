import type { ComponentDocs } from '../../packages/ui/src/internal/componentDocs.ts';

const files = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.ts', { import: 'docs', eager: true });
const stories = Object.keys(import.meta.glob('../../packages/ui/src/*/*.stories.tsx'));

export interface Documented {
  name: string;
  /** The folder that it stands in, such as `actions`. */
  room: string;
  docs: ComponentDocs;
  /** The id of its page; undefined where it has no stories of its own. */
  page?: string;
}

/** What is written beside the components of the design system, by name. */
export const documented: ReadonlyMap<string, Documented> = new Map(
  Object.entries(files).map(([path, docs]) => {
    const [room = '', file = ''] = path.split('/').slice(-2);
    const name = file.replace('.docs.ts', '');
    const hasStories = stories.includes(path.replace('.docs.ts', '.stories.tsx'));
    return [name, { name, room, docs, page: hasStories ? `${room}-${name.toLowerCase()}--docs` : undefined }];
  }),
);

/** The address of a page in the frame of Storybook. */
export const pageHref = (id: string): string => `./?path=/docs/${id}`;
