import { basisText, forecastText, shortForecast, type ForecastSubject } from './forecast-text.ts';

const subject = (estimate: Partial<ForecastSubject['estimate']> = {}): ForecastSubject => ({
  estimate: { waitedDays: 0, plans: 4501, reachedShare: 0.741, quartileDays: [30, 60, 90], ...estimate },
  goalName: 'Genotype Confirmed',
  statusName: 'Founder Obtained',
  noun: 'plan',
});
const NEW_YEAR = new Date('2027-01-01T12:00:00');
const text = (estimate?: Partial<ForecastSubject['estimate']>) => forecastText(subject(estimate), NEW_YEAR);

test('how many reach the goal, and when', () => {
  expect(text()).toBe(
    '74 % reach Genotype Confirmed, half of them by 2027-03-02 (a quarter by 2027-01-31, three quarters by 2027-04-01).',
  );
});

test('one day where they take equally long; none where few got there', () => {
  expect(text({ quartileDays: [60, 60, 60] })).toBe(
    '74 % reach Genotype Confirmed, half of them by 2027-03-02.',
  );
  expect(text({ quartileDays: null })).toBe('74 % reach Genotype Confirmed.');
});

test.each([
  [0, 'None has reached Genotype Confirmed so far.'],
  [0.004, 'Less than 1 % reach Genotype Confirmed.'],
  [0.996, 'More than 99 % reach Genotype Confirmed.'],
  [1, '100 % reach Genotype Confirmed.'],
])('a share of %d', (reachedShare, expected) => {
  expect(text({ reachedShare, quartileDays: null })).toBe(expected);
});

test.each([
  [0, 'came to Founder Obtained'],
  [56, 'stood at Founder Obtained for at least 56 days'],
  [182, 'stood at Founder Obtained for at least 5 months'],
  [1820, 'stood at Founder Obtained for at least 4 years'],
])('what it is estimated from, after %d days', (waitedDays, expected) => {
  expect(basisText(subject({ waitedDays }))).toBe(
    `Estimated from the dates of 4,501 public plans of this type that ${expected}.`,
  );
});

test.each([
  [{}, '74 %, half by 2027-03-02'],
  [{ quartileDays: null }, '74 %'],
  [{ reachedShare: 0, quartileDays: null }, 'none so far'],
  [{ reachedShare: 0.001, quartileDays: null }, 'less than 1 %'],
])('in a cell: %j', (estimate, expected) => {
  expect(shortForecast(subject(estimate).estimate, NEW_YEAR)).toBe(expected);
});

test('a dash where too little is known', () => {
  expect(shortForecast(null)).toBe('—');
});
