/** Projects, intentions and sequences (data-model.md sections 3 and 8; our migration 0004). */
import type { TableMapping } from '../mapping.ts';
import { publicIdentifier, strand } from '../rules.ts';
import { copied, copiedPart, linked } from './kinds.ts';

/** In the order of loading. */
export const PROJECTS: readonly TableMapping[] = [
  copied('project', {
    rules: { tpn: publicIdentifier('TPN', 9) },
    ours: ['version'],
    notCarried: { project_type_id: 'it is stored but not exposed by any call (api-1, projects)' },
  }),
  copied('assignment_status_stamp'),
  copied('project_summary_status_stamp'),
  copied('project_consortium'),
  copiedPart('project_es_cell_qc', 'project_id'),
  copied('project_intention'),
  copiedPart('project_intention_gene', 'project_intention_id'),
  linked('project_intention_mutation_categorization', 'project_intention_id', 'mutation_categorization_id'),
  copied('sequence'),
  copied('sequence_location', {
    joined: { table: 'location', on: 'location.id = source.location_id' },
    inputs: {
      chr: 'location.chr',
      start: 'location.start',
      stop: 'location.stop',
      strand: 'location.strand',
      genome_build: 'location.genome_build',
      species_id: 'location.species_id',
      strain_id: 'location.strain_id',
    },
    rules: { strand },
    notCarried: { location_id: 'a location is a part of its place in a sequence here' },
  }),
  copied('project_intention_sequence'),
];
