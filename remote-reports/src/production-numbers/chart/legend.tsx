import { Box, Row } from 'shared/ui';
import { TECHNIQUE_NAMES, TECHNIQUES, type Technique } from '../series/series.ts';
import { SCREEN_INK } from './ink.ts';
import { item } from './legend.styles.ts';

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
          <button
            key={technique}
            type="button"
            className={item}
            aria-pressed={isShown}
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
            <span style={{ textDecoration: isShown ? undefined : 'line-through' }}>
              {TECHNIQUE_NAMES[technique]}
            </span>
          </button>
        );
      })}
    </Row>
  );
}
