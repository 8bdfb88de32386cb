import { useId } from 'react';
import { producingWorkUnits, useConfiguration, workGroupsOf } from 'shared/config-data';
import { Box, Row } from 'shared/ui';
import { MultiSelect } from 'shared/ui-overlays';
import { NameChoice } from '../../choices/name-choice.tsx';
import { MonthField } from '../months/month-field.tsx';
import type { FilterState } from '../use-production-filters.ts';
import { SCOPE_LABELS, SCOPES, SINCE_LABELS, SINCES } from '../filters/filters.ts';
import { PeriodFields } from './period-fields.tsx';
import { choice } from './production-controls.styles.ts';

/** Said where the period ends before it starts. */
const END_BEFORE_START = 'The end is before the start.';

/** Whose numbers the chart shows, and of which months (ui-screens 4.1, point 6). */
export function ProductionControls(state: FilterState) {
  const { filters, change } = state;
  const { scope, from, to } = filters;
  const isBackwards = from !== null && to !== null && to < from;
  return (
    <Row alignItems="flex-start" columnGap="6" rowGap="4">
      <RadioChoice
        legend="Show numbers of"
        options={SCOPES}
        labels={SCOPE_LABELS}
        value={scope}
        onChange={(chosen) => change({ scope: chosen })}
      />
      <ProducerFields {...state} />
      <PeriodFields {...state} />
      <Box w="11rem">
        <MonthField label="Start date" value={from} onChange={(month) => change({ from: month })} />
      </Box>
      <Box w="11rem">
        <MonthField
          label="End date"
          value={to}
          onChange={(month) => change({ to: month })}
          problem={isBackwards ? END_BEFORE_START : undefined}
        />
      </Box>
      {from !== null && (
        <RadioChoice
          legend="Count"
          options={SINCES}
          labels={SINCE_LABELS}
          value={filters.since}
          onChange={(since) => change({ since })}
        />
      )}
    </Row>
  );
}

interface RadioChoiceProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  labels: Record<Option, string>;
  value: Option;
  onChange: (option: Option) => void;
}

/** One of a few: whose numbers the chart shows (ui-screens 4.1, point 6), and since when they are counted. */
function RadioChoice<Option extends string>(props: RadioChoiceProps<Option>) {
  const { legend, options, labels, value, onChange } = props;
  const group = useId();
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="medium" fontSize="sm" mb="1.5">
        {legend}
      </Box>
      <Row columnGap="5" rowGap="1" minH="9">
        {options.map((each) => (
          <label key={each} className={choice}>
            <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
            {labels[each]}
          </label>
        ))}
      </Row>
    </Box>
  );
}

/** The work units to choose from, as the chosen scope wants them; none for the whole consortium (spec part 1 §4). */
function ProducerFields({ filters, change }: FilterState) {
  const { configuration } = useConfiguration();
  const units = configuration ? producingWorkUnits(configuration) : [];
  const { scope, workUnit, workGroup, workUnits } = filters;
  const groups = configuration ? workGroupsOf(configuration, workUnit) : [];

  const chooseUnit = (chosen: string) => {
    const keepsGroup = configuration && workGroupsOf(configuration, chosen).includes(workGroup);
    change({ workUnit: chosen, workGroup: keepsGroup ? workGroup : '' });
  };
  if (scope === 'impc') return null;
  if (scope === 'workUnits') {
    return (
      <Box flex="1 1 16rem" minW="0" maxW="32rem">
        <MultiSelect
          label="Work unit"
          isShort
          options={units}
          value={workUnits}
          onChange={(chosen) => change({ workUnits: chosen })}
          placeholder="Pick one or more"
        />
      </Box>
    );
  }
  return (
    <>
      <Box flex="1 1 11rem" minW="0" maxW="16rem">
        <NameChoice
          label="Work unit"
          kind="work unit"
          names={units}
          value={workUnit}
          onChange={chooseUnit}
          placeholder="Pick one"
        />
      </Box>
      <Box flex="1 1 11rem" minW="0" maxW="16rem">
        <NameChoice
          label="Work group"
          kind="work group of this work unit"
          names={groups}
          value={workGroup}
          onChange={(chosen) => change({ workGroup: chosen })}
          placeholder="Any"
          disabled={workUnit === ''}
        />
      </Box>
    </>
  );
}
