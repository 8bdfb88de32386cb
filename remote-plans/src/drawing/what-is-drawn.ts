import type { PlacedGene } from 'shared/contract';
import {
  drawingsOf,
  drawingWithoutGene,
  undrawnCount,
  type NamedPlace,
  type PlacesMap,
} from 'shared/gene-drawing';

/** Drawings, and what has to be said about them. */
export interface Drawn {
  maps: PlacesMap[];
  /** Sentences: what lies on another build, what is not drawn, what is not known. */
  remarks: string[];
}

/**
 * The drawings of genes with what lies in them, or, where no place of a gene is known, of the places alone. One build is
 * drawn; what is moved to it and what is left out is named.
 */
export function whatIsDrawn(genes: readonly PlacedGene[], places: readonly NamedPlace[]): Drawn {
  const ofGenes = drawingsOf(genes, places);
  const maps = ofGenes.length > 0 ? ofGenes : drawingWithoutGene(places);
  return {
    maps,
    remarks: [...movedRemarks(maps, places), ...primerRemark(maps), ...undrawnRemark(maps, places)],
  };
}

function drawnIds(maps: readonly PlacesMap[]): Set<string> {
  return new Set(maps.flatMap(({ tracks }) => tracks.flatMap(({ items }) => items.map(({ id }) => id))));
}

function movedRemarks(maps: readonly PlacesMap[], places: readonly NamedPlace[]): string[] {
  const [first] = maps;
  if (first === undefined) return [];
  const ids = drawnIds(maps);
  const others = places
    .filter(({ id, genomeBuild }) => ids.has(id) && genomeBuild !== first.genomeBuild)
    .map(({ genomeBuild }) => genomeBuild);
  return [...new Set(others)].map(
    (build) => `Positions on ${build} are drawn where they come to lie on ${first.genomeBuild}.`,
  );
}

function primerRemark(maps: readonly PlacesMap[]): string[] {
  const map = maps.find(({ tracks }) =>
    tracks.some(({ items }) => items.some(({ kind }) => kind === 'primer')),
  );
  return map ? ['Primers have no build of their own; they are drawn as if on that of the guides.'] : [];
}

function undrawnRemark(maps: readonly PlacesMap[], places: readonly NamedPlace[]): string[] {
  const count = undrawnCount(maps, places);
  if (count === 0) return [];
  const ids = drawnIds(maps);
  const names = places.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const rest = count > MOST_NAMES ? ` and ${count - MOST_NAMES} more` : '';
  return [
    `Not drawn: ${shown}${rest}. A position is missing, far from the gene, or known on another build only.`,
  ];
}

/** More names would be longer than the drawing. */
const MOST_NAMES = 5;
