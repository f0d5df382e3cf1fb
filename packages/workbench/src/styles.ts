import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { ChildNode, Plugin } from 'postcss';
import type { PluginOption } from 'vite';

const order = 'baize.reset, baize.tokens, baize.components';

/** Puts each sheet of the design system into its cascade layer, so that whatever a host says outside of layers wins. */
const layers: Plugin = {
  postcssPlugin: 'baize-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!/packages\/ui\/src\/.*\.css\.ts/.test(file)) return;
    const name = /\/(base|reset)\.css\.ts/.test(file) ? 'baize.reset' : 'baize.components';
    const rules: ChildNode[] = root.nodes;
    root.removeAll();
    // Whichever sheet comes first says the order for all.
    root.append(
      new AtRule({ name: 'layer', params: order }),
      new AtRule({ name: 'layer', params: name, nodes: rules }),
    );
  },
};

/** How Vite reads the style sheets of the design system, wherever they are built. */
export function styles(): PluginOption {
  let built = false;
  return [
    {
      name: 'baize-styles',
      config(_, { command }) {
        built = command === 'build';
        return { css: { postcss: { plugins: [layers] } } };
      },
    },
    // By this beginning our elements are told from a host's (`packages/ui/src/base.css.ts`).
    vanillaExtractPlugin({
      identifiers: ({ hash, debugId }) => (built || !debugId ? `bz-${hash}` : `bz-${debugId}-${hash}`),
    }),
  ];
}
