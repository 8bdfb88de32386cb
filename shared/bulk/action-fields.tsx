import { useConfiguration, workGroupsOf, sortedWorkUnits } from 'shared/config-data';
import { STOP_REASONS } from 'shared/stop-reasons';
import { Checkbox, Field, NativeSelect, Stack, TextArea } from 'shared/ui';
import type { ActionDraft, ActionName } from './actions.ts';

export interface ActionFieldsProps {
  name: ActionName;
  draft: ActionDraft;
  onChange: (change: Partial<ActionDraft>) => void;
}

/** What an action needs to know. */
export function ActionFields({ name, ...fields }: ActionFieldsProps) {
  if (name === 'stopPlans') return <StopFields {...fields} />;
  if (name === 'handOverPlans') return <HandOverFields {...fields} />;
  return <ProjectFields {...fields} />;
}

type Fields = Omit<ActionFieldsProps, 'name'>;

function StopFields({ draft, onChange }: Fields) {
  return (
    <Stack gap="3">
      <Field label="Reason" hint="Becomes the last line of the comment of each plan.">
        <NativeSelect
          options={STOP_REASONS}
          blankOption="Another reason, in words below"
          value={draft.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </Field>
      <Field label="In words">
        <TextArea rows={2} value={draft.words} onChange={({ target }) => onChange({ words: target.value })} />
      </Field>
      <StandingOnly draft={draft} onChange={onChange} />
      <Checkbox
        label="Abort their colonies too"
        hint="Not those that another plan works with; they are named before anything is stored."
        checked={draft.withColonies}
        onChange={({ target }) => onChange({ withColonies: target.checked })}
      />
    </Stack>
  );
}

/** Where the rows of the list name the plan that stands still. */
function StandingOnly({ draft: { standingOnly }, onChange }: Fields) {
  if (standingOnly === undefined) return null;
  return (
    <Checkbox
      label="Only the plan of each project that stands still"
      hint="The one that its row names. Otherwise all plans of the project that go on."
      checked={standingOnly}
      onChange={({ target }) => onChange({ standingOnly: target.checked })}
    />
  );
}

function HandOverFields({ draft, onChange }: Fields) {
  const { configuration } = useConfiguration();
  const groups = configuration ? workGroupsOf(configuration, draft.workUnitName) : [];
  return (
    <Stack gap="3">
      <Field label="To the work unit">
        <NativeSelect
          options={configuration ? sortedWorkUnits(configuration) : []}
          blankOption="Choose a work unit"
          value={draft.workUnitName}
          onChange={({ target }) => {
            const known = configuration ? workGroupsOf(configuration, target.value) : [];
            // Of one group there is nothing to choose.
            onChange({
              workUnitName: target.value,
              workGroupName: known.length === 1 ? (known[0] ?? '') : '',
            });
          }}
        />
      </Field>
      <Field label="Work group">
        <NativeSelect
          options={groups}
          blankOption="Choose a work group"
          value={draft.workGroupName}
          onChange={({ target }) => onChange({ workGroupName: target.value })}
        />
      </Field>
      <StandingOnly draft={draft} onChange={onChange} />
    </Stack>
  );
}

const AS_IT_IS = 'Leave as it is';

function ProjectFields({ draft, onChange }: Fields) {
  const { configuration } = useConfiguration();
  return (
    <Stack gap="3">
      <Field label="Privacy">
        <NativeSelect
          options={configuration?.privacies ?? []}
          blankOption={AS_IT_IS}
          value={draft.privacyName}
          onChange={({ target }) => onChange({ privacyName: target.value })}
        />
      </Field>
      <Field label="Recovery">
        <NativeSelect
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          blankOption={AS_IT_IS}
          value={draft.recovery}
          onChange={({ target: { value } }) =>
            onChange({ recovery: value === 'yes' || value === 'no' ? value : '' })
          }
        />
      </Field>
      <Field label="Completion note">
        <NativeSelect
          options={configuration?.completionNotes ?? []}
          blankOption={AS_IT_IS}
          value={draft.completionNote}
          onChange={({ target }) => onChange({ completionNote: target.value })}
        />
      </Field>
      <ConsortiumFields draft={draft} onChange={onChange} />
      <Field label="Comment" hint="Replaces the comment of each project; empty leaves it as it is.">
        <TextArea
          rows={2}
          value={draft.comment}
          onChange={({ target }) => onChange({ comment: target.value })}
        />
      </Field>
    </Stack>
  );
}

function ConsortiumFields({ draft, onChange }: Fields) {
  const { configuration } = useConfiguration();
  return (
    <>
      <Field label="Consortium">
        <NativeSelect
          options={configuration?.consortia ?? []}
          blankOption={AS_IT_IS}
          value={draft.consortiumName}
          onChange={({ target }) => onChange({ consortiumName: target.value })}
        />
      </Field>
      {draft.consortiumName !== '' && (
        <Field label="What of the consortia that a project has">
          <NativeSelect
            options={[
              { value: 'add', label: 'It stays in them' },
              { value: 'replace', label: 'It leaves them' },
            ]}
            value={draft.consortiumHow}
            onChange={({ target: { value } }) =>
              onChange({ consortiumHow: value === 'replace' ? value : 'add' })
            }
          />
        </Field>
      )}
    </>
  );
}
