import { type Block, beginningOf, decidePromotions, entryWords } from '@baize/domain';
import { Accordion, Grid, LoadFrame, Picture, PromotionCard, Section, Sections, Steps } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { Part } from '../../core/loading/Boundary.tsx';
import { usePageText } from '../../core/routing/pageText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useAccess } from '../../core/services/access.ts';
import { useBrand, useServices } from '../../core/services/services.ts';
import { track } from '../../core/services/track.ts';
import { loadOf } from '../../data/load.ts';
import { usePictures } from '../../data/pictures.ts';
import { usePromotion } from '../../data/promotions.ts';
import { NotFound } from '../../shared/errors/NotFound.tsx';
import { TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';
import { useOfferWords } from '../promotions/useOfferWords.ts';
import { ContentRow } from './ContentRow.tsx';
import { useLanding } from './useLanding.ts';

/** Shows a landing page of closed blocks; an address without one, or one not up, is the not-found page (OPS-09). */
export function Landing() {
  const text = useText();
  const { content: source } = useBrand();
  const { landing, content } = useLanding();
  const words = landing?.words;
  usePageText(words && { title: words.title, description: beginningOf(words.text), picture: words.picture });
  const id = landing?.entry.id;
  useEffect(() => {
    if (id !== undefined) track('content_seen', { kind: 'page', slot: 'page', entry: id });
  }, [id]);
  if (landing === null || source === null) return <NotFound />;
  const retry = async () => content?.retry();
  const load = loadOf({ value: landing, error: content?.error, retry }, text);
  const [language = '', ...fallbacks] = landing?.languages ?? [];
  const blocks = (landing && entryWords(landing.entry.blocks, language, fallbacks)) ?? [];
  return (
    <LoadFrame load={load} skeleton={<TextSkeleton />}>
      <Sections>
        {blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name, and stand in their order
          <Part key={place} of={ContentBlock} block={block} />
        ))}
      </Sections>
    </LoadFrame>
  );
}

function ContentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return block.title ? (
        <Section title={block.title}>
          <SafeHtml html={block.content} />
        </Section>
      ) : (
        <SafeHtml html={block.content} />
      );
    case 'picture':
      return <PictureBlock block={block} />;
    case 'row':
      return <ContentRow title={block.title} source={block.source} />;
    case 'offer':
      return <OfferBlock promotion={block.promotion} />;
    case 'steps':
      return (
        <Section title={block.title}>
          <Steps
            label={block.title}
            steps={block.items.map(({ title, text }, place) => ({ id: String(place), title, text }))}
          />
        </Section>
      );
    case 'questions':
      return <QuestionsBlock block={block} />;
  }
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function PictureBlock({ block: { picture, alternative } }: { block: BlockOf<'picture'> }) {
  const pictures = usePictures();
  return (
    <Picture sources={pictures(picture.address)} alt={alternative} width={picture.width} height={picture.height} />
  );
}

/** Shows an offer with its limits, where the rules let one be made and the player is not resting (RSP-06, OPS-17). */
function OfferBlock({ promotion }: { promotion: string }) {
  const text = useText();
  const { now } = useServices();
  const offered = useAccess(decidePromotions);
  const { value } = usePromotion(offered ? promotion : null);
  const wordsOf = useOfferWords();
  if (!value) return null;
  const offer = value.promotion;
  const { step: _, voids: __, note, ...words } = wordsOf(offer, now());
  return (
    <Grid columns="thirds">
      <PromotionCard
        {...words}
        level={2}
        title={offer.title}
        text={offer.summary}
        terms={note}
        link={{ label: text('promotion.open'), href: paths.promotion(offer.id) }}
      />
    </Grid>
  );
}

function QuestionsBlock({ block: { title, items } }: { block: BlockOf<'questions'> }) {
  const [open, setOpen] = useState<string>();
  return (
    <Section title={title}>
      <Accordion
        label={title}
        items={items.map((item, place) => ({
          id: String(place),
          title: item.title,
          body: <SafeHtml html={item.content} />,
        }))}
        open={open}
        onToggle={(id) => setOpen(open === id ? undefined : id)}
      />
    </Section>
  );
}
