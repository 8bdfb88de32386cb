import { Box, onTouch, Row } from 'shared/ui';
import { TECHNIQUE_NAMES, TECHNIQUES, type Technique } from '../series/series.ts';
import { SCREEN_INK } from './ink.ts';

export interface LegendProps {
  shown: readonly Technique[];
  onToggle: (technique: Technique) => void;
}

/** The techniques with their colours; a press hides or shows one, and strikes a hidden one through (ui-screens 4.1, point 4). */
export function Legend({ shown, onToggle }: LegendProps) {
  return (
    <Row role="group" aria-label="Series of the chart" justifyContent="center" gap="1">
      {TECHNIQUES.map((technique) => {
        const isShown = shown.includes(technique);
        return (
          <Box
            key={technique}
            as="button"
            css={ITEM_STYLES}
            {...{ type: 'button', 'aria-pressed': isShown }}
            onClick={() => onToggle(technique)}
          >
            <Box
              w="1em"
              h="1em"
              borderRadius="sm"
              borderWidth="2px"
              style={{
                borderColor: SCREEN_INK[technique],
                background: isShown ? SCREEN_INK[technique] : 'transparent',
              }}
            />
            <Box as="span" textDecoration={isShown ? undefined : 'line-through'}>
              {TECHNIQUE_NAMES[technique]}
            </Box>
          </Box>
        );
      })}
    </Row>
  );
}

const ITEM_STYLES = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  px: '3',
  minH: '8',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  '&[aria-pressed=false]': { color: 'fg.muted' },
  [onTouch]: { minH: '11' },
};
