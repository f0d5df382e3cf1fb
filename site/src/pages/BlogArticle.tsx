import { Article, Link, LoadFrame } from '@baize/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useBrand } from '../app/services.ts';
import { usePost } from '../data/help.ts';
import { loadOf } from '../data/load.ts';
import { usePictures } from '../data/pictures.ts';
import { useDay } from '../language/useDay.ts';
import { useText } from '../language/useText.ts';
import { SafeHtml } from '../overlays/SafeHtml.tsx';
import { paths } from '../paths.ts';
import { TextSkeleton } from '../shell/furtherSkeletons.tsx';
import { NotFound } from './NotFound.tsx';

/** One post of the blog; one that is not there is a page that is not there (BLG-01, NAV-11). */
export function BlogArticle() {
  const text = useText();
  const day = useDay();
  const pictures = usePictures();
  const { name } = useBrand();
  const answer = usePost(useParams().slug?.toLowerCase() ?? null);
  const post = answer.value;
  const title = post && text('frame.title', { page: post.title, brand: name });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
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
