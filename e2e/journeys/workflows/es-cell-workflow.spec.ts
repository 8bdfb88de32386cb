/** The life of an ES cell project through the screens: clone, chimeras, germline transmission, Cre excision, phenotyping. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { addPlan, addStage, beginWorkflow, expectPlanStatuses, type Place } from '../../support/workflows.ts';
import { addColony, addMutation } from '../../support/outcomes.ts';
import { openAs, PEOPLE } from '../../support/people.ts';
import {
  COLONY_HISTORY,
  enter,
  expectRefused,
  expectStatuses,
  STAGE_HISTORY,
  takeStep,
  update,
} from '../../support/work.ts';

/** A gene of the demo, and a clone that targets it. */
const GENE = 'Abtb3';
const CLONE = 'EPD0463_1_A11';

test('an ES cell project, from the clone to phenotyping of the modified line', async ({
  browser,
  siteUrl,
}) => {
  test.setTimeout(240_000);
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  const administrator = await openAs(browser, siteUrl, PEOPLE.administrator);
  const { project, plan } = await beginWorkflow(member, siteUrl, GENE, 'es cell');

  await test.step('a clone is injected, and chimeras are born', () => makeChimeras(member));
  const colony = await test.step('germline transmission', () => confirmColony(member, plan));
  const modification = await test.step('Cre excision', () => excise(member, project, colony));
  const modified = await test.step('the modified line', () => confirmModified(member, modification));
  await test.step('a confirmation is taken back by service accounts only', () =>
    takeBack({ member, administrator }, modified, modification));
  await test.step('late adult phenotyping of the modified line', async () => {
    const stage = await startPhenotyping(member, project, modified);
    await administrator.goto(stage.address);
    await takeStep(administrator, 'Phenotyping Started');
    await expectStatuses(administrator, STAGE_HISTORY, [
      'Late Adult Phenotyping Registered',
      'Late Adult Phenotyping Started',
    ]);
  });
  await member.context().close();
  await administrator.context().close();
});

async function makeChimeras(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find ES Cell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find ES Cell' });
  await dialog.getByRole('radio', { name: 'Search by ES Cell name' }).check();
  await dialog.getByRole('textbox').fill(CLONE);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await dialog.getByRole('radio', { name: CLONE }).click();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await enter(page, { 'MI date': '2031-02-11', 'MI external Ref': 'JAX-EPD-MI' });
  await update(page);
  await expectPlanStatuses(page, ['Plan Created', 'Attempt In Progress']);

  await enter(page, {
    'Total Male Chimeras': '3',
    'Number of Males with 100% Chimerism': '13',
    'Number of Chimeras with 50-99% GLT': '16',
    'Number of Chimeras with 100% GLT': '17',
  });
  await update(page);
  await expectPlanStatuses(page, ['Plan Created', 'Attempt In Progress', 'Chimeras/Founder Obtained']);
}

async function confirmColony(page: Page, plan: Place): Promise<Place> {
  const colony = await addColony(page, plan, 'JAX-EPD-1');
  await addMutation(page, {
    gene: GENE,
    choices: { 'Molecular Mutation Type': 'Insertion', 'Mutation type': 'a' },
    symbol: /^Abtb3<tm\d+a\(IMPC\)J>$/,
  });
  await takeStep(page, 'Genotype Confirmed');
  await page.goto(plan.address);
  await expect(page.getByText('You can not create an outcome in current state')).toBeVisible();
  return colony;
}

async function excise(page: Page, project: Place, colony: Place): Promise<Place> {
  const plan = await addPlan(page, project, {
    button: 'Add ES Cell Allele Modification Plan',
    start: colony.id,
  });
  await page.goto(plan.address);
  await expectRefused(
    page,
    'Mouse Allele Modification Registered',
    'The plan does not have a ES Cell allele modification attempt yet',
  );
  await enter(page, { 'ES Cell Allele Modification external Ref': 'JAX-MOD-1' });
  await update(page);
  await takeStep(page, 'Mouse Allele Modification Registered');
  await expect(
    page.getByText(
      'A deleter strain or tat Cre needs to be specified, or specify rederivation as the Next Step.',
    ),
  ).toBeVisible();
  await takeStep(page, 'Rederivation For Modification Started');
  await takeStep(page, 'Rederivation For Modification Complete');
  await page.getByRole('combobox', { name: 'Deleter Strain Name' }).selectOption({ index: 1 });
  await enter(page, { 'Number Of Cre Matings Successful': '2' });
  await update(page);
  await expectPlanStatuses(page, [
    'Plan Created',
    'Mouse Allele Modification Registered',
    'Rederivation For Modification Started',
    'Rederivation For Modification Complete',
    'Cre Excision Started',
    'Cre Excision Complete',
  ]);
  return plan;
}

async function confirmModified(page: Page, plan: Place): Promise<Place> {
  const colony = await addColony(page, plan, 'JAX-EPD-1-B');
  await addMutation(page, {
    gene: GENE,
    choices: { 'Molecular Mutation Type': 'Insertion', 'Mutation type': 'b' },
    symbol: /^Abtb3<tm\d+b\(IMPC\)J>$/,
  });
  await takeStep(page, 'Genotype Confirmed');
  await expectStatuses(page, COLONY_HISTORY, ['Genotype In Progress', 'Genotype Confirmed']);
  return colony;
}

async function takeBack(
  { member, administrator }: { member: Page; administrator: Page },
  colony: Place,
  plan: Place,
): Promise<void> {
  await member.goto(colony.address);
  await expectRefused(member, 'Genotype Not Confirmed', 'This can only be executed by CDA or DCC');
  await administrator.goto(colony.address);
  await takeStep(administrator, 'Genotype Not Confirmed');
  await administrator.goto(plan.address);
  await expect(administrator.getByRole('heading', { name: 'Status and next step' })).toBeVisible();
  await expect(
    administrator.getByText('A genotyped confirmed colony needs to be associated with the plan.'),
  ).toBeVisible();
  await member.reload();
  await takeStep(member, 'Genotype Confirmed');
}

async function startPhenotyping(page: Page, project: Place, colony: Place): Promise<Place> {
  const plan = await addPlan(page, project, {
    button: 'Add Phenotyping Plan',
    attemptType: 'adult and embryo phenotyping',
    start: colony.id,
  });
  return addStage(page, plan, { reference: 'JAX-EPD-1-P', stageType: 'late adult' });
}
