import { useId, type KeyboardEvent } from 'react';
import { Box, Button, Field, Row, SearchIcon, Stack, TextInput, VisuallyHidden } from 'shared/ui';
import type { SearchBy } from './use-clone-search.ts';
import { choice, searchLine } from './dialog.styles.ts';

/** Words of each kind of search (ui-screens 12.5). */
const KINDS: Record<SearchBy, { choice: string; label: string; placeholder: string }> = {
  geneSymbol: {
    choice: 'Search by marker symbol',
    label: 'Marker symbol',
    placeholder: 'Type marker symbol',
  },
  esCellName: {
    choice: 'Search by ES Cell name',
    label: 'ES Cell name',
    placeholder: 'Type ES Cell name',
  },
};

export interface SearchBoxProps {
  by: SearchBy;
  text: string;
  /** What is wrong with the text. */
  problem: string | undefined;
  isSearching: boolean;
  onSwitch: (by: SearchBy) => void;
  onText: (text: string) => void;
  onSearch: () => void;
}

/** What to search for, and by what. */
export function SearchBox({ by, text, problem, isSearching, onSwitch, onText, onSearch }: SearchBoxProps) {
  const { label, placeholder } = KINDS[by];
  // The dialog stands inside the form of the plan, which Enter would save.
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSearch();
  };
  return (
    <Stack gap="3">
      <Kinds chosen={by} onChoose={onSwitch} />
      <Row alignItems="flex-end" flexWrap="nowrap" className={searchLine}>
        <Field label={label} error={problem}>
          <TextInput
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={searchOnEnter}
          />
        </Field>
        <Button leftIcon={<SearchIcon />} isBusy={isSearching} onClick={onSearch}>
          Search
        </Button>
      </Row>
    </Stack>
  );
}

function Kinds({ chosen, onChoose }: { chosen: SearchBy; onChoose: (by: SearchBy) => void }) {
  const group = useId();
  return (
    <Box as="fieldset" minW="0">
      <VisuallyHidden as="legend">Search by</VisuallyHidden>
      <Row columnGap="5" rowGap="1">
        <Kind kind="geneSymbol" {...{ group, chosen, onChoose }} />
        <Kind kind="esCellName" {...{ group, chosen, onChoose }} />
      </Row>
    </Box>
  );
}

interface KindProps {
  kind: SearchBy;
  group: string;
  chosen: SearchBy;
  onChoose: (by: SearchBy) => void;
}

function Kind({ kind, group, chosen, onChoose }: KindProps) {
  return (
    <label className={choice}>
      <input type="radio" name={group} checked={kind === chosen} onChange={() => onChoose(kind)} />
      {KINDS[kind].choice}
    </label>
  );
}
