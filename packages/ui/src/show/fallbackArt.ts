const frame = (width: number, height: number, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#8a8f8b" fill-opacity=".22"/><g fill="none" stroke="#8a8f8b" stroke-width="6" stroke-linejoin="round">${drawing}</g></svg>`,
  )}`;

const diamond = (x: number, y: number): string =>
  `<path d="M${x} ${y - 74}l56 74-56 74-56-74z"/><path d="M${x} ${y - 34}l26 34-26 34-26-34z" fill="#8a8f8b" fill-opacity=".4"/>`;

/** What stands in for a game's picture that no server would give: needs no network, and reads on paper and on cloth. */
export const fallbackArt = {
  game: frame(
    300,
    400,
    `${diamond(150, 200)}<rect x="18" y="18" width="264" height="364" rx="18" stroke-opacity=".5"/>`,
  ),
  wide: frame(
    480,
    300,
    `${diamond(240, 150)}<rect x="18" y="18" width="444" height="264" rx="18" stroke-opacity=".5"/>`,
  ),
};
