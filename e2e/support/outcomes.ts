import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openSections, placeOf, type Place } from './workflows.ts';
import { choice, choose, enter, textField, update } from './work.ts';

const NEW_OUTCOME = /#\/projects\/TPN:\d+\/plans\/PIN:\d+\/outcomes\/TPO:\d{12}$/;

async function openCreation(page: Page, plan: Place, type: 'Colony' | 'Specimen'): Promise<void> {
  await page.goto(plan.address);
  await page.getByRole('link', { name: 'Add Outcome' }).click();
  await choose(page, { Type: type });
}

async function create(page: Page): Promise<Place> {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(NEW_OUTCOME);
  await expect(page.getByRole('button', { name: 'Add Mutation' })).toBeVisible();
  await openSections(page);
  return placeOf(page);
}

/** Adds a colony to a plan, and opens it. */
export async function addColony(page: Page, plan: Place, name: string): Promise<Place> {
  await openCreation(page, plan, 'Colony');
  await enter(page, { Name: name });
  await choose(page, { 'Background Strain': 'C57BL/6NTac' });
  return create(page);
}

/** Adds a group of embryos to a plan, and opens it. */
export async function addSpecimen(page: Page, plan: Place, reference: string): Promise<Place> {
  await openCreation(page, plan, 'Specimen');
  await enter(page, { 'Specimen External Reference': reference });
  await choose(page, { 'Background Strain': 'C57BL/6NTac' });
  return create(page);
}

export interface NewMutation {
  gene: string;
  /** Choices by their labels. */
  choices: Readonly<Record<string, string>>;
  alleleCategory?: string;
  /** A FASTA text, for what is sequenced. */
  sequence?: string;
  /** What is suggested looks like this. */
  symbol: RegExp;
}

/** Adds a mutation to the outcome that is open, with the symbol that the server suggests, and saves it. */
export async function addMutation(page: Page, mutation: NewMutation): Promise<void> {
  const { gene, choices, alleleCategory, sequence, symbol } = mutation;
  await page.getByRole('button', { name: 'Add Mutation' }).click();
  await page.getByRole('button', { name: `Use ${gene}, the gene of the project` }).click();
  await choose(page, choices);
  if (alleleCategory !== undefined) {
    await choice(page, 'Allele Categories').fill(alleleCategory);
    await choice(page, 'Allele Categories').press('Enter');
  }
  if (sequence !== undefined) {
    await page.getByRole('button', { name: 'Add sequence' }).click();
    await page.getByRole('textbox', { name: 'Sequence 1, Sequence' }).fill(sequence);
    await page.getByRole('combobox', { name: 'Sequence 1, Type' }).selectOption('complete');
  }
  await page.getByRole('button', { name: 'Suggest Symbol' }).click();
  await expect(textField(page, 'Mutation symbol')).toHaveValue(symbol);
  await update(page);
}
