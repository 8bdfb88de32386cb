import Type from 'typebox';
import { Nullable } from 'shared/contract';
import type { StoredOrtholog } from '../genes/ortholog-rules.ts';
import type { OrthologFinder } from './ortholog-finder.ts';
import { requestService, type Patience } from '../../platform/external-http/external-service.ts';

/** Genes of one request (api-3 section 3). */
const GENES_A_REQUEST = 200;

const Orthologs = Type.Array(
  Type.Object({
    mgiGeneAccId: Type.String(),
    humanGeneSymbol: Type.String(),
    hgncAccId: Type.Optional(Nullable(Type.String())),
    supportCount: Type.Optional(Nullable(Type.Integer())),
  }),
);

/** Orthologs of an orthology service: `GET <base>?mgiIds=MGI:1,MGI:2`. Absent support counts as 0. */
export function serviceOrthologs(baseUrl: string, patience: Patience): OrthologFinder {
  const service = { name: 'orthology service', failure: 'Orthologs could not be read.', ...patience };
  return {
    findOrthologs: async (accessionIds) => {
      const byGene = new Map<string, StoredOrtholog[]>();
      const ids = [...new Set(accessionIds.map((id) => id.toUpperCase()))];
      for (let start = 0; start < ids.length; start += GENES_A_REQUEST) {
        const url = new URL(baseUrl);
        url.searchParams.set('mgiIds', ids.slice(start, start + GENES_A_REQUEST).join(','));
        for (const { mgiGeneAccId, humanGeneSymbol, hgncAccId, supportCount } of await requestService(
          service,
          url,
          Orthologs,
        ))
          byGene.set(mgiGeneAccId, [
            ...(byGene.get(mgiGeneAccId) ?? []),
            { symbol: humanGeneSymbol, hgncId: hgncAccId ?? null, supportCount: supportCount ?? 0 },
          ]);
      }
      return byGene;
    },
  };
}
