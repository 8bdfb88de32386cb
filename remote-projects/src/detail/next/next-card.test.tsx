import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aPlan, aWholeProject } from '../testing/a-whole-project.ts';
import { serveDetail } from '../testing/detail-server.ts';
import { openDetail } from '../testing/open-detail.tsx';

startTestServer();

const next = () => screen.findByRole('region', { name: 'What next' });

test.each([
  ['Founder Obtained', 'Furthest is plan PIN:0000000001, on whose page its next step is entered.'],
  ['Genotype Confirmed', 'Furthest is plan PIN:0000000001.'],
])('at %s: %s', async (summaryStatusName, text) => {
  serveDetail({ project: aWholeProject({ summaryStatusName }), plans: [aPlan({ summaryStatusName })] });
  await openDetail();
  expect(await within(await next()).findByText(/^Furthest/)).toHaveTextContent(text);
});

test('what begins with another plan leads to where it is added on the page', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  serveDetail({ project: aWholeProject({ summaryStatusName: null }) });
  const { user } = await openDetail();
  const section = await screen.findByRole('region', { name: 'Production Plans' });
  await user.click(within(await next()).getByRole('link', { name: 'add a production plan' }));
  expect(section).toHaveFocus();
  expect(scroll).toHaveBeenCalled();
});
