import { constants, crc32, deflateSync, inflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue; one byte each, row by row. */
  data: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Steps a channel is cut into: its value's first three bits. */
const cut = 5;
const shade = (step: number) => Math.round((step * 255) / (255 >> cut));

/** How far a value may stand outside a step and still be taken for it, out of 255. */
const slack = 8;

/**
 * Makes a screenshot small enough to be committed: 8 steps a channel, a palette where 256 colours suffice, and a note.
 * Each pixel depends on itself alone, so a change in one corner leaves the rest of the picture as it was. Where `like`
 * is given, a value at the edge of two steps goes to the one which that picture has, so that a change too small to see
 * does not become a whole step.
 */
export function shrink(png: Uint8Array, note: string, like?: Uint8Array): Buffer {
  const pixels = decode(png);
  const { data, width, height } = pixels;
  const other = like && decode(like);
  const model = other && other.width === width && other.height === height ? other.data : null;
  for (let i = 0; i < data.length; i++) {
    const value = data[i] ?? 0;
    const step = model ? (model[i] ?? 0) >> cut : value >> cut;
    const near = value >= (step << cut) - slack && value < ((step + 1) << cut) + slack;
    data[i] = shade(near ? step : value >> cut);
  }
  return encode(pixels, note);
}

/** The note that `shrink` put into a picture. */
export function noteOf(png: Uint8Array): string | null {
  const text = chunks(png).find(({ type }) => type === 'tEXt');
  return text ? (Buffer.from(text.body).toString('latin1').split('\0')[1] ?? null) : null;
}

/** The same picture with another note. */
export function withNote(png: Uint8Array, note: string): Buffer {
  const others = chunks(png).map(({ type, body }) => (type === 'tEXt' ? noted(note) : chunk(type, body)));
  return Buffer.concat([signature, ...others]);
}

function* chunksOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = signature.length; at < png.length; ) {
    const length = view.getUint32(at);
    yield { type: String.fromCharCode(...png.subarray(at + 4, at + 8)), body: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}
const chunks = (png: Uint8Array) => [...chunksOf(png)];

/** Reads what Chromium and `shrink` write: eight bits, not interlaced; colours, opaque or not, or a palette. */
function decode(png: Uint8Array): Pixels {
  const all = chunks(png);
  const header = Buffer.from(all[0]?.body ?? []);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = { 2: 3, 3: 1, 6: 4 }[header[9] ?? 0];
  const palette = header[9] === 3 ? all.find(({ type }) => type === 'PLTE')?.body : undefined;
  if (header[8] !== 8 || !channels || header[12] !== 0) throw new Error('not a screenshot: an unusual kind of PNG');
  const raw = inflateSync(Buffer.concat(all.filter(({ type }) => type === 'IDAT').map(({ body }) => body)));
  const stride = width * channels;
  const data = new Uint8Array(width * height * 3);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = raw.subarray(start + 1, start + 1 + stride);
    unfilter(row, above, channels, raw[start] ?? 0);
    for (let x = 0, from = 0, to = y * width * 3; x < width; x++, from += channels, to += 3) {
      const colours = palette ?? row;
      const at = palette ? (row[from] ?? 0) * 3 : from;
      data[to] = colours[at] ?? 0;
      data[to + 1] = colours[at + 1] ?? 0;
      data[to + 2] = colours[at + 2] ?? 0;
    }
    above = row;
  }
  return { width, height, data };
}

/** Undoes a row's filter in place (PNG specification, section 9). */
function unfilter(row: Uint8Array, above: Uint8Array, step: number, filter: number) {
  if (filter === 0) return;
  for (let i = 0; i < row.length; i++) {
    const left = i < step ? 0 : (row[i - step] ?? 0);
    const up = above[i] ?? 0;
    const corner = i < step ? 0 : (above[i - step] ?? 0);
    const guess = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    row[i] = (row[i] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function encode({ width, height, data }: Pixels, note: string): Buffer {
  const palette = new Map<number, number>();
  for (let i = 0; i < data.length && palette.size <= 256; i += 3) {
    const colour = colourAt(data, i);
    if (!palette.has(colour)) palette.set(colour, palette.size);
  }
  const indexed = palette.size <= 256;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, indexed ? 3 : 2, 0, 0, 0], 8);
  const colours = Uint8Array.from(
    [...palette.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  const rows = indexed ? indexedRows(data, width, height, palette) : differenceRows(data, width, height);
  const body = deflateSync(rows, { level: 9, strategy: indexed ? constants.Z_DEFAULT_STRATEGY : constants.Z_FILTERED });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    noted(note),
    ...(indexed ? [chunk('PLTE', colours)] : []),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const noted = (note: string) => chunk('tEXt', Buffer.from(`Comment\0${note}`, 'latin1'));

const colourAt = (data: Uint8Array, i: number) =>
  ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);

function indexedRows(data: Uint8Array, width: number, height: number, palette: Map<number, number>) {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) rows[y * (width + 1) + 1 + x] = palette.get(colourAt(data, i)) ?? 0;
  }
  return rows;
}

/** Each row as its difference from the row above it (filter 2), which suits flat interfaces. */
function differenceRows(data: Uint8Array, width: number, height: number) {
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    rows[y * (stride + 1)] = 2;
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      rows[y * (stride + 1) + 1 + i] = (data[at] ?? 0) - (y > 0 ? (data[at - stride] ?? 0) : 0);
    }
  }
  return rows;
}

function chunk(type: string, body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  out.set(body, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}
