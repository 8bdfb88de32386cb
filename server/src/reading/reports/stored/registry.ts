import { geneInterest } from './gene-interest.ts';
import type { ReportMaker } from './made-report.ts';
import { mgiCrispr, mgiInitialCrispr } from './mgi-crispr.ts';
import { mgiModification } from './mgi-modification.ts';
import { mgiPhenotyping, phenotypingColonies } from './phenotyping-colonies.ts';
import {
  allInactiveProjects,
  languishingProjects,
  multipleAssignedProjects,
  noAssignedProject,
  notConfirmedGenes,
} from './project-reports.ts';

/** The stored reports that the tracker makes itself, by name; the others of the list are uploaded by other programs. */
export const REPORT_MAKERS: ReadonlyMap<string, ReportMaker> = new Map<string, ReportMaker>([
  ['gene_interest', geneInterest],
  ['phenotyping_colonies', phenotypingColonies],
  ['mgi_phenotyping', mgiPhenotyping],
  ['mgi_crispr', mgiCrispr],
  ['mgi_initial_crispr', mgiInitialCrispr],
  ['mgi_modification', mgiModification],
  ['languishing_project_report', languishingProjects],
  ['multiple_assigned_project_report', multipleAssignedProjects],
  ['no_assigned_project_report', noAssignedProject],
  ['all_inactive_project_report', allInactiveProjects],
  ['no_genotype_confirmed_genes_report', notConfirmedGenes],
]);
