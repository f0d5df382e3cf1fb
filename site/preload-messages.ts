import type { Plugin } from 'vite';

const english = /generated\/EN\.words\.ts$/;

export function preloadMessages(): Plugin {
  return {
    name: 'baize-preload-messages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => english.test(id)))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${fileName}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
