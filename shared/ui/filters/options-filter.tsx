import { useState } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';
import { asOption, type SelectOption } from '../fields/native-select.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import { Text } from '../layout/primitives.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './options-filter.styles.ts';

/** From this many options on, a box above them narrows the list. */
const QUICK_FILTER_FROM = 10;

interface OptionsFilterProps {
  label: string;
  options: readonly (string | SelectOption)[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const Choices = styled('ul', looks.choices);

/** The ticks of a filter. The chosen values keep the order of the list, so that equal choices give equal addresses. */
export function OptionsFilter({ label, options, chosen, onChange }: OptionsFilterProps) {
  const [wanted, setWanted] = useState('');
  const all = options.map(asOption);
  const shown = all.filter((option) => option.label.toLowerCase().includes(wanted.trim().toLowerCase()));

  const toggle = (value: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(value);
    else next.delete(value);
    onChange(all.map((option) => option.value).filter((known) => next.has(known)));
  };

  return (
    <div role="group" aria-label={label}>
      {all.length >= QUICK_FILTER_FROM && (
        <TextInput
          aria-label={`Find in ${label}`}
          placeholder="Find"
          value={wanted}
          leftIcon={<SearchIcon size={14} />}
          onChange={(event) => setWanted(event.target.value)}
          onClear={() => setWanted('')}
        />
      )}
      <Choices>
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
          </li>
        ))}
      </Choices>
      {shown.length === 0 && (
        <Text size="xs" tone="muted">
          {all.length === 0 ? 'Nothing to choose from' : 'No match'}
        </Text>
      )}
    </div>
  );
}
