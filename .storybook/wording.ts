import { stretch } from '@baize/messages/pseudo';

/** What the toolbar puts in the place of every text: to see what longer, taller or unbroken words do to a part. */
export type Wording = 'written' | 'long' | 'urdu' | 'thai' | 'endless';

const urdu = 'ہر کھیل کے قواعد صاف ہیں اور ہر ادائیگی اپنے وقت پر ہوتی ہے اس لیے اطمینان سے کھیلیں'.split(' ');
const thai = 'ทุกเกมมีกติกาที่ชัดเจนและจ่ายเงินตรงเวลาเสมอผู้เล่นจึงวางใจได้';

const changes: Record<Exclude<Wording, 'written'>, (text: string) => string> = {
  long: stretch,
  urdu: (text) => text.replace(/\p{L}+/gu, (_, at: number) => urdu[at % urdu.length] ?? ''),
  thai: (text) => thai.repeat(Math.ceil(text.length / thai.length)).slice(0, Math.ceil(text.length * 1.2)),
  endless: () => 'Endless'.repeat(29).slice(0, 200),
};

type Change = (text: string) => string;

const known = new WeakMap<Text | Attr, { from: string; to: string }>();
/** Attributes that are read out instead of an element's text, and have to agree with it. */
const readOut = ['aria-label', 'aria-valuetext'];
let observer: MutationObserver | undefined;

/** Rewrites what the page says now and from now on: `written` gives every text its own words back, and no `sums` its own sums. */
export function reword(wording: Wording = 'written', sums: Change | null = null): void {
  observer?.disconnect();
  observer = undefined;
  const words = wording === 'written' ? null : changes[wording];
  rewrite({ words, sums });
  if (!words && !sums) return;
  observer = new MutationObserver(() => rewrite({ words, sums }));
  const root = { subtree: true, childList: true, characterData: true };
  observer.observe(document.body, sums ? { ...root, attributeFilter: readOut } : root);
}

interface Changes {
  words: Change | null;
  sums: Change | null;
}

function rewrite(asked: Changes) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    put(node, (text) => changed(text, node.parentElement, asked));
  }
  for (const name of readOut) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const node = element.getAttributeNode(name);
      if (node) put(node, (text) => changed(text, element, { sums: asked.sums, words: null }));
    }
  }
}

function put(node: Text | Attr, change: Change) {
  const now = node.nodeValue ?? '';
  const before = known.get(node);
  const from = before?.to === now ? before.from : now;
  const to = change(from);
  if (!before && to === from) return;
  known.set(node, { from, to });
  if (now !== to) node.nodeValue = to;
}

/** On a page of docs only the sums of its stories change. */
function changed(text: string, place: Element | null, { words, sums }: Changes): string {
  if (place?.closest('script, style, svg, .sb-wrapper')) return text;
  const onDocs = place?.closest('#storybook-docs');
  const worded = words && !onDocs && isWords(text) ? words(text) : text;
  return sums && (!onDocs || place?.closest('.docs-story')) ? sums(worded) : worded;
}

/** Sums, codes and signs stay what they are. */
const isWords = (text: string) => /\p{L}{3}/u.test(text);
