import type { Plugin } from 'vite';

/** The words that every page begins with, as the built page has them. */
const words = /generated\/EN\.words\.ts$/;

/** Names them in the page, so that they are fetched beside the entry and not after it. */
export function preloads(): Plugin {
  return {
    name: 'baize-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => words.test(id)))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${fileName}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
