import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What the front page is made of besides its entry, and what the other pages share with it. */
const wanted = [/site\/src\/pages\/Home\.tsx$/, /generated\/EN\.first\.json$/];

/** Names those files in the page, so that they are fetched beside the entry and not after it. */
export function preloads(): Plugin {
  return {
    name: 'baize-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.moduleIds.some((id) => wanted.some((pattern) => pattern.test(id)))
            ? [file]
            : [],
        );
        return files.flatMap((file): HtmlTagDescriptor[] => [
          preload({ rel: 'modulepreload', href: `/${file.fileName}` }),
          ...[...(file.viteMetadata?.importedCss ?? [])].map((css) =>
            preload({ rel: 'preload', as: 'style', href: `/${css}` }),
          ),
        ]);
      },
    },
  };
}

const preload = (attributes: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, crossorigin: true },
  injectTo: 'head',
});
