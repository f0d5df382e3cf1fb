const kebab = (text: string) => text.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `text.onStageMuted` → `--bz-text-on-stage-muted` */
export const variableName = (id: string): string => `--bz-${kebab(id)}`;

/** `banner.ink-2` → `['banner', 'ink2']`: path in the contract. */
export const contractPath = (id: string): string[] =>
  id.split('.').map((part) => part.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));

/** Variables whose values are picture files instead of tokens. */
export const pictureIds = ['asset.mark', 'texture.stage'] as const;
