import type { TestApp } from '../../testing/test-app.ts';
import { COLONY, CRISPR, MUTATION, STAGE } from '../fuzz/valid-bodies.ts';
import { Scenario, step, WORK } from './scenario.ts';

/** Identifiers of a project with everything. */
export interface WholeProject {
  tpn: string;
  pin: string;
  tpo: string;
  min: string;
  phenotypingPin: string;
  psn: string;
}

/**
 * Creates a project of JAX with everything: a confirmed line by CRISPR, and a phenotyping plan with a stage.
 *
 * @param serial of the names that must be unique, where there are several such projects
 */
export async function createWholeProject(tracker: TestApp, serial = 1): Promise<WholeProject> {
  const scenario = await Scenario.begin(tracker, 'Cib2', 'crispr');
  const { tpn } = scenario;
  const pin = await scenario.firstPin();
  await scenario.change(`/api/projects/${tpn}`, { comment: 'c', projectExternalRef: 'r' });
  await scenario.change(`/api/plans/${pin}`, { comment: 'c', crisprAttempt: CRISPR });
  const tpo = await scenario.create(`/api/plans/${pin}/outcomes`, {
    ...{ ...COLONY, colony: { ...COLONY.colony, name: `C-${serial}` }, mutations: [] },
  });
  const outcome = `/api/plans/${pin}/outcomes/${tpo}`;
  const min = await scenario.create(`${outcome}/mutations`, {
    ...MUTATION,
    symbol: `Cib2<em${serial}(IMPC)J>`,
  });
  const { colony } = await scenario.read<{ colony: object }>(outcome);
  await scenario.change(outcome, { colony: { ...colony, ...step('confirmGenotypeWhenInProgress') } });
  const phenotypingPin = await scenario.create('/api/plans', {
    ...{ tpn, typeName: 'phenotyping', attemptTypeName: 'adult and embryo phenotyping', ...WORK },
    phenotypingStartingPoint: { outcomeTpo: tpo },
    phenotypingAttempt: {
      phenotypingExternalRef: `P-${serial}`,
      phenotypingBackgroundStrainName: 'C57BL/6NTac',
    },
  });
  const psn = await scenario.create(`/api/plans/${phenotypingPin}/phenotypingStages`, STAGE);
  return { tpn, pin, tpo, min, phenotypingPin, psn };
}
