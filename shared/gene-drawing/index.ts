/** The drawing of a gene: its exons, and the guides, primers and mutations at it. */
export {
  drawingsOf,
  drawingWithoutGene,
  undrawnCount,
  type NamedPlace,
  type PlacesMap,
} from './drawings-of.ts';
export { guidePlace } from './guide-anatomy.ts';
export { chromosome, type Place } from './place-on-build.ts';
export { GeneDrawing } from './gene-drawing.tsx';
