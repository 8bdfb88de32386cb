import { Box, onTouch, Row } from 'shared/ui';
import { useFormContext } from 'shared/ui-forms';
import type { ReleaseChoice } from '../values/mutation-values.ts';

const CHOICES: readonly { value: ReleaseChoice; label: string }[] = [
  { value: 'release', label: 'Release to MGI.' },
  { value: 'withhold', label: 'Do Not Release.' },
];

const CHOICE_STYLES = {
  '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '6', cursor: 'pointer' },
  '& input': { w: '4', h: '4', accentColor: '{colors.accent.solid}' },
  [onTouch]: { '& label': { minH: '11' } },
};

/** Whether the mutation is released; none is chosen for a new one, which the server then releases (ui-screens 15.6). */
export function ReleaseField({ name }: { name: string }) {
  const { register } = useFormContext();
  return (
    <Box asChild css={CHOICE_STYLES} minW="0">
      <fieldset>
        <Box as="legend" srOnly>
          Release
        </Box>
        <Row gap="5">
          {CHOICES.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" value={value} {...register(name)} />
              {label}
            </label>
          ))}
        </Row>
      </fieldset>
    </Box>
  );
}
