import { brandDocuments } from '@baize/tokens/brandDocuments';
import type { BrandId } from '@baize/tokens/brands';
import { art, band, wall } from './specimens.css.ts';
import { useTokens } from './useTokens.ts';

const games = ['OMB/OMB-1', 'PKP/PKP-3', 'TRB/TRB-2', 'CRL/CRL-4', 'MRQ/MRQ-1', 'BLM/BLM-2'];

export function Games() {
  return (
    <div className={wall}>
      {games.map((game) => (
        <img key={game} className={art} src={`/art/games/${game}.svg`} alt="" width={300} height={400} />
      ))}
    </div>
  );
}

export function BannerArt() {
  useTokens();
  const { dir, dataset } = document.documentElement;
  const scene = brandDocuments[dataset.brand as BrandId]?.hero?.scene ?? 'mark';
  return (
    <img
      className={band}
      src={`/art/banners/${scene}.svg?brand=${dataset.brand}&dir=${dir}`}
      alt=""
      width={1200}
      height={480}
    />
  );
}
