import { beginningOf } from '@baize/domain';
import { Article, Link, LoadFrame } from '@baize/ui';
import { useParams } from 'react-router-dom';
import { useDay } from '../../core/language/useDay.ts';
import { useText } from '../../core/language/useText.ts';
import { usePageText } from '../../core/routing/pageText.ts';
import { paths } from '../../core/routing/paths.ts';
import { usePost } from '../../data/help.ts';
import { loadOf } from '../../data/load.ts';
import { usePictures } from '../../data/pictures.ts';
import { NotFound } from '../../shared/errors/NotFound.tsx';
import { TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';

/** Shows one blog post; an unknown slug shows the not-found page (BLG-01, NAV-11). */
export function BlogArticle() {
  const text = useText();
  const day = useDay();
  const pictures = usePictures();
  const answer = usePost(useParams().slug?.toLowerCase() ?? null);
  const post = answer.value;
  usePageText(post && { title: post.title, description: beginningOf(post.summary), picture: post.picture });
  if (answer.error?.code === 'not-found') return <NotFound />;
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<TextSkeleton />}>
      {post && (
        <Article
          back={<Link href={paths.blog}>{text('blog.all')}</Link>}
          title={post.title}
          date={day(post.time)}
          lead={post.summary}
          picture={pictures(post.picture)}
        >
          <SafeHtml html={post.content} />
        </Article>
      )}
    </LoadFrame>
  );
}
