import { useState } from 'react';
import { Badge } from '../feedback/badge.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { Text, VisuallyHidden } from '../layout/primitives.tsx';
import {
  meaningfulValues,
  sameFilterValues,
  type FilterDefinition,
  type FilterValues,
} from './filter-values.ts';
import { OptionsFilter } from './options-filter.tsx';
import { TextFilter } from './text-filter.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './filter-sections.styles.ts';

interface FilterSectionsProps {
  definitions: readonly FilterDefinition[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

const Section = styled('div', looks.section);

/**
 * One collapsible section a filter. Choices are kept here as well as reported, so that a tick shows at once and a second one
 * builds on the first, even when the list above takes a moment to follow.
 */
export function FilterSections({ definitions, values, onChange }: FilterSectionsProps) {
  const [current, setCurrent] = useState(values);
  const [seen, setSeen] = useState(values);
  if (values !== seen) {
    setSeen(values);
    if (!sameFilterValues(values, seen)) setCurrent(values);
  }

  const change = (name: string, chosen: string[]) => {
    const next = { ...current, [name]: chosen };
    setCurrent(next);
    onChange(next);
  };

  return definitions.map((definition) => {
    const chosen = meaningfulValues(current, definition.name);
    const isChanged = chosen.length > 0;
    return (
      <Section key={definition.name}>
        <Disclosure
          title={<span className={isChanged ? looks.changed : undefined}>{definition.title}</span>}
          defaultOpen={definition.isOpenAtStart}
          aside={isChanged && <ChosenCount definition={definition} count={chosen.length} />}
        >
          <FilterControl
            definition={definition}
            chosen={chosen}
            onChange={(next) => change(definition.name, next)}
          />
          {definition.hint && (
            <Text as="div" size="xs" tone="muted">
              {definition.hint}
            </Text>
          )}
        </Disclosure>
      </Section>
    );
  });
}

/** Says without colour that a filter is set. */
function ChosenCount({ definition, count }: { definition: FilterDefinition; count: number }) {
  return (
    <Badge tone="accent">
      {definition.kind === 'text' ? 'set' : count}
      {definition.kind === 'options' && <VisuallyHidden> chosen</VisuallyHidden>}
    </Badge>
  );
}

interface FilterControlProps {
  definition: FilterDefinition;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function FilterControl({ definition, chosen, onChange }: FilterControlProps) {
  const { title, kind, options = [], placeholder } = definition;
  if (kind === 'options')
    return <OptionsFilter label={title} options={options} chosen={chosen} onChange={onChange} />;
  return (
    <TextFilter
      label={title}
      value={chosen[0] ?? ''}
      placeholder={placeholder}
      onChange={(text) => onChange(text ? [text] : [])}
    />
  );
}
