/** Writes of gene lists, reports and the repository, and searches that are asked by POST. */
import { PRODUCT } from '../fuzz/valid-bodies.ts';
import { MISSING_REPORT, type World } from './world.ts';
import { NO_ADMINISTRATORS, QUESTION, write, type Write } from './write.ts';

const ofAdministrators = { may: 'administrator', mayNot: NO_ADMINISTRATORS } as const;

/** In an order in which all of them succeed. */
export function readingWrites(world: World): Write[] {
  return [...searches(), ...geneListWrites(world), ...reportWrites(), ...repositoryWrites()];
}

/** Searches by the terms of a file: open, as those by the terms of an address. */
function searches(): Write[] {
  const search = '/api/projects/search';
  return [search, '/api/v2/projects/search/identifiers', `${search}/exportSearchByFile`].map((path) =>
    write(`POST ${path}`, { may: 'member', mayNot: [] }, { file: 'Cib2\n', changesNothing: QUESTION }),
  );
}

/** The manager is one of a work unit, not of the consortium. */
function geneListWrites({ recordId }: World): Write[] {
  const content = '/api/geneList/{consortiumName}/content';
  const file = 'Genes,Note,Type,Visible\nGpr173,,,true\n';
  return [
    write(`POST ${content}`, ofAdministrators, {
      url: '/api/geneList/IMPC/content',
      body: [{ id: recordId, genes: [{ symbol: 'Cib2' }], note: 'changed', visible: true }],
    }),
    write(
      'POST /api/v2/geneList/{consortiumName}/importPreview',
      { may: 'administrator', mayNot: ['visitor', 'stranger', 'reader', 'DCC', 'member', 'manager'] },
      { url: '/api/v2/geneList/IMPC/importPreview', file, changesNothing: QUESTION },
    ),
    write('POST /api/geneList/updateListWithFile/{consortiumName}', ofAdministrators, {
      ...{ url: '/api/geneList/updateListWithFile/IMPC', file },
    }),
    write('POST /api/v2/geneList/{consortiumName}/import', ofAdministrators, {
      ...{ url: '/api/v2/geneList/BaSH/import', file },
    }),
    write(`DELETE ${content}`, ofAdministrators, { url: `/api/geneList/IMPC/content?recordId=${recordId}` }),
  ];
}

/** Jobs outside of the tracker make and describe reports by GET. */
function reportWrites(): Write[] {
  const path = '/tracking-api/reports';
  const generated = [
    ...['gene_interest', 'phenotyping_colonies', 'mgi/phenotyping_colonies', 'mgi/crispr_alleles'],
    ...['mgi/initial_crispr', 'mgi/modification_alleles'],
  ];
  return [
    write('POST /api/v2/reports/{reportName}/make', ofAdministrators, {
      url: '/api/v2/reports/gene_interest/make',
    }),
    ...generated.map((name) => write(`GET ${path}/generate/${name}`, ofAdministrators)),
    ...['create', 'updateDescription'].map((action) =>
      write(`GET ${path}/types/${action}/{name}`, ofAdministrators, {
        url: `${path}/types/${action}/${MISSING_REPORT}`,
      }),
    ),
    write(`GET ${path}/types/updateAllDescriptions`, ofAdministrators),
    write(`GET ${path}/types/updatePublicSettings`, ofAdministrators),
    write(`GET ${path}/types/createAll`, ofAdministrators, { changesNothing: 'All types are there by now.' }),
    write(`GET ${path}/maintenance/cleanAll`, ofAdministrators, { changesNothing: 'No report is old.' }),
  ];
}

function repositoryWrites(): Write[] {
  return ['es_cell', 'targeting_vectors'].map((kind) =>
    write(`PUT /api/targ_rep/${kind}/distribution_product`, ofAdministrators, { body: PRODUCT }),
  );
}
