import { Box, Field, NativeSelect } from 'shared/ui';
import { periodOf, PRESET_LABELS, PRESETS, presetOf, sinceYear, yearsToChoose } from '../filters/presets.ts';
import { currentMonth, yearOf } from '../months/month.ts';
import type { FilterState } from '../use-production-filters.ts';

/** Stands for dates that are no preset; shown only where they are chosen. */
const OTHER_DATES = { value: '', label: 'Other dates' };
const CHOICES = PRESETS.map((preset) => ({ value: preset, label: PRESET_LABELS[preset] }));

/** Usual periods by their names; each fills in the dates beside it. */
export function PeriodFields({ filters, change }: FilterState) {
  const now = currentMonth();
  const { from, to } = filters;
  const chosen = presetOf({ from, to }, now);
  const choose = (value: string) => {
    const preset = PRESETS.find((each) => each === value);
    if (preset !== undefined) change(periodOf(preset, now));
  };
  return (
    <>
      <Box w="11rem">
        <Field label="Period">
          <NativeSelect
            options={chosen === null ? [...CHOICES, OTHER_DATES] : CHOICES}
            value={chosen ?? OTHER_DATES.value}
            onChange={(event) => choose(event.target.value)}
          />
        </Field>
      </Box>
      {chosen === 'sinceYear' && from !== null && (
        <Box w="7rem">
          <Field label="Since">
            <NativeSelect
              options={yearsToChoose(now).map(String)}
              value={String(yearOf(from))}
              onChange={(event) => change(sinceYear(Number(event.target.value)))}
            />
          </Field>
        </Box>
      )}
    </>
  );
}
