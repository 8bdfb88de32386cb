import { useId } from 'react';
import { Box, onTouch, Row } from 'shared/ui';
import { SCOPE_LABELS, SCOPES, type Scope } from '../filters/filters.ts';

/** Whose numbers the chart shows: the whole consortium, one work unit, or several (ui-screens 4.1, point 6). */
export function ScopeChoice({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const group = useId();
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="medium" fontSize="sm" mb="1.5">
        Show numbers of
      </Box>
      <Row columnGap="5" rowGap="1" minH="9">
        {SCOPES.map((each) => (
          <Box as="label" key={each} css={CHOICE_STYLES}>
            <input type="radio" name={group} checked={each === scope} onChange={() => onChange(each)} />
            {SCOPE_LABELS[each]}
          </Box>
        ))}
      </Row>
    </Box>
  );
}

const CHOICE_STYLES = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  cursor: 'pointer',
  '& > input': { accentColor: '{colors.accent.solid}', cursor: 'pointer' },
  [onTouch]: { minH: '11' },
};
