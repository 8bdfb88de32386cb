import { screen, within } from '@testing-library/react';
import { aProject, startTestServer } from 'shared/testing';
import { aCrisprPlan, aPhenotypingPlan, aPlan, factOf, openPlanFacts, openPlanForm } from '../testing/index.ts';

startTestServer();

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the page of a production plan (spec 2, ui-screens 10)', () => {
  test('its cards are in the order of the page', async () => {
    await openPlanForm({ plan: aPlan({ attemptTypeName: 'breeding' }) });
    expect(titles()).toEqual(['Plan Details', 'Status transition', 'Production outcomes']);
    expect(screen.getByText('* required fields')).toBeVisible();
  });
});
