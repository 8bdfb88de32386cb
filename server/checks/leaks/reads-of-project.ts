import { localDate } from '../../src/platform/http/requests/local-date-time.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { MEMBER } from '../scenarios/scenario.ts';
import type { WholeProject } from '../scenarios/whole-project.ts';
import { everyRead } from './every-read.ts';

/** Addresses of all reads of the API that could show something of this project. */
export function readsOfProject(
  tracker: TestApp,
  { tpn, pin, phenotypingPin, tpo, min, psn }: WholeProject,
): Promise<string[]> {
  const pins = [pin, phenotypingPin];
  const today = new Date();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  return everyRead(tracker, {
    ...{ tpn: [tpn], pin: pins, tpo: [tpo], min: [min], psn: [psn], email: [MEMBER] },
    day: [localDate(yesterday), localDate(today)],
    ...{ id: ['1'], symbolOrId: ['Cib2'], symbol: ['Cib2'], markerSymbol: ['Cib2'], gene: ['Cib2'] },
    ...{
      name: ['hidden colony.name', 'gene_interest'],
      colonyName: ['hidden colony.name'],
      consortiumName: ['IMPC'],
    },
    ...{ reportName: ['gene_interest', 'phenotyping_colonies', 'mgi_crispr_alleles'], kind: ['projects'] },
    ...{ workUnitName: ['JAX'], workunit: ['JAX'], workUnit: ['JAX'], workGroupName: ['BaSH'] },
    ...{ attempt: ['crispr'], reporttype: ['dist_crispr', 'month'], networkname: ['MMRRC'], text: ['Cib'] },
    ...{ input: ['Cib2'], action: ['canUpdatePlan'], resourceId: pins, changedFrom: ['2000-01-01'] },
    ...{
      reachedFrom: ['2000-01-01'],
      reachedTo: [localDate(today)],
      changedBy: [MEMBER],
      lacks: ['colony', 'guides'],
      by: ['workUnit', 'consortium'],
      list: ['waiting', 'languishing'],
      token: ['none'],
    },
    ...{ pathName: ['crispr'], statusName: ['Founder Obtained'], waitedDays: ['0'] },
    ...{
      shown: ['true'],
      format: ['csv'],
      columns: ['list'],
      since: ['0'],
      read: [`/api/projects/${tpn}`, `/api/plans/${pins[0]}`],
    },
  });
}
