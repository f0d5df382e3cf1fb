import { Grid, LoadFrame, PromotionCard, Stack } from '@baize/ui';
import { Pages } from '../app/Pages.tsx';
import { usePaging } from '../app/usePaging.ts';
import { useBlog } from '../data/help.ts';
import { loadOf } from '../data/load.ts';
import { usePictures } from '../data/pictures.ts';
import { useDay } from '../language/useDay.ts';
import { useText } from '../language/useText.ts';
import { paths } from '../paths.ts';
import { BlogSkeleton } from '../shell/furtherSkeletons.tsx';

/** The blog, newest first (BLG-01). */
export function Blog() {
  const text = useText();
  const day = useDay();
  const pictures = usePictures();
  const paging = usePaging();
  const answer = useBlog(paging.page);
  const posts = answer.value?.content ?? [];
  const load = loadOf(answer, text, { empty: { title: text('blog.empty') }, isEmpty: posts.length === 0 });
  return (
    <LoadFrame load={load} skeleton={<BlogSkeleton />}>
      <Stack gap={6}>
        <Grid columns="thirds">
          {posts.map(({ slug, title, summary, picture, time }) => (
            <PromotionCard
              key={slug}
              picture={pictures(picture)}
              type={text('blog.type')}
              title={title}
              text={summary}
              period={day(time)}
              link={{ label: text('blog.read'), href: paths.post(slug) }}
            />
          ))}
        </Grid>
        <Pages {...paging} current={paging.page} total={answer.value?.totalPages ?? 1} busy={answer.loading} />
      </Stack>
    </LoadFrame>
  );
}
