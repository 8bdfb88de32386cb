import Type from 'typebox';
import { onlyMapping, type Liftover } from './liftover.ts';
import { requestService, type Patience } from '../../platform/external-http/external-service.ts';

const Mappings = Type.Object({
  mappings: Type.Array(
    Type.Object({
      mapped: Type.Object({
        chrom: Type.String(),
        start: Type.Integer(),
        end: Type.Integer(),
        assembly: Type.Literal('GRCm39'),
      }),
    }),
  ),
});

/** Converts by a service: `GET <base>?chrom=chr5&start=&end=` (api-2 section 19.2). */
export function serviceLiftover(baseUrl: string, patience: Patience): Liftover {
  const service = { name: 'liftover service', failure: 'Ensembl assembly mapping failed.', ...patience };
  return {
    convert: async ({ chr, start, stop, strand }) => {
      const url = new URL(baseUrl);
      url.searchParams.set('chrom', `chr${chr}`);
      url.searchParams.set('start', String(start));
      url.searchParams.set('end', String(stop));
      const { mappings } = await requestService(service, url, Mappings);
      const { mapped } = onlyMapping(mappings);
      return {
        chr: mapped.chrom.replace(/^chr/, ''),
        start: mapped.start,
        stop: mapped.end,
        strand: strand === '+' ? '+' : '-',
        genomeBuild: mapped.assembly,
      };
    },
  };
}
