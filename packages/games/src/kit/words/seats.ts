import type { WordsOf } from '../../languages.ts';

const en = {
  seats: 'Seats',
  you: 'You',
  freeSeat: 'Free seat',
  otherWon: '{bet}: won',
  otherTied: '{bet}: tie',
  otherLost: '{bet}: lost',
  simulated: 'The other seats are simulated. They stake nothing of yours and change nothing for you.',
  alone: 'You have this table to yourself.',
};

export type SeatWords = Readonly<typeof en>;

export const seatWords: WordsOf<SeatWords> = {
  en,
  ur: {
    seats: 'نشستیں',
    you: 'آپ',
    freeSeat: 'خالی نشست',
    otherWon: '{bet}: جیت',
    otherTied: '{bet}: برابر',
    otherLost: '{bet}: ہار',
    simulated: 'باقی نشستیں فرضی ہیں۔ وہ آپ کا کچھ داؤ پر نہیں لگاتیں اور آپ کے لیے کچھ نہیں بدلتیں۔',
    alone: 'یہ میز صرف آپ کے لیے ہے۔',
  },
  'zh-Hans': {
    seats: '座位',
    you: '您',
    freeSeat: '空座位',
    otherWon: '{bet}：赢',
    otherTied: '{bet}：和',
    otherLost: '{bet}：输',
    simulated: '其他座位均为模拟，不会动用您的投注，也不影响您的结果。',
    alone: '本桌只有您一人。',
  },
  id: {
    seats: 'Kursi',
    you: 'Anda',
    freeSeat: 'Kursi kosong',
    otherWon: '{bet}: menang',
    otherTied: '{bet}: seri',
    otherLost: '{bet}: kalah',
    simulated:
      'Kursi lain adalah simulasi. Mereka tidak mempertaruhkan uang Anda dan tidak mengubah apa pun bagi Anda.',
    alone: 'Meja ini hanya untuk Anda.',
  },
  th: {
    seats: 'ที่นั่ง',
    you: 'คุณ',
    freeSeat: 'ที่นั่งว่าง',
    otherWon: '{bet}: ชนะ',
    otherTied: '{bet}: เสมอ',
    otherLost: '{bet}: แพ้',
    simulated: 'ที่นั่งอื่นเป็นการจำลอง ไม่ใช้เงินเดิมพันของคุณและไม่มีผลต่อคุณ',
    alone: 'โต๊ะนี้มีคุณคนเดียว',
  },
  tr: {
    seats: 'Koltuklar',
    you: 'Siz',
    freeSeat: 'Boş koltuk',
    otherWon: '{bet}: kazandı',
    otherTied: '{bet}: berabere',
    otherLost: '{bet}: kaybetti',
    simulated: 'Diğer koltuklar simülasyondur. Paranızı kullanmaz, sizin için bir şeyi değiştirmezler.',
    alone: 'Bu masada yalnız siz varsınız.',
  },
  vi: {
    seats: 'Ghế',
    you: 'Bạn',
    freeSeat: 'Ghế trống',
    otherWon: '{bet}: thắng',
    otherTied: '{bet}: hòa',
    otherLost: '{bet}: thua',
    simulated: 'Các ghế khác là mô phỏng. Họ không dùng tiền cược của bạn và không thay đổi điều gì với bạn.',
    alone: 'Bàn này chỉ có mình bạn.',
  },
};
