import type { StoryContext } from '@storybook/react-vite';
import { BrandStudio } from './BrandStudio.tsx';
import { brandFiles } from './brandFiles.ts';
import { readBrandText, readHash } from './brandText.ts';
import { type SaveBrand, saveAtParent } from './saving.ts';

const firstOf = ({ globals }: Pick<StoryContext, 'globals'>) => {
  const base = String(globals.brand ?? 'baize');
  const linked = readHash(window.location.hash);
  const text = linked !== null && readBrandText(linked).kind === 'brand' ? linked : brandFiles.get(base);
  return { base, weave: base, text: text ?? '' };
};

export interface StudioArgs {
  wall: boolean;
  onSave?: SaveBrand;
}

/** A back office that frames the studio says in the address who it is: `&saveTo=https://office.example`. */
function parentOf(search: string): SaveBrand | undefined {
  const origin = new URLSearchParams(search).get('saveTo');
  return origin && window.parent !== window ? saveAtParent(origin) : undefined;
}

/** The studio as its stories show it: with the brand of the toolbar, or that of a link. */
export function renderStudio({ wall, onSave }: StudioArgs, context: Pick<StoryContext, 'globals'>) {
  const first = firstOf(context);
  return <BrandStudio key={first.base} first={first} wall={wall} onSave={onSave ?? parentOf(window.location.search)} />;
}
