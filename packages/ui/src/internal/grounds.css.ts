import { style } from '@vanilla-extract/css';
import { onPaper, onStage } from './styles.ts';

/** The two grounds as classes, to be composed: the sheet then has their colours once, however many stand on them. */
export const stageGround = style(onStage);
export const paperGround = style(onPaper);
