import type { WordsOf } from '../languages.ts';

const en = {
  spin: 'Spin',
  onLine: '{value} on a line from the first reel',
};

export type SlotWords = Readonly<typeof en>;

export const slotWords: WordsOf<SlotWords> = {
  en,
  ur: { spin: 'گھمائیں', onLine: 'پہلی ریل سے ایک لائن پر {value}' },
  'zh-Hans': { spin: '旋转', onLine: '从第一轴起同一条线上 {value} 个' },
  id: { spin: 'Putar', onLine: '{value} pada satu garis dari gulungan pertama' },
  th: { spin: 'หมุน', onLine: '{value} ตัวบนเส้นเดียวกันนับจากรีลแรก' },
  tr: { spin: 'Çevir', onLine: 'İlk makaradan başlayarak bir çizgide {value}' },
  vi: { spin: 'Quay', onLine: '{value} trên một hàng tính từ cuộn đầu' },
};
