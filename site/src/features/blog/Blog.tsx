import { Grid, LoadFrame, PromotionCard, Stack } from '@baize/ui';
import { useDay } from '../../core/language/useDay.ts';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { usePaging } from '../../core/routing/usePaging.ts';
import { useBlog } from '../../data/help.ts';
import { loadOf } from '../../data/load.ts';
import { usePictures } from '../../data/pictures.ts';
import { BlogSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { endOf, Pages } from '../../shared/page/Pages.tsx';

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
              level={2}
              picture={pictures(picture)}
              type={text('blog.type')}
              title={title}
              text={summary}
              period={day(time)}
              link={{ label: text('blog.read'), href: paths.post(slug) }}
            />
          ))}
        </Grid>
        <Pages {...paging} selected={paging.page} {...endOf(answer.value)} busy={answer.loading} />
      </Stack>
    </LoadFrame>
  );
}
