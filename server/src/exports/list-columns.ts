import { PROJECT_CELLS } from './project-cells.ts';
import { ofProject, tableOf } from './screen-table.ts';

/** The table of the project list as a file (ui-screens §6, PP-49). */
export const LIST_TABLE = tableOf([
  ofProject('Project Id', PROJECT_CELLS.tpn),
  ofProject('Marker Symbol(s)', PROJECT_CELLS.targets),
  ofProject('MGI', PROJECT_CELLS.accessionIds),
  ofProject('Intention', PROJECT_CELLS.mutationTypes),
  ofProject('Best Human ortholog', PROJECT_CELLS.orthologs),
  ofProject('Work Unit(s)', PROJECT_CELLS.workUnits),
  ofProject('Work Group(s)', PROJECT_CELLS.workGroups),
  ofProject('Project Assignment', PROJECT_CELLS.assignment),
  ofProject('Summary Status', PROJECT_CELLS.summary),
  ofProject('Colony Name', PROJECT_CELLS.colonies),
  ofProject('Phenotyping External Reference', PROJECT_CELLS.phenotypingReferences),
  ofProject('Privacy', PROJECT_CELLS.privacy),
  ofProject('Consortia', PROJECT_CELLS.consortia),
]);
