import type { Project, ProjectIntention } from 'shared/contract';

/** An intention to delete a gene. */
export function intentionOf(
  symbol: string,
  accessionId: string,
  more: Partial<ProjectIntention> = {},
): ProjectIntention {
  return {
    molecularMutationTypeName: 'Deletion',
    mutationCategorizations: [],
    intentionByGene: {
      gene: {
        id: 1,
        accessionId,
        symbol,
        speciesName: 'Mus musculus',
        name: null,
        externalLink: `http://www.mousephenotype.org/data/genes/${accessionId}`,
      },
      bestOrthologs: [],
      allOrthologs: [],
    },
    ...more,
  };
}

/** A public project of JAX on Gpr173, with whatever a test wants otherwise. */
export function aProject(more: Partial<Project> = {}): Project {
  return {
    tpn: 'TPN:000000042',
    privacyName: 'public',
    recovery: false,
    esCellQcOnly: false,
    comment: null,
    reactivationDate: null,
    assignmentStatusName: 'Assigned',
    summaryStatusName: 'Genotype Confirmed',
    assignmentStatusStamps: [],
    projectIntentions: [intentionOf('Gpr173', 'MGI:1918021')],
    relatedWorkUnitNames: ['JAX'],
    relatedWorkGroupNames: ['JAX'],
    consortia: [{ id: 1, consortiumName: 'IMPC' }],
    completionNote: null,
    completionComment: null,
    colonyNames: ['JR31234'],
    phenotypingExternalRefs: ['Gpr173-ref'],
    ...more,
  };
}

/** The version of a restricted project that unrelated people see (api-1 §5.5). */
export function restrictedVersion(tpn: string): Project {
  return aProject({
    tpn,
    privacyName: 'restricted',
    assignmentStatusName: null,
    summaryStatusName: null,
    relatedWorkUnitNames: [],
    relatedWorkGroupNames: [],
    consortia: [],
    colonyNames: [],
    phenotypingExternalRefs: null,
  });
}

/** The first `count` projects of a long list, numbered from `firstNumber`. */
export function numberedProjects(count: number, firstNumber = 1): Project[] {
  return Array.from({ length: count }, (_, index) =>
    aProject({ tpn: `TPN:${String(firstNumber + index).padStart(9, '0')}` }),
  );
}
