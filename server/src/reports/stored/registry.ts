import { geneInterest } from './gene-interest.ts';
import type { ReportMaker } from './made-report.ts';
import {
  allInactiveProjects,
  languishingProjects,
  multipleAssignedProjects,
  noAssignedProject,
  notConfirmedGenes,
} from './project-reports.ts';

/** The stored reports that the tracker makes itself, by name; the others of the list are put there by others. */
export const REPORT_MAKERS: ReadonlyMap<string, ReportMaker> = new Map<string, ReportMaker>([
  ['gene_interest', geneInterest],
  ['languishing_project_report', languishingProjects],
  ['multiple_assigned_project_report', multipleAssignedProjects],
  ['no_assigned_project_report', noAssignedProject],
  ['all_inactive_project_report', allInactiveProjects],
  ['no_genotype_confirmed_genes_report', notConfirmedGenes],
]);
