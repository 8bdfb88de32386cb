import Type from 'typebox';
import { MgiAlleleReport, MutationPosition, StorableText, type MgiAllele } from 'shared/contract';
import { MOST_IN_A_BATCH, SHORT_TEXT } from 'shared/limits';
import type { TrackerRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';
import { requireCda } from '../../identity/permissions/require-cda.ts';
import { formatSequences } from './sequences/format-sequences.ts';
import { updateMgiAlleles } from './symbols/mgi-alleles.ts';
import { mutationPositions } from './positions/mutation-positions.ts';

const { described } = chapter('Mutations');

const Text = StorableText(SHORT_TEXT);
const BATCH = { maxItems: MOST_IN_A_BATCH };

/** Mutations by the many, for scripts and reports (api-2 §15.6 to §15.8). */
export const mutationBatchRoutes: TrackerRoutes = (app, context) => {
  app.post(
    '/api/mutation/get_mutation_with_ensembl',
    described(
      {
        summary: 'Genome positions of the genes of mutations',
        body: Type.Array(Text, { ...BATCH, description: 'Identifiers of mutations' }),
        response: { 200: Type.Array(MutationPosition) },
      },
      { readsOnly: true },
    ),
    (request) => mutationPositions(context.db, request.body, request.caller),
  );

  app.put(
    '/api/format/sequence/:workUnit',
    described({
      summary: 'Make FASTA of the sequences of a work unit that are not',
      description: 'For the CDA and administrators. Mutations that cannot be stored so stay as they are.',
      params: Type.Object({ workUnit: Text }),
      response: { 200: Type.String({ description: 'Empty' }) },
    }),
    async (request, reply) => {
      const caller = requireCda(request.caller);
      await formatSequences(context, request.params.workUnit, caller, (min, error) =>
        request.log.warn({ err: error, min }, 'The sequences of a mutation could not be made FASTA'),
      );
      return reply.type('text/plain; charset=utf-8').send('');
    },
  );

  app.put(
    '/tracking-api/mutation/mgiAllele/update',
    described({
      summary: 'Store MGI allele ids by the symbols of mutations',
      description: 'For the CDA and administrators. All are stored, or none.',
      body: Type.Array(Type.Object({ symbol: Text, accId: Text }), BATCH),
      response: { 200: MgiAlleleReport },
    }),
    (request) => updateMgiAlleles(context, request.body.map(pickAllele), requireCda(request.caller)),
  );
};

function pickAllele({ symbol, accId }: MgiAllele): MgiAllele {
  return { symbol, accId };
}
