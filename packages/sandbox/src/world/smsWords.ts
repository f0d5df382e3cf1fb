const words: Readonly<Record<string, string>> = {
  EN: 'Messages do not reach this number. Check it, or use another one.',
  UR: 'اس نمبر پر پیغام نہیں پہنچتے۔ نمبر دیکھ لیں یا کوئی اور نمبر دیں۔',
  CN: '该号码无法接收短信。请核对，或换一个号码。',
  ID: 'Pesan tidak sampai ke nomor ini. Periksa nomornya atau gunakan nomor lain.',
  TH: 'ส่งข้อความไปยังหมายเลขนี้ไม่ได้ โปรดตรวจสอบหรือใช้หมายเลขอื่น',
  TY: 'Bu numaraya mesaj ulaşmıyor. Numarayı kontrol edin ya da başka bir numara kullanın.',
  VI: 'Tin nhắn không gửi được tới số này. Hãy kiểm tra lại hoặc dùng số khác.',
};

/** What the platform says of a number that no message reaches. */
export const undeliverable = (language: string): string => words[language] ?? words.EN ?? '';
