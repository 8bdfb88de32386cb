/** The life of a haplo-essential project through the screens: no line can be kept, so embryos are collected as specimens. */
import type { Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';
import {
  addPlan,
  addStage,
  beginWorkflow,
  expectPlan,
  expectPlanStatuses,
  recordEmbryos,
  type Place,
} from '../../support/workflows.ts';
import { addMutation, addSpecimen } from '../../support/outcomes.ts';
import { openAs, PEOPLE } from '../../support/people.ts';
import { enter, expectRefused, expectStatuses, STAGE_HISTORY, takeStep, update } from '../../support/work.ts';

const GENE = 'Zfp990';
const ATTEMPT = 'haplo-essential crispr';

test('a haplo-essential project, from embryos to finished phenotyping', async ({ browser, siteUrl }) => {
  test.setTimeout(240_000);
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  const administrator = await openAs(browser, siteUrl, PEOPLE.administrator);
  const { project, plan } = await beginWorkflow(member, siteUrl, GENE, ATTEMPT);
  await collectEmbryos(member);
  const specimen = await addSpecimen(member, plan, 'JR-SP-8');
  await addMutation(member, {
    gene: GENE,
    choices: { 'Molecular Mutation Type': 'Deletion' },
    // Another journey may have made the first mutation of the gene.
    symbol: /^Zfp990<em\d+\(IMPC\)J>$/,
  });
  await enter(member, { 'Specimen External Reference': 'JR-SP-9' });
  await update(member);

  const stage = await test.step('phenotyping of embryos', () => startPhenotyping(member, project, specimen));
  await administrator.goto(stage.address);
  await takeStep(administrator, 'Phenotyping Started');
  await member.reload();
  await takeStep(member, 'Phenotyping All Data Sent');
  await administrator.reload();
  await takeStep(administrator, 'Phenotyping All Data Processed');
  await takeStep(administrator, 'Phenotyping Finished');
  await expectStatuses(administrator, STAGE_HISTORY, [
    'Haplo-Essential Phenotyping Registered',
    'Haplo-Essential Phenotyping Started',
    'Haplo-Essential Phenotyping All Data Sent',
    'Haplo-Essential Phenotyping All Data Processed',
    'Haplo-Essential Phenotyping Finished',
  ]);
  await member.context().close();
  await administrator.context().close();
});

test('a plan is aborted once its specimens are', async ({ browser, siteUrl }) => {
  const manager = await openAs(browser, siteUrl, PEOPLE.manager);
  const { plan } = await beginWorkflow(manager, siteUrl, 'Zfp992', ATTEMPT);
  await collectEmbryos(manager);
  const specimen = await addSpecimen(manager, plan, 'JR-SP-10');

  await manager.goto(plan.address);
  await expectRefused(
    manager,
    'Attempt Aborted',
    'The plan has specimens that are not aborted. Please abort them first',
  );
  await manager.goto(specimen.address);
  await takeStep(manager, 'Specimen Group Aborted');
  await manager.goto(plan.address);
  await expectPlan(manager);
  await takeStep(manager, 'Attempt Aborted');
  await expectPlanStatuses(manager, [
    'Plan Created',
    'Attempt In Progress',
    'Embryos Obtained',
    'Attempt Aborted',
  ]);
  await manager.context().close();
});

async function collectEmbryos(page: Page): Promise<void> {
  await recordEmbryos(page, 'JR-HE-1');
  await update(page);
  await expectPlanStatuses(page, ['Plan Created', 'Attempt In Progress', 'Embryos Obtained']);
}

async function startPhenotyping(page: Page, project: Place, specimen: Place): Promise<Place> {
  const plan = await addPlan(page, project, {
    button: 'Add Phenotyping Plan',
    attemptType: 'haplo-essential phenotyping',
    start: specimen.id,
  });
  return addStage(page, plan, { reference: 'JR-SP-9-P', stageType: 'haplo-essential' });
}
