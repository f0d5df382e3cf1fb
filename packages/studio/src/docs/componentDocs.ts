import type { ComponentDocs } from '../../../ui/src/internal/componentDocs.ts';

const files = import.meta.glob<ComponentDocs>('../../../ui/src/*/*.docs.ts', { import: 'docs', eager: true });
const stories = Object.keys(import.meta.glob('../../../ui/src/*/*.stories.tsx'));

export interface Documented {
  name: string;
  room: string;
  docs: ComponentDocs;
  page?: string;
}

export const documented: ReadonlyMap<string, Documented> = new Map(
  Object.entries(files).map(([path, docs]) => {
    const [room = '', file = ''] = path.split('/').slice(-2);
    const name = file.replace('.docs.ts', '');
    const hasStories = stories.includes(path.replace('.docs.ts', '.stories.tsx'));
    return [name, { name, room, docs, page: hasStories ? `${room}-${name.toLowerCase()}--docs` : undefined }];
  }),
);

export const pageHref = (id: string): string => `./?path=/docs/${id}`;
