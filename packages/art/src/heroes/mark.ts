/** Cloth with chalk arcs and the brand's mark, for brands without a scene of their own. */
import { drawArcs, layCloth, type Stage } from '../bannerStage.ts';
import { group } from '../svg.ts';

const middle = { x: 950, y: 240 };

export function mark(stage: Stage): void {
  const { sheet, colours, at } = stage;
  layCloth(stage);
  drawArcs(stage, at(middle.x), middle.y, [186, 208, 330]);
  const place = `translate(${at(middle.x)} ${middle.y})scale(2.2)`;
  sheet.draw(group({ transform: place, fill: colours.line, color: colours.line, opacity: 0.14 }, stage.mark));
}
