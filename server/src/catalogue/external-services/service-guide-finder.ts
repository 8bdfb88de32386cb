import type { ExonWithGuides } from 'shared/contract';
import Type, { type Static } from 'typebox';
import { cached } from '../../platform/cache/cached.ts';
import { capitalised } from '../genes/gene-names.ts';
import type { GuideFinder } from './guide-finder.ts';
import { toFoundGuide } from './guide-orientation.ts';
import {
  requestService,
  RefusedByService,
  type Patience,
} from '../../platform/external-http/external-service.ts';
import { ExternalServiceError } from '../../platform/external-http/external-service-error.ts';

/** The service has mouse guides on this build. */
const GENOME_BUILD = 'GRCm38';
const EXONS_AT_ONCE = 4;
const BAD_REQUEST = 400;
/** Symbols whose exons are cached. */
const CACHED_SYMBOLS = 200;

const Exons = Type.Object({
  exons: Type.Array(Type.Object({ id: Type.Integer(), exon_id: Type.String() })),
});

const Crisprs = Type.Array(
  Type.Object({
    chr_name: Type.String(),
    chr_start: Type.Integer(),
    chr_end: Type.Integer(),
    pam_right: Type.Integer(),
    seq: Type.String(),
  }),
);
const CrisprsByExon = Type.Record(Type.String(), Crisprs);

type FoundExon = Static<typeof Exons>['exons'][number];

/**
 * Finds guides by the genome-editing service of the Wellcome Sanger Institute (WGE) (api-3 section 4). Responses are
 * cached: the service takes seconds for a large gene, and its genome does not change.
 *
 * @param baseUrl for example https://wge.stemcell.sanger.ac.uk/api
 */
export function serviceGuideFinder(baseUrl: string, patience: Patience): GuideFinder {
  const exonService = { name: 'guide finder', failure: 'No exons found.', ...patience };
  const guideService = { name: 'guide finder', failure: 'Invalid exon id.', ...patience };

  const findExons = async (symbol: string): Promise<FoundExon[]> => {
    const url = new URL(`${baseUrl}/exon_search`);
    url.searchParams.set('species', 'Mouse');
    url.searchParams.set('marker_symbol', symbol);
    try {
      return (await requestService(exonService, url, Exons)).exons;
    } catch (error) {
      if (isUnknownGene(error)) return [];
      throw error;
    }
  };

  const findGuides = async ({ id, exon_id: exonId }: FoundExon): Promise<ExonWithGuides> => {
    const url = new URL(`${baseUrl}/crispr_search`);
    url.searchParams.set('exon_id[]', exonId);
    const crisprs = (await requestService(guideService, url, CrisprsByExon))[exonId] ?? [];
    return { id, exonId, guideDetails: crisprs.map(toGuide) };
  };

  const readExons = async (symbol: string) => {
    const exons = await findExons(symbol);
    const found: ExonWithGuides[] = [];
    for (let start = 0; start < exons.length; start += EXONS_AT_ONCE)
      found.push(...(await Promise.all(exons.slice(start, start + EXONS_AT_ONCE).map(findGuides))));
    return found;
  };

  const exonsWithGuides = cached(readExons, { max: CACHED_SYMBOLS });
  return { exonsWithGuides: (symbol) => exonsWithGuides.read(capitalised(symbol.trim())) };
}

/** The service responds to a search for an unknown symbol with 400. */
function isUnknownGene(error: unknown): boolean {
  return (
    error instanceof ExternalServiceError &&
    error.cause instanceof RefusedByService &&
    error.cause.status === BAD_REQUEST
  );
}

function toGuide(crispr: Static<typeof Crisprs>[number]) {
  return toFoundGuide({
    chr: crispr.chr_name,
    start: crispr.chr_start,
    stop: crispr.chr_end,
    strand: crispr.pam_right === 1 ? '+' : '-',
    genomeBuild: GENOME_BUILD,
    sequence: crispr.seq,
    sangerService: true,
  });
}
