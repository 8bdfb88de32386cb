import { useId, type ReactNode } from 'react';
import { Heading, Lead, Row } from './primitives.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './card.styles.ts';

export interface CardProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons or links at the end of the title's line. */
  actions?: ReactNode;
  /** Level of the heading; 2 unless the card stands inside another. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

const Surface = styled('section', looks.surface);

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
