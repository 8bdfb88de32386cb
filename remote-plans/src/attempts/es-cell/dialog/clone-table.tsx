import { useId } from 'react';
import { TableFrame } from 'shared/ui';
import { MutationSubtype, NotDefined, PipelineName } from './clone-details.tsx';
import type { FoundClone } from './found-clones.ts';
import { cloneTable } from './dialog.styles.ts';

export interface CloneTableProps {
  clones: readonly FoundClone[];
  /** Name of the chosen clone, null for none. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

/** The found clones, of which one can be chosen; choosing it again takes the choice back (spec part 2 §4). */
export function CloneTable({ clones, chosen, onChoose }: CloneTableProps) {
  const group = useId();
  return (
    <TableFrame caption="ES cells found" maxHeight="min(20rem, 45vh)" className={cloneTable}>
      <thead>
        <tr>
          <th scope="col">ES Cell Name</th>
          <th scope="col">Pipeline</th>
          <th scope="col">Mutation Subtype</th>
          <th scope="col">loxP Screen</th>
        </tr>
      </thead>
      <tbody>
        {clones.map((clone) => (
          <CloneRow
            key={clone.name}
            clone={clone}
            group={group}
            isChosen={clone.name === chosen}
            onPress={() => onChoose(clone.name === chosen ? null : clone.name)}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}

interface CloneRowProps {
  clone: FoundClone;
  /** Name of the group of buttons, of which one at most is filled. */
  group: string;
  isChosen: boolean;
  onPress: () => void;
}

/** The press of the button counts as one on its row, so that a second press on either takes the choice back. */
function CloneRow({ clone, group, isChosen, onPress }: CloneRowProps) {
  const nameId = useId();
  return (
    <tr data-chosen={isChosen ? '' : undefined} onClick={onPress}>
      <th scope="row">
        <input type="radio" name={group} checked={isChosen} readOnly aria-labelledby={nameId} />
        <span id={nameId} className="gt-id">
          {clone.name}
        </span>
      </th>
      <td>
        <PipelineName clone={clone} />
      </td>
      <td>
        <MutationSubtype clone={clone} />
      </td>
      <td>{clone.loxpScreen ?? <NotDefined />}</td>
    </tr>
  );
}
