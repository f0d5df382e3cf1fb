import { type GameKind, kindOfName } from './kinds.ts';
import { fill } from './kit/fill.ts';
import type { GameLanguage } from './languages.ts';

const about: Readonly<Record<GameLanguage, Readonly<Record<GameKind, string>>>> = {
  en: {
    slot: 'One stake covers every line. Equal symbols from the first reel pay, a wild one stands for any of them, and three stars bring eight free rounds.',
    dice: 'Three dice are thrown. Bet on a low sum, a high one or three of a kind, which beats both.',
    draw: 'Numbers are drawn. The more of yours are among them, the more is paid.',
    fishing: 'Each shot is a stake. Aim at a creature: the more it pays, the harder it is to catch.',
    roulette: 'One zero and thirty-six numbers. Bet on numbers, rows, dozens, colours, odd or even.',
    baccarat:
      'Bet on the player, the banker, a tie or a pair. The third card follows fixed rules; the banker pays a commission.',
    dragonTiger: 'One card for each side, the higher wins. Half of the stake is lost when they are equal.',
    hiLo: 'Say whether the next card is higher or lower. Others at the table are simulated and change nothing for you.',
    blackjack:
      'Come closer to twenty-one than the dealer without passing it. A blackjack pays three to two, and the dealer stands on seventeen.',
    match: 'Two rivals meet. Bet on who wins, or on a draw, at the odds that are shown.',
    book: 'Matches with live scores and moving odds. Singles and multiples; odds that changed are shown before anything is staked.',
  },
  ur: {
    slot: 'ایک داؤ تمام لائنوں کے لیے ہے۔ پہلی ریل سے ایک جیسی علامتیں ادائیگی کرتی ہیں، وائلڈ ان میں سے کسی کی جگہ لیتا ہے، اور تین ستارے آٹھ مفت راؤنڈ دیتے ہیں۔',
    dice: 'تین پانسے پھینکے جاتے ہیں۔ چھوٹے یا بڑے مجموعے پر، یا تین یکساں پر شرط لگائیں، جو دونوں پر بھاری ہے۔',
    draw: 'نمبر نکالے جاتے ہیں۔ آپ کے جتنے زیادہ نمبر نکلیں، ادائیگی اتنی زیادہ۔',
    fishing: 'ہر نشانہ ایک داؤ ہے۔ جس جاندار کی ادائیگی زیادہ ہے اسے پکڑنا اتنا ہی مشکل ہے۔',
    roulette: 'ایک صفر اور چھتیس نمبر۔ نمبروں، قطاروں، درجنوں، رنگوں، طاق یا جفت پر شرط لگائیں۔',
    baccarat: 'پلیئر، بینکر، برابری یا جوڑے پر شرط لگائیں۔ تیسرا پتا مقررہ اصولوں سے آتا ہے؛ بینکر کی جیت پر کمیشن ہے۔',
    dragonTiger: 'ہر طرف ایک پتا، بڑا جیتتا ہے۔ برابری پر آدھا داؤ جاتا ہے۔',
    hiLo: 'بتائیں کہ اگلا پتا بڑا ہے یا چھوٹا۔ میز کے دوسرے کھلاڑی فرضی ہیں اور آپ کے لیے کچھ نہیں بدلتے۔',
    blackjack:
      'اکیس سے آگے گئے بغیر ڈیلر سے زیادہ قریب پہنچیں۔ بلیک جیک تین پر دو ادا کرتا ہے، اور ڈیلر سترہ پر رک جاتا ہے۔',
    match: 'دو حریف آمنے سامنے۔ دکھائے گئے بھاؤ پر جیتنے والے یا برابری پر شرط لگائیں۔',
    book: 'براہ راست اسکور اور بدلتے بھاؤ والے میچ۔ اکیلی اور مجموعی شرطیں؛ بدلے ہوئے بھاؤ داؤ سے پہلے دکھائے جاتے ہیں۔',
  },
  'zh-Hans': {
    slot: '一次投注涵盖所有线。从第一轴起相同符号即可派彩，百搭可代替其中任何一个，三颗星带来八个免费回合。',
    dice: '掷三颗骰子。可投注小、大或三同号，三同号通吃大小。',
    draw: '开出号码。您的号码中得越多，派彩越高。',
    fishing: '每一发就是一次投注。派彩越高的目标越难捕获。',
    roulette: '一个零和三十六个号码。可投注号码、行、打、颜色、单或双。',
    baccarat: '可投注闲、庄、和或对子。第三张牌按固定规则补发；庄赢收取佣金。',
    dragonTiger: '双方各一张牌，大者胜。相同时输掉一半投注。',
    hiLo: '猜下一张牌更大还是更小。同桌的其他人是模拟的，不影响您的结果。',
    blackjack: '比庄家更接近二十一点而不超过。黑杰克赔三比二，庄家十七点停牌。',
    match: '两方对战。按显示的赔率投注胜方或平局。',
    book: '带有即时比分和变动赔率的赛事。可单注或串关；赔率变化会在投注前显示。',
  },
  id: {
    slot: 'Satu taruhan mencakup semua garis. Simbol sama dari gulungan pertama membayar, simbol liar menggantikan yang mana pun, dan tiga bintang memberi delapan putaran gratis.',
    dice: 'Tiga dadu dilempar. Pasang pada jumlah kecil, jumlah besar, atau tiga sama, yang mengalahkan keduanya.',
    draw: 'Angka diundi. Makin banyak angka Anda yang keluar, makin besar pembayarannya.',
    fishing: 'Setiap tembakan adalah taruhan. Makin besar bayarannya, makin sulit ditangkap.',
    roulette: 'Satu nol dan tiga puluh enam angka. Pasang pada angka, baris, lusin, warna, ganjil, atau genap.',
    baccarat:
      'Pasang pada pemain, bankir, seri, atau pasangan. Kartu ketiga mengikuti aturan tetap; kemenangan bankir dikenai komisi.',
    dragonTiger: 'Satu kartu untuk tiap sisi, yang lebih tinggi menang. Jika sama, setengah taruhan hilang.',
    hiLo: 'Tebak kartu berikutnya lebih tinggi atau lebih rendah. Pemain lain di meja disimulasikan dan tidak mengubah apa pun bagi Anda.',
    blackjack:
      'Dekati dua puluh satu lebih baik dari bandar tanpa melewatinya. Blackjack membayar tiga banding dua, dan bandar berhenti di tujuh belas.',
    match: 'Dua lawan bertemu. Pasang pada pemenang, atau seri, dengan odds yang ditampilkan.',
    book: 'Pertandingan dengan skor langsung dan odds yang bergerak. Tunggal dan gabungan; odds yang berubah ditampilkan sebelum bertaruh.',
  },
  th: {
    slot: 'เดิมพันครั้งเดียวครอบคลุมทุกเส้น สัญลักษณ์เหมือนกันจากรีลแรกได้เงิน ไวลด์แทนได้ทุกตัว และดาวสามดวงให้รอบฟรีแปดรอบ',
    dice: 'ทอยลูกเต๋าสามลูก เดิมพันผลรวมต่ำ ผลรวมสูง หรือตอง ซึ่งชนะทั้งสอง',
    draw: 'ออกหมายเลข ยิ่งตรงกับของคุณมาก ยิ่งได้มาก',
    fishing: 'ทุกนัดคือหนึ่งเดิมพัน ตัวที่จ่ายมากจับยากกว่า',
    roulette: 'ศูนย์หนึ่งช่องกับสามสิบหกหมายเลข เดิมพันหมายเลข แถว โหล สี คี่ หรือคู่',
    baccarat: 'เดิมพันผู้เล่น เจ้ามือ เสมอ หรือไพ่คู่ ไพ่ใบที่สามเป็นไปตามกฎตายตัว ฝั่งเจ้ามือชนะหักค่าคอมมิชชัน',
    dragonTiger: 'ฝั่งละหนึ่งใบ ใบที่สูงกว่าชนะ หากเท่ากันเสียครึ่งหนึ่งของเดิมพัน',
    hiLo: 'ทายว่าไพ่ใบถัดไปสูงกว่าหรือต่ำกว่า ผู้เล่นอื่นในโต๊ะเป็นการจำลองและไม่เปลี่ยนผลของคุณ',
    blackjack: 'เข้าใกล้ยี่สิบเอ็ดกว่าเจ้ามือโดยไม่เกิน แบล็กแจ็กจ่ายสามต่อสอง และเจ้ามือหยุดที่สิบเจ็ด',
    match: 'คู่แข่งสองฝ่ายพบกัน เดิมพันผู้ชนะหรือเสมอตามราคาที่แสดง',
    book: 'การแข่งขันพร้อมสกอร์สดและราคาที่ขยับ เดิมพันเดี่ยวหรือชุด ราคาที่เปลี่ยนจะแสดงก่อนวางเดิมพัน',
  },
  tr: {
    slot: 'Tek bahis bütün çizgileri kapsar. İlk makaradan başlayan eşit semboller öder, joker herhangi birinin yerine geçer, üç yıldız sekiz ücretsiz tur verir.',
    dice: 'Üç zar atılır. Küçük toplam, büyük toplam ya da ikisini de yenen üç aynı üzerine bahis oynayın.',
    draw: 'Sayılar çekilir. Sizinkilerden ne kadar çoğu çıkarsa o kadar çok ödenir.',
    fishing: 'Her atış bir bahistir. Çok ödeyeni yakalamak daha zordur.',
    roulette: 'Bir sıfır ve otuz altı sayı. Sayılara, sıralara, düzinelere, renklere, tek ya da çifte bahis oynayın.',
    baccarat:
      'Oyuncu, banka, beraberlik veya çift üzerine oynayın. Üçüncü kart sabit kurallara uyar; banka kazancından komisyon alınır.',
    dragonTiger: 'Her tarafa bir kart, yüksek olan kazanır. Eşitlikte bahsin yarısı kaybedilir.',
    hiLo: 'Sonraki kartın yüksek mi düşük mü olduğunu söyleyin. Masadaki diğerleri canlandırmadır ve sizin için hiçbir şeyi değiştirmez.',
    blackjack: 'Geçmeden yirmi bire krupiyeden daha çok yaklaşın. Blackjack üçe iki öder, krupiye on yedide durur.',
    match: 'İki rakip karşılaşır. Gösterilen oranlarla kazanana veya beraberliğe oynayın.',
    book: 'Canlı skorlu ve değişen oranlı maçlar. Tekli ve çoklu bahis; değişen oran bahisten önce gösterilir.',
  },
  vi: {
    slot: 'Một mức cược cho mọi hàng. Biểu tượng giống nhau từ cuộn đầu được trả thưởng, biểu tượng hoang thay cho bất kỳ biểu tượng nào, ba ngôi sao mang lại tám vòng miễn phí.',
    dice: 'Ba xúc xắc được gieo. Cược tổng nhỏ, tổng lớn hoặc bộ ba, vốn thắng cả hai.',
    draw: 'Các số được quay. Càng nhiều số của bạn trúng, tiền trả càng cao.',
    fishing: 'Mỗi phát bắn là một lần cược. Con trả càng nhiều càng khó bắt.',
    roulette: 'Một số không và ba mươi sáu số. Cược số, hàng, tá, màu, lẻ hoặc chẵn.',
    baccarat: 'Cược người chơi, nhà cái, hòa hoặc đôi. Lá thứ ba theo luật cố định; nhà cái thắng thì trừ hoa hồng.',
    dragonTiger: 'Mỗi bên một lá, lá cao hơn thắng. Bằng nhau thì mất nửa tiền cược.',
    hiLo: 'Đoán lá tiếp theo cao hơn hay thấp hơn. Những người khác ở bàn là mô phỏng và không thay đổi gì với bạn.',
    blackjack: 'Gần hai mươi mốt hơn nhà cái mà không vượt quá. Blackjack trả ba ăn hai, nhà cái dừng ở mười bảy.',
    match: 'Hai đối thủ gặp nhau. Cược bên thắng hoặc hòa theo tỷ lệ hiển thị.',
    book: 'Trận đấu có tỷ số trực tiếp và tỷ lệ thay đổi. Cược đơn và cược xiên; tỷ lệ thay đổi được hiện trước khi đặt.',
  },
};

const live: Readonly<Record<GameLanguage, string>> = {
  en: 'Bets close after {seconds} seconds. The other seats are simulated.',
  ur: 'شرطیں {seconds} سیکنڈ بعد بند ہو جاتی ہیں۔ باقی نشستیں فرضی ہیں۔',
  'zh-Hans': '投注时间为 {seconds} 秒。其他座位均为模拟。',
  id: 'Taruhan ditutup setelah {seconds} detik. Kursi lain adalah simulasi.',
  th: 'ปิดรับเดิมพันหลัง {seconds} วินาที ที่นั่งอื่นเป็นการจำลอง',
  tr: 'Bahisler {seconds} saniye sonra kapanır. Diğer koltuklar simülasyondur.',
  vi: 'Ngừng nhận cược sau {seconds} giây. Các ghế khác là mô phỏng.',
};

export function aboutKind(kind: GameKind, language: GameLanguage): string {
  const opens = kindOfName(kind).table?.betsOpenMs;
  const seconds = opens === undefined ? null : String(opens / 1000);
  return [about[language][kind], seconds && fill(live[language], { seconds })].filter(Boolean).join(' ');
}
