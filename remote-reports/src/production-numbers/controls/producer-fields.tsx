import { producingWorkUnits, useConfiguration, workGroupsOf } from 'shared/config-data';
import { Box } from 'shared/ui';
import { MultiSelect } from 'shared/ui-overlays';
import { NameChoice } from '../../choices/name-choice.tsx';
import type { FilterState } from '../use-production-filters.ts';

/** The work units to choose from, as the chosen scope wants them; none for the whole consortium (spec part 1 §4). */
export function ProducerFields({ filters, change }: FilterState) {
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
