import { CircleQuestionMark } from 'lucide';
import { useState } from 'react';
import { games } from '../internal/fixtures.tsx';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';
import type { SearchGroup } from './SearchResults.tsx';
import { StoryPage } from './storyPage.tsx';

const [picture] = games('slots');

const game = (id: string, before: string, after: string, text: string) => ({
  id,
  href: `?game=${id}`,
  title: [
    { text: before, match: false },
    { text: 'Dragon', match: true },
    { text: after, match: false },
  ],
  text,
  picture: picture?.picture,
});

export const dragons: readonly SearchGroup[] = [
  {
    id: 'games',
    title: 'Games',
    kind: 'cards',
    count: 38,
    items: [
      game('1', 'Amber ', '', 'Ombrelith'),
      game('2', 'Midnight ', ': Ascent', 'Ombrelith'),
      game('3', '', ' Tiger Orchid 4', 'Croupelle'),
    ],
    seeAll: { label: 'All 38 games', href: '?kind=games' },
  },
  {
    id: 'studios',
    title: 'Studios',
    kind: 'rows',
    count: 1,
    items: [{ id: 'TAR', href: '?vendor=TAR', title: [{ text: 'Tarrowbelle', match: false }], text: '172 games' }],
  },
  {
    id: 'help',
    title: 'Help',
    kind: 'rows',
    count: 3,
    items: [
      {
        id: 'rules',
        href: '?article=rules',
        title: [{ text: 'How dragon tiger is played', match: false }],
        text: 'Rules, odds and the tie bet',
        icon: CircleQuestionMark,
      },
    ],
    seeAll: { label: 'Help centre', href: '?help' },
  },
];

export function SearchOverAPage({ open: first, value: begun, ...props }: SearchDialogProps) {
  const [value, setValue] = useState(begun);
  return (
    <StoryPage open={first} opener="Open">
      {(open, setOpen) => (
        <SearchDialog
          {...props}
          open={open}
          onClose={() => setOpen(false)}
          value={value}
          onValueChange={(typed) => {
            setValue(typed);
            props.onValueChange(typed);
          }}
        />
      )}
    </StoryPage>
  );
}
