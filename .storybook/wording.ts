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

const known = new WeakMap<Text, { from: string; to: string }>();
let observer: MutationObserver | undefined;

/** Rewrites what the page says now and from now on. `written` gives every text its own words back. */
export function reword(wording: Wording = 'written'): void {
  observer?.disconnect();
  observer = undefined;
  rewrite(wording);
  if (wording === 'written') return;
  observer = new MutationObserver(() => rewrite(wording));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

function rewrite(wording: Wording) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const before = known.get(node);
    const from = before?.to === node.data ? before.from : node.data;
    if (!before && wording === 'written') continue;
    if (!isWords(from) || node.parentElement?.closest('script, style, svg, .sb-wrapper, #storybook-docs')) continue;
    const to = wording === 'written' ? from : changes[wording](from);
    known.set(node, { from, to });
    if (node.data !== to) node.data = to;
  }
}

/** Sums, codes and signs stay what they are. */
const isWords = (text: string) => /\p{L}{3}/u.test(text);
