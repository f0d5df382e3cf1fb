import { Button, Chip, Inline, Section } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useTerms } from './terms.ts';

export function EarlierTerms({ onChoose }: { onChoose: (term: string) => void }) {
  const text = useText();
  const { terms, remove, clear } = useTerms();
  if (terms.length === 0) return null;
  return (
    <Section title={text('search.recent')}>
      <Inline gap={2} wrap>
        {terms.map((term) => (
          <Chip
            key={term}
            onClick={() => onChoose(term)}
            remove={{ label: text('search.recent.remove', { term }), onClick: () => remove(term) }}
          >
            {term}
          </Chip>
        ))}
        <Button kind="ghost" onClick={clear}>
          {text('search.recent.clear')}
        </Button>
      </Inline>
    </Section>
  );
}
