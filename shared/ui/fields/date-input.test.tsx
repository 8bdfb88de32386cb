import { screen } from '@testing-library/react';
import { useState } from 'react';
import { isDay } from '../text/calendar-day.ts';
import { renderKit } from '../test-support/render-kit.tsx';
import { DateInput } from './date-input.tsx';

/** Takes whole days only, as filters do. */
function Filter() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateInput
        aria-label="Day"
        value={day}
        onChange={(text) => (text === '' || isDay(text)) && setDay(text)}
      />
      <button onClick={() => setDay('')}>Clear</button>
      <output>{day}</output>
    </>
  );
}

test('what is typed stays while it is no day, and the day is taken', async () => {
  const { user } = renderKit(<Filter />);
  await user.type(screen.getByRole('textbox', { name: 'Day' }), '2099-01-0');
  expect(screen.getByRole('textbox')).toHaveValue('2099-01-0');
  expect(screen.getByRole('status')).toHaveTextContent('');
  await user.type(screen.getByRole('textbox'), '1');
  expect(screen.getByRole('status')).toHaveTextContent('2099-01-01');
});

test('a day that is taken back is no longer shown, and can be typed again', async () => {
  const { user } = renderKit(<Filter />);
  for (const text of ['2099-01-01', '2099-01-01']) {
    await user.type(screen.getByRole('textbox'), text);
    expect(screen.getByRole('status')).toHaveTextContent('2099-01-01');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('textbox')).toHaveValue('');
  }
});
