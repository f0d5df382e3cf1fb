import { stretch } from '@baize/messages/pseudo';

/** Stand-in texts that test parts with longer, taller or unbroken words. */
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

/** Rewrites all text on the page, now and on later changes. `written` restores the original words. */
export function reword(wording: Wording = 'written'): void {
  observer?.disconnect();
  observer = undefined;
  const change = wording === 'written' ? null : changes[wording];
  rewrite(change);
  if (!change) return;
  observer = new MutationObserver(() => rewrite(change));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

function rewrite(change: ((text: string) => string) | null) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) put(node, change);
}

function put(node: Text, change: ((text: string) => string) | null) {
  const now = node.data;
  const before = known.get(node);
  const from = before?.to === now ? before.from : now;
  const isChanged = change && isWords(from) && !node.parentElement?.closest(untouched);
  const to = isChanged ? change(from) : from;
  if (!before && to === from) return;
  known.set(node, { from, to });
  if (now !== to) node.data = to;
}

const untouched = 'script, style, svg, .sb-wrapper, #storybook-docs';
const isWords = (text: string) => /\p{L}{3}/u.test(text);
