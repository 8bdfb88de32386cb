import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The fields of the form that creates projects, by the names that people know them by. */
export function creationForm(page: Page) {
  const form = page.getByRole('form', { name: 'Project Creation' });
  const field = (name: RegExp) => form.getByRole('combobox', { name });
  const intention = (number: number) => form.getByRole('group', { name: `Intention ${number}` });
  return {
    consortia: field(/^Consortia/),
    privacy: field(/^Privacy/),
    comment: form.getByRole('textbox', { name: 'Project comment' }),
    mutationType: (number = 1) =>
      intention(number).getByRole('combobox', { name: /^Molecular mutation type/ }),
    gene: (number = 1) => intention(number).getByRole('combobox', { name: /^Gene symbol/ }),
    attemptType: field(/^Attempt Type/),
    workUnit: field(/^Work Unit/),
    workGroup: field(/^Work Group/),
    create: form.getByRole('button', { name: 'Create Project' }),
  };
}

export async function openCreation(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/#/projects/project-creation`);
  await expect(page.getByRole('form', { name: 'Project Creation' })).toBeVisible();
}

/** Enters everything that a project of JAX needs, to delete this gene. */
export async function fillIn(page: Page, gene: string, attemptType = 'crispr'): Promise<void> {
  const form = creationForm(page);
  await form.consortia.fill('IMPC');
  await form.consortia.press('Enter');
  await form.privacy.selectOption('public');
  await form.mutationType().selectOption('Deletion');
  await form.gene().fill(gene);
  await expect(page.getByText(new RegExp(`^Gene ${gene} `, 'i'))).toBeVisible();
  await form.attemptType.selectOption(attemptType);
  await form.workUnit.selectOption('JAX');
  await form.workGroup.selectOption({ index: 1 });
}
