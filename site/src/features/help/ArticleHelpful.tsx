import { decideCustomerService, publicArticles, readAnswered, withAnswered } from '@baize/domain';
import { Button } from '@baize/ui';
import { Helpful } from '@baize/ui/overlays';
import { MessageCircle, PenLine } from 'lucide';
import { useState } from 'react';
import { lastingStorage } from '../../core/browser/storage.ts';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useOffered } from '../../core/services/status.ts';
import { track } from '../../core/services/track.ts';

const kept = 'helpful';
const answered = () => readAnswered(lastingStorage.getItem(kept));

/** Asks once per device if an article was helpful and tracks the answer; a "no" leads to support (HLP-02). */
export function ArticleHelpful({ article }: { article: string }) {
  const text = useText();
  const { hrefOf } = useOverlay();
  const talk = useAccess(decideCustomerService);
  const writes = useOffered('feedback');
  const [asked] = useState(() => !answered().includes(article));
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  if (!asked) return null;
  const set = (given: 'yes' | 'no') => {
    setAnswer(given);
    lastingStorage.setItem(kept, JSON.stringify(withAnswered(answered(), article)));
    const known = publicArticles.find((id) => id === article);
    if (known) track('article_helpful', { article: known, answer: given });
  };
  const people = talk ? (
    <Button size="sm" iconStart={MessageCircle} href={hrefOf('service')}>
      {text('shortcuts.service')}
    </Button>
  ) : (
    writes && (
      <Button size="sm" iconStart={PenLine} href={hrefOf('feedback')}>
        {text('feedback.title')}
      </Button>
    )
  );
  return (
    <Helpful
      answer={answer}
      onAnswer={set}
      action={answer === 'no' && people}
      words={{
        question: text('help.helpful'),
        yes: text('help.helpful.yes'),
        no: text('help.helpful.no'),
        thanks: text(answer === 'no' ? 'help.helpful.sorry' : 'help.helpful.thanks'),
      }}
    />
  );
}
