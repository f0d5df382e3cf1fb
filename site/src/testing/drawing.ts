export async function drawing(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 40);
  canvas.getContext('2d')?.fillRect(8, 8, 24, 24);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
