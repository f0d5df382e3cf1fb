export { type BrandFolder, brandsFolder, readBrandFolder, readBrands, tokensFolder } from './src/brandFolder.ts';
export type { Face } from './src/face.ts';
export { findFace } from './src/faces.ts';
export { fontPackages, installedFamilies, installedFont } from './src/fontPackage.ts';
export { copyFonts, cutFile, lettersLacking, spaceOf } from './src/fonts.ts';
export { viewBoxOf, writeEmblems, writeIcon, writeTexture } from './src/pictures.ts';
export { headingFaces, readTokens } from './src/read.ts';
export { brandSheet } from './src/sheet.ts';
export { writeSocialPicture } from './src/socialPicture.ts';
