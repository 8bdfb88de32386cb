/** Guides to find and to draw, and an editor for them alone. Never part of a build. */
export { aFoundGuide, aPlanWithGuides, EXONS, OVERVIEW, PLACED_GENE } from './found-guides.ts';
export { renderGuideEditor } from './render-guide-editor.tsx';
