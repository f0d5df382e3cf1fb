import { Button, FullPage } from '@baize/ui';

/**
 * Shows that the brand document failed to load (APP-02). Its texts are in code because the catalogue may be missing
 * too: in the browser's language if supported, else in English.
 */
export function BrandFailed() {
  const { title, text, retry } = words[navigator.language.split('-')[0] ?? ''] ?? english;
  return (
    <FullPage title={title} text={text}>
      <Button kind="accent" size="lg" onClick={() => location.reload()}>
        {retry}
      </Button>
    </FullPage>
  );
}

const english = {
  title: 'This site cannot open yet',
  text: 'The settings of this site did not load. Check your network and try again.',
  retry: 'Try again',
};
const words: Readonly<Record<string, typeof english>> = {
  ur: {
    title: 'یہ سائٹ ابھی نہیں کھل سکتی',
    text: 'سائٹ کی ترتیبات نہیں پہنچیں۔ نیٹ ورک دیکھیں اور دوبارہ کوشش کریں۔',
    retry: 'دوبارہ کوشش کریں',
  },
  zh: {
    title: '暂时无法打开本站',
    text: '网站设置未能加载。请检查网络后重试。',
    retry: '重试',
  },
  id: {
    title: 'Situs belum dapat dibuka',
    text: 'Pengaturan situs ini gagal dimuat. Periksa jaringan Anda dan coba lagi.',
    retry: 'Coba lagi',
  },
  th: {
    title: 'ยังเปิดเว็บไซต์ไม่ได้',
    text: 'โหลดการตั้งค่าของเว็บไซต์ไม่สำเร็จ โปรดตรวจสอบเครือข่ายแล้วลองอีกครั้ง',
    retry: 'ลองอีกครั้ง',
  },
  tr: {
    title: 'Site henüz açılamıyor',
    text: 'Sitenin ayarları yüklenemedi. Ağ bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
  },
  vi: {
    title: 'Chưa mở được trang',
    text: 'Chưa tải được cài đặt của trang. Hãy kiểm tra mạng và thử lại.',
    retry: 'Thử lại',
  },
};
