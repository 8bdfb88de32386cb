import { screen, within } from '@testing-library/react';
import { renderKit } from 'shared/ui/test-support';
import type { FutureStep, WayStep } from './way.ts';
import { StepChoice } from './step-choice.tsx';
import { WhatNext } from './what-next.tsx';

const NOW: WayStep = { kind: 'present', status: 'Genotype In Progress', date: undefined };

const future = (step: Partial<FutureStep>): FutureStep => ({
  kind: 'future',
  status: 'Genotype Confirmed',
  isOptional: false,
  isChosen: true,
  needs: { text: 'add a mutation', fields: ['mutations'] },
  action: undefined,
  refusal: undefined,
  ...step,
});

const stepOf = (status: string) => screen.getByText(status).closest('li') ?? document.body;

test('what a step needs leads to its field, from within the sentence', async () => {
  const go = jest.fn();
  const { user } = renderKit(
    <WhatNext steps={[NOW, future({})]} presentLabel="Current Status" linkTo={() => go} />,
  );
  // A button would stand as a block in the line, however it is styled.
  await user.click(screen.getByRole('link', { name: 'add a mutation' }));
  expect(go).toHaveBeenCalledTimes(1);
  expect(stepOf('Genotype Confirmed')).toHaveTextContent('Genotype Confirmed: add a mutation');
});

test('the way to a field leaves the address alone', async () => {
  const before = window.location.href;
  const { user } = renderKit(
    <WhatNext steps={[NOW, future({})]} presentLabel="Current Status" linkTo={() => () => {}} />,
  );
  await user.click(screen.getByRole('link', { name: 'add a mutation' }));
  expect(window.location.href).toBe(before);
});

test('why a step cannot be taken stands in a line of its own', () => {
  renderKit(
    <WhatNext steps={[NOW, future({ refusal: 'No mutation yet.' })]} presentLabel="Current Status" />,
  );
  const refusal = screen.getByText('Not possible now: No mutation yet.');
  expect(refusal.tagName).toBe('P');
  expect(within(stepOf('Genotype Confirmed')).queryByText(/^\./)).toBeNull();
});

test('the next step is the first that the goal is not reached without', () => {
  const aside = future({ status: 'Genotype Not Confirmed', isOptional: true });
  const later = future({ status: 'Genotype Extinct' });
  renderKit(<WhatNext steps={[NOW, aside, future({}), later]} presentLabel="Current Status" />);
  const marked = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-next'));
  expect(marked).toEqual([stepOf('Genotype Confirmed')]);
});

test('of a step that can be chosen nothing is asked for any more', () => {
  const choice = { chosen: '', choose: jest.fn() };
  renderKit(
    <WhatNext
      steps={[NOW, future({ action: 'confirm' })]}
      presentLabel="Current Status"
      choiceOf={(step, action) => <StepChoice {...{ ...choice, step, action }} />}
    />,
  );
  expect(stepOf('Genotype Confirmed')).toHaveTextContent('Genotype Confirmed: all that it needs is there');
  expect(screen.queryByText(/add a mutation/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose “Genotype Confirmed”' })).toBeVisible();
});
