/**
 * The workflow of a CRISPR project through the screens; server/checks/scenarios/crispr-workflow.test.ts runs it through
 * the API.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import {
  addPlan,
  addStage,
  beginWorkflow,
  expectPlan,
  expectPlanStatuses,
  recordInjection,
  type Place,
} from '../../support/workflows.ts';
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

const GENE = 'Zfp986';
const NO_OUTCOME_NOW = 'You can not create an outcome in current state';

test('a CRISPR project, from its creation to finished phenotyping', async ({ browser, siteUrl }) => {
  test.setTimeout(240_000);
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  const administrator = await openAs(browser, siteUrl, PEOPLE.administrator);
  const { project, plan } = await beginWorkflow(member, siteUrl, GENE, 'crispr');

  await test.step('micro-injection, embryos, founders', () => injectGuides(member));
  const colony = await test.step('a colony, whose genotype is confirmed', () => confirmColony(member, plan));
  await test.step('an allele modification of it', () => modify(member, project, colony));
  await test.step('while plans start from it, it is not aborted', async () => {
    await member.goto(colony.address);
    await expectRefused(member, 'Colony Aborted', 'The colony is used in plans that are not aborted');
  });
  await test.step('phenotyping, with the data coordination', () =>
    phenotype({ member, administrator }, project, colony));
  await test.step('strangers and visitors read it', async () => {
    await expectReadOnly(await openAs(browser, siteUrl, PEOPLE.stranger), plan);
    await expectReadOnly(await (await browser.newContext()).newPage(), plan);
  });
  await member.context().close();
  await administrator.context().close();
});

async function injectGuides(page: Page): Promise<void> {
  await expect(page.getByText(NO_OUTCOME_NOW)).toBeVisible();
  await recordInjection(page, 'JR-MI-118');
  await update(page);
  await expectPlanStatuses(page, ['Plan Created', 'Attempt In Progress', 'Embryos Obtained']);

  await expect(page.getByText(NO_OUTCOME_NOW)).toBeVisible();
  await enter(page, { 'Number of G0 Pups Born': '9', 'Number of G0 with Deletion Mutation': '2' });
  await page.getByRole('combobox', { name: 'Assay Type Used' }).selectOption('PCR');
  await update(page);
  await expectPlanStatuses(page, [
    'Plan Created',
    'Attempt In Progress',
    'Embryos Obtained',
    'Founder Obtained',
  ]);
}

async function confirmColony(page: Page, plan: Place): Promise<Place> {
  const colony = await addColony(page, plan, 'JR-ZFP986-EM1');
  await expectRefused(
    page,
    'Genotype Confirmed',
    'The colony must have at least one mutation to move to the Genotype Confirmed state.',
  );
  await addMutation(page, {
    gene: GENE,
    choices: { 'Molecular Mutation Type': 'Deletion', 'Repair Mechanism': 'NHEJ' },
    alleleCategory: 'Conditional Ready',
    sequence: '>JR-ZFP986-EM1\nACGTACGTACGT',
    symbol: /^Zfp986<em1\(IMPC\)J>$/,
  });
  await takeStep(page, 'Genotype Confirmed');
  await expectStatuses(page, COLONY_HISTORY, ['Genotype In Progress', 'Genotype Confirmed']);
  return colony;
}

async function modify(page: Page, project: Place, colony: Place): Promise<void> {
  const plan = await addPlan(page, project, {
    button: 'Add Crispr Allele Modification Plan',
    start: colony.id,
  });
  await page.goto(plan.address);
  await enter(page, { 'CRISPR Allele Modification external Ref': 'JR-MOD-1' });
  await page.getByRole('checkbox', { name: 'Cre Excision via TAT-Cre?' }).check();
  await update(page);
  // With the step of a person, the tracker takes those whose data are there.
  await takeStep(page, 'Mouse Allele Modification Registered');
  await expectPlanStatuses(page, [
    'Plan Created',
    'Mouse Allele Modification Registered',
    'Cre Excision Started',
    'Cre Excision Complete',
  ]);
}

async function phenotype(
  { member, administrator }: { member: Page; administrator: Page },
  project: Place,
  colony: Place,
): Promise<void> {
  const plan = await addPlan(member, project, {
    button: 'Add Phenotyping Plan',
    attemptType: 'adult and embryo phenotyping',
    start: colony.id,
  });
  const stage = await addStage(member, plan, {
    reference: 'JR-ZFP986-EM1-P',
    stageType: 'early adult and embryo',
  });
  await expectRefused(
    member,
    'Phenotyping Started',
    "The current user does not have permission to move to 'Phenotyping Started'",
  );
  await administrator.goto(stage.address);
  await takeStep(administrator, 'Phenotyping Started');
  await member.reload();
  await takeStep(member, 'Phenotyping All Data Sent');
  await administrator.reload();
  await takeStep(administrator, 'Phenotyping All Data Processed');
  await takeStep(administrator, 'Phenotyping Finished');
  await expectStatuses(administrator, STAGE_HISTORY, [
    'Phenotyping Registered',
    'Phenotyping Started',
    'Phenotyping All Data Sent',
    'Phenotyping All Data Processed',
    'Phenotyping Finished',
  ]);
  await administrator.getByRole('link', { name: 'History', exact: true }).click();
  await expect(
    administrator.getByRole('heading', { level: 1, name: 'Phenotyping Stage History' }),
  ).toBeVisible();
  await expect(administrator.getByRole('table', { name: 'Phenotyping Stage History' })).toContainText(
    PEOPLE.member,
  );
}

async function expectReadOnly(page: Page, plan: Place): Promise<void> {
  await page.goto(plan.address);
  await expect(page.getByRole('heading', { name: 'Plan Status History' })).toBeVisible();
  await expect(page.getByText('JR-MI-118')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Add Outcome' })).toBeHidden();
  await page.context().close();
}

test('a plan that is abandoned ends its project; the step is confirmed first', async ({
  browser,
  siteUrl,
}) => {
  const manager = await openAs(browser, siteUrl, PEOPLE.manager);
  const { project } = await beginWorkflow(manager, siteUrl, 'Zfp987', 'crispr');
  await expectPlan(manager);
  await manager.getByRole('button', { name: 'Stop this attempt…' }).click();
  await expect(manager.getByText('This cannot be taken back.')).toBeVisible();
  await manager.getByRole('button', { name: 'Stop this attempt…' }).click();
  await takeStep(manager, 'Plan Abandoned');
  await expectPlanStatuses(manager, ['Plan Created', 'Plan Abandoned']);
  await manager.goto(project.address);
  await expect(manager.getByRole('main').getByText('Inactive').first()).toBeVisible();
  await manager.context().close();
});
