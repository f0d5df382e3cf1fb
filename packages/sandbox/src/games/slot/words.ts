import type { WordsOf } from '../languages.ts';

const en = {
  spin: 'Spin',
  onLine: '{value} on a line from the first reel',
  freeRounds: '{value} free rounds. Their wins are added to this round.',
  freeRound: 'Free round {value} of {count}',
  wildNote: 'A wild symbol stands for any other on reels two and up, but not for the star.',
  starNote: 'Three stars anywhere bring {value} free rounds at the same stake. They bring no further ones.',
  sound: 'Sound',
  quick: 'Fast reels',
};

export type SlotWords = Readonly<typeof en>;

export const slotWords: WordsOf<SlotWords> = {
  en,
  ur: {
    spin: 'گھمائیں',
    onLine: 'پہلی ریل سے ایک لائن پر {value}',
    freeRounds: '{value} مفت راؤنڈ۔ ان کی جیت اسی راؤنڈ میں شامل ہے۔',
    freeRound: '{count} میں سے مفت راؤنڈ {value}',
    wildNote: 'وائلڈ علامت دوسری ریل سے آگے ستارے کے سوا ہر علامت کی جگہ لیتی ہے۔',
    starNote: 'کہیں بھی تین ستارے اسی داؤ پر {value} مفت راؤنڈ دیتے ہیں۔ ان میں مزید نہیں ملتے۔',
    sound: 'آواز',
    quick: 'تیز ریل',
  },
  'zh-Hans': {
    spin: '旋转',
    onLine: '从第一轴起同一条线上 {value} 个',
    freeRounds: '{value} 个免费回合，其奖金计入本回合。',
    freeRound: '免费回合 {value} / {count}',
    wildNote: '百搭符号可在第二轴及之后代替任何其他符号，星星除外。',
    starNote: '任意位置出现三颗星，即可以相同投注获得 {value} 个免费回合，其中不会再次触发。',
    sound: '声音',
    quick: '快速滚轴',
  },
  id: {
    spin: 'Putar',
    onLine: '{value} pada satu garis dari gulungan pertama',
    freeRounds: '{value} putaran gratis. Kemenangannya ditambahkan ke putaran ini.',
    freeRound: 'Putaran gratis {value} dari {count}',
    wildNote: 'Simbol liar menggantikan simbol lain mulai gulungan kedua, kecuali bintang.',
    starNote:
      'Tiga bintang di mana pun memberi {value} putaran gratis dengan taruhan yang sama. Di dalamnya tidak ada tambahan.',
    sound: 'Suara',
    quick: 'Gulungan cepat',
  },
  th: {
    spin: 'หมุน',
    onLine: '{value} ตัวบนเส้นเดียวกันนับจากรีลแรก',
    freeRounds: 'ฟรี {value} รอบ เงินรางวัลรวมอยู่ในรอบนี้',
    freeRound: 'รอบฟรี {value} จาก {count}',
    wildNote: 'สัญลักษณ์ไวลด์แทนสัญลักษณ์อื่นได้ตั้งแต่รีลที่สอง ยกเว้นดาว',
    starNote: 'ดาวสามดวงที่ใดก็ได้ให้รอบฟรี {value} รอบด้วยเดิมพันเท่าเดิม ในรอบฟรีไม่มีเพิ่มอีก',
    sound: 'เสียง',
    quick: 'รีลเร็ว',
  },
  tr: {
    spin: 'Çevir',
    onLine: 'İlk makaradan başlayarak bir çizgide {value}',
    freeRounds: '{value} ücretsiz tur. Kazançları bu tura eklenir.',
    freeRound: 'Ücretsiz tur {value} / {count}',
    wildNote: 'Joker sembol, ikinci makaradan itibaren yıldız dışındaki her sembolün yerine geçer.',
    starNote: 'Herhangi bir yerdeki üç yıldız, aynı bahisle {value} ücretsiz tur verir. Bu turlarda yenisi gelmez.',
    sound: 'Ses',
    quick: 'Hızlı makara',
  },
  vi: {
    spin: 'Quay',
    onLine: '{value} trên một hàng tính từ cuộn đầu',
    freeRounds: '{value} vòng miễn phí. Tiền thắng được cộng vào vòng này.',
    freeRound: 'Vòng miễn phí {value} trên {count}',
    wildNote: 'Biểu tượng hoang thay cho mọi biểu tượng khác từ cuộn thứ hai, trừ ngôi sao.',
    starNote:
      'Ba ngôi sao ở bất kỳ đâu mang lại {value} vòng miễn phí với cùng mức cược. Trong đó không có thêm vòng nào.',
    sound: 'Âm thanh',
    quick: 'Cuộn nhanh',
  },
};
