import type { BrandDocument } from '@baize/gateway';
import type { Problem, SeenHead } from './seenHead.ts';

/** Width in letters that a result of a search shows, and a smaller one that says little. */
const longestTitle = 60;
const longestDescription = 160;
const shortestDescription = 40;

/** Names what is wrong with a listed head, beside the others of its brand. A page that is not listed has no problem. */
export function problemsOf(head: SeenHead, all: readonly SeenHead[], brand: BrandDocument): Problem[] {
  if (head.unlisted !== null) return [];
  const { title, description, language, page } = head;
  const others = all.filter((one) => one.language === language && one.page !== page && one.unlisted === null);
  const twin = others.find((one) => one.title === title);
  const like = others.find((one) => one.description === description);
  const [titleLength, length] = [widthOf(title), widthOf(description)];
  // The brand's own description stands in for a page without one.
  const own = brand.texts.description[language];
  const borrowed =
    own === undefined && Object.values(brand.texts.description).some((text) => description.startsWith(text));
  return [
    ...(titleLength > longestTitle
      ? [
          {
            kind: 'Cut' as const,
            text: `The title is ${titleLength} letters wide.`,
            remedy: `Stay below ${longestTitle}.`,
          },
        ]
      : []),
    ...(length > longestDescription
      ? [
          {
            kind: 'Cut' as const,
            text: `The description is ${length} letters wide.`,
            remedy: `Stay below ${longestDescription}.`,
          },
        ]
      : []),
    ...(length < shortestDescription
      ? [
          {
            kind: 'Short' as const,
            text: `The description is ${length} letters wide.`,
            remedy: 'Say what the page is for.',
          },
        ]
      : []),
    ...(twin
      ? [{ kind: 'Twice' as const, text: `${twin.path} has the same title.`, remedy: 'Name one of them anew.' }]
      : []),
    ...(like
      ? [{ kind: 'Twice' as const, text: `${like.path} has the same description.`, remedy: 'Give the page its own.' }]
      : []),
    ...(borrowed
      ? [
          {
            kind: 'Borrowed' as const,
            text: `The brand says nothing in ${language}.`,
            remedy: 'Add texts.description.',
          },
        ]
      : []),
    ...(brand.logos.picture == null
      ? [{ kind: 'Picture' as const, text: 'The card has the logo alone.', remedy: 'Add logos.picture, 1200 × 630.' }]
      : []),
  ];
}

/** Counts letters as results of a search are cut: by width, of which a Chinese one takes twice as much. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (/[\u2e80-\u9fff\uff00-\uffef]/.test(letter) ? 2 : 1), 0);
