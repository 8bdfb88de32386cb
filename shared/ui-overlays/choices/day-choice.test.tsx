import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from 'shared/ui/test-support';
import { DayChoice } from './day-choice.tsx';

function Example() {
  const [day, setDay] = useState('2099-01-01');
  return (
    <>
      <DayChoice label="On" value={day} onChange={setDay} error={day > '2026' ? 'Yet to come.' : undefined} />
      <button type="button" onClick={() => setDay('')}>
        Clear all
      </button>
      <output>{day}</output>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'On' });

test.each([
  ['31.12.2019', 'Write the date as YYYY-MM-DD, for example 2031-05-09.'],
  ['2019-02-30', 'There is no day 2019-02-30.'],
])('%s is no day: the forms’ message once it is left, and the day before counts', async (text, problem) => {
  const { user } = renderKit(<Example />);
  expect(screen.getByRole('alert')).toHaveTextContent('Yet to come.');
  await user.clear(box());
  await user.type(box(), '2019-12-31');
  expect(screen.getByRole('status')).toHaveTextContent('2019-12-31');
  await user.clear(box());
  await user.type(box(), text);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent(problem);
  expect(box()).toHaveValue(text);
  await user.clear(box());
  await user.type(box(), '2020-01-31');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2020-01-31');
});

test('a message about the day that counts does not stay under another text', async () => {
  const { user } = renderKit(<Example />);
  await user.type(box(), '9');
  expect(screen.queryByText('Yet to come.')).not.toBeInTheDocument();
});

test('a day that is cleared elsewhere takes the text and its message with it', async () => {
  const { user } = renderKit(<Example />);
  await user.type(box(), '9');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Write the date as');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
