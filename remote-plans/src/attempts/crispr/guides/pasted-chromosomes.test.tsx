import { screen } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aPlanWithGuides, renderGuideEditor } from './testing/index.ts';

startTestServer();

const chromosome = () => screen.getByLabelText('Guide 1, Chr');

test('a chromosome pasted from a spreadsheet is shown as it is stored, without chr', async () => {
  const page = await renderGuideEditor(aPlanWithGuides({}));
  await page.user.click(chromosome());
  await page.user.paste('chr11\t150400\t150422');
  expect(chromosome()).toHaveValue('11');
});

test('a chromosome entered by itself is shown so once its cell is left', async () => {
  const page = await renderGuideEditor(aPlanWithGuides({}));
  await page.user.clear(chromosome());
  await page.user.type(chromosome(), 'chr11');
  await page.user.tab();
  expect(chromosome()).toHaveValue('11');
  expect(await page.save()).toMatchObject([{ chr: '11' }]);
});
