import { createContext, use } from 'react';
import type { Month } from './month.ts';

export interface MonthChoice {
  value: Month | null;
  onChoose: (month: Month) => void;
}

/** What the months of a year are opened for. A context, because they are a lazy screen, and those take no properties. */
export const CurrentMonthChoice = createContext<MonthChoice>({ value: null, onChoose: () => {} });

export const useMonthChoice = () => use(CurrentMonthChoice);
