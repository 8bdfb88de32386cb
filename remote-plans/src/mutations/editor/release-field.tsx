import { Row, VisuallyHidden } from 'shared/ui';
import { useBoundField } from 'shared/ui-forms';
import type { ReleaseChoice } from '../values/mutation-values.ts';
import { choices } from './editor.styles.ts';

const LABEL = 'Release';
const CHOICES: readonly { value: ReleaseChoice; label: string }[] = [
  { value: 'release', label: 'Release to MGI.' },
  { value: 'withhold', label: 'Do Not Release.' },
];

/** Whether the mutation is released; none is chosen for a new one, which the server then releases (ui-screens 15.6). */
export function ReleaseField({ name }: { name: string }) {
  const { control } = useBoundField({ name, label: LABEL });
  return (
    <fieldset className={choices}>
      <VisuallyHidden as="legend">{LABEL}</VisuallyHidden>
      <Row gap="5">
        {CHOICES.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" value={value} {...control} />
            {label}
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
