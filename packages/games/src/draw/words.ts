import type { WordsOf } from '../languages.ts';

const en = {
  draw: 'Draw',
  numbers: 'Choose three numbers',
  chosen: '{value} of 3 chosen',
  lucky: 'Choose for me',
  drawn: 'Drawn',
  matched: '{value} of your numbers drawn',
};

export type DrawWords = Readonly<typeof en>;

export const drawWords: WordsOf<DrawWords> = {
  en,
  ur: {
    draw: 'قرعہ نکالیں',
    numbers: 'تین نمبر چنیں',
    chosen: '3 میں سے {value} چنے گئے',
    lucky: 'میرے لیے چنیں',
    drawn: 'نکلے ہوئے',
    matched: 'آپ کے {value} نمبر نکلے',
  },
  'zh-Hans': {
    draw: '开奖',
    numbers: '请选择三个号码',
    chosen: '已选 {value} / 3',
    lucky: '机选',
    drawn: '开奖号码',
    matched: '命中 {value} 个号码',
  },
  id: {
    draw: 'Undi',
    numbers: 'Pilih tiga angka',
    chosen: '{value} dari 3 dipilih',
    lucky: 'Pilihkan',
    drawn: 'Hasil undian',
    matched: '{value} angka Anda keluar',
  },
  th: {
    draw: 'ออกรางวัล',
    numbers: 'เลือกตัวเลขสามตัว',
    chosen: 'เลือกแล้ว {value} จาก 3',
    lucky: 'เลือกให้ฉัน',
    drawn: 'เลขที่ออก',
    matched: 'ตัวเลขของคุณออก {value} ตัว',
  },
  tr: {
    draw: 'Çek',
    numbers: 'Üç sayı seçin',
    chosen: '3 sayıdan {value} seçildi',
    lucky: 'Benim için seç',
    drawn: 'Çekilenler',
    matched: 'Sayılarınızdan {value} tanesi çekildi',
  },
  vi: {
    draw: 'Quay số',
    numbers: 'Chọn ba số',
    chosen: 'Đã chọn {value} trên 3',
    lucky: 'Chọn giúp tôi',
    drawn: 'Số đã ra',
    matched: '{value} số của bạn đã ra',
  },
};
