import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { PANEL_STYLES } from './panel-styles.ts';
import { Heading, Lead, Row } from './primitives.tsx';

export interface CardProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons or links at the end of the title's line. */
  actions?: ReactNode;
  /** Level of the heading; 2 unless the card stands inside another. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

const Surface = chakra('section', {
  base: { ...PANEL_STYLES, p: { base: '4', md: '5' }, minW: '0' },
});

/** A titled section of a screen, announced by its title. */
export function Card({ title, description, actions, level = 2, children }: CardProps) {
  const headingId = useId();
  return (
    <Surface aria-labelledby={headingId}>
      <Row alignItems="flex-start" justifyContent="space-between" mb="4">
        <div>
          <Heading as={`h${level}`} id={headingId} size="md">
            {title}
          </Heading>
          {description && <Lead>{description}</Lead>}
        </div>
        {actions}
      </Row>
      {children}
    </Surface>
  );
}
