export { type BrandFolder, brandsFolder, readBrandFolder, readBrands, tokensFolder } from './src/brandFolder.ts';
export type { Face } from './src/face.ts';
export { cutName, findFace } from './src/faces.ts';
export { copyFonts, lettersLacking } from './src/fonts.ts';
export { fontPackages } from './src/latinFace.ts';
export { viewBoxOf, writeEmblems, writeIcon, writeTexture } from './src/pictures.ts';
export { headingFaces, readTokens } from './src/read.ts';
export { brandSheet } from './src/sheet.ts';
