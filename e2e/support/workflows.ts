import type { Page } from '@playwright/test';
import { creationForm, fillIn, openCreation } from './creation-form.ts';
import { expect } from './fixtures.ts';
import { choose, enter, expectStatuses, PLAN_HISTORY, update, textField } from './work.ts';

/** Where something is, and what it is called. */
export interface Place {
  address: string;
  id: string;
}

/** Creates a project of JAX and opens its first plan. */
export async function beginWorkflow(
  page: Page,
  siteUrl: string,
  gene: string,
  attemptType: string,
): Promise<{ project: Place; plan: Place }> {
  await openCreation(page, siteUrl);
  await fillIn(page, gene, attemptType);
  await creationForm(page).create.click();
  await expect(page).toHaveURL(/#\/projects\/TPN:\d+$/);
  const project = placeOf(page);
  await page
    .getByRole('link', { name: /^See plan PIN:/ })
    .first()
    .click();
  await expectPlan(page);
  return { project, plan: placeOf(page) };
}

/** Where a page is now. */
export function placeOf(page: Page): Place {
  const address = page.url();
  return { address, id: address.split('/').at(-1) ?? '' };
}

/** The form of a plan is there, with all its sections open. */
export async function expectPlan(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: 'Plan', exact: true })).toBeVisible();
  await openSections(page);
}

/** Sections that are done are folded when the page opens; a plan without any has no such button. They come with their form. */
export async function openSections(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Open all sections' });
  if (await open.isVisible()) await open.click();
}

/** Adds a plan to a project by the button of that name, and opens it. */
export async function addPlan(
  page: Page,
  project: Place,
  { button, attemptType, start }: { button: string; attemptType?: string; start: string },
): Promise<Place> {
  await page.goto(project.address);
  const opening = page.context().waitForEvent('page', { timeout: 30_000 });
  await page.getByRole('link', { name: new RegExp(`^${button}`) }).click({ timeout: 20_000 });
  const creation = await opening;
  const form = creation.getByRole('form', { name: 'Plan Creation' });
  const field = (name: RegExp) => form.getByRole('combobox', { name });
  if (attemptType !== undefined) await field(/^Attempt Type/).selectOption(attemptType);
  await field(/^Starting point \(Outcome id\)/).selectOption(start);
  await field(/^Work Unit/).selectOption('JAX');
  await field(/^Work Group/).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expectPlan(creation);
  const plan = placeOf(creation);
  await creation.close();
  return plan;
}

/** From `Plan Created` to `Founder Obtained` or, where no line can be kept, to `Embryos Obtained`. */
export async function recordEmbryos(page: Page, reference: string): Promise<void> {
  await enter(page, {
    'MI date': '2031-03-02',
    'MI external Ref': reference,
    'Number of Embryos Injected': '48',
    'Number of Embryos Survived': '40',
  });
  await page.getByRole('combobox', { name: 'Nuclease 1, Class' }).selectOption('mRNA');
}

/** The same with a guide, which CRISPR attempts are made with. */
export async function recordInjection(page: Page, reference: string): Promise<void> {
  await recordEmbryos(page, reference);
  await page.getByRole('button', { name: 'Add guides manually' }).click();
  const texts = {
    'Guide Sequence': 'GATTACAGATTACAGATTAC',
    PAM: 'AGG',
    Chr: '4',
    Start: '145553000',
    Stop: '145553022',
  };
  for (const [cell, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: `Guide 1, ${cell}`, exact: true }).fill(text);
  await page.getByRole('combobox', { name: 'Guide 1, Strand' }).selectOption('-');
  await page.getByRole('combobox', { name: 'Guide 1, Genome Build' }).selectOption('GRCm39');
}

/** Phenotypes: the attempt, then a stage of that type, which is opened. */
export async function addStage(
  page: Page,
  plan: Place,
  { reference, stageType }: { reference: string; stageType: string },
): Promise<Place> {
  await page.goto(plan.address);
  await expectPlan(page);
  const add = page.getByRole('button', { name: 'Add Phenotyping Stage' });
  await expect(add).toHaveAccessibleDescription(
    'To create a phenotyping stage, please update first the plan with the Phenotyping Attempt details (external reference and background strain).',
  );
  await enter(page, { 'Phenotyping External Reference (Colony or Specimen id)': reference });
  await choose(page, { 'Background Strain': 'C57BL/6NTac' });
  await update(page);
  await page.getByRole('link', { name: 'Add Phenotyping Stage' }).click();
  await choose(page, { Type: stageType });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/phenotyping-stage\/PSN:\d{12}$/);
  await expect(textField(page, 'Phenotyping Experiments Started')).toBeVisible();
  return placeOf(page);
}

/** What coordinators see of the plan. */
export async function expectPlanStatuses(page: Page, statuses: readonly string[]): Promise<void> {
  await expectStatuses(page, PLAN_HISTORY, statuses);
}
