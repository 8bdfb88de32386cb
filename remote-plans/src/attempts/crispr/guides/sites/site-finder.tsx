import { useState, type KeyboardEvent } from 'react';
import {
  Box,
  Button,
  counted,
  Disclosure,
  Field,
  NativeSelect,
  Row,
  Stack,
  Text,
  TextArea,
  TextInput,
} from 'shared/ui';
import { useWatch, type Rows } from 'shared/ui-forms';
import type { GuideRow } from '../guide-values.ts';
import { FoundSites } from './found-sites.tsx';
import { isNuclease, NUCLEASES, type NucleaseName } from './nucleases.ts';
import type { SequencePlace } from './site-guide.ts';
import { MOST_BASES } from './read-sequence.ts';
import { useSiteSearch } from './use-site-search.ts';

interface SiteFinderProps {
  rows: Rows<GuideRow>;
  /** What a guide that is added gets. */
  concentrationOfNew: () => string;
}

/** Finds the sites of a nuclease in a sequence that somebody pastes. Nothing of it is saved but the guides that are chosen. */
export function SiteFinder({ rows, concentrationOfNew }: SiteFinderProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<NucleaseName>();
  const [place, setPlace] = useState<SequencePlace>({ chr: '', start: '', strand: '+' });
  const ofPlan = useNucleaseOfPlan();
  const nuclease = chosen ?? ofPlan;
  const { shown, find } = useSiteSearch();
  const search = () => void find(text, nuclease);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Otherwise Enter would save the page.
    event.preventDefault();
    search();
  };
  const problem = shown.state === 'refused' ? shown.problem : undefined;
  return (
    <Disclosure title="Find sites in a sequence" level={3}>
      <Stack gap="3" pt="2" onKeyDown={press}>
        <Field
          label="Sequence"
          hint={`Letters, FASTA or GenBank lines, up to ${counted(MOST_BASES, 'base')}.`}
          error={problem}
        >
          <TextArea
            rows={5}
            value={text}
            onChange={(event) => setText(event.target.value)}
            spellCheck={false}
          />
        </Field>
        <Row alignItems="flex-end">
          <Field label="Sites of">
            <NativeSelect
              value={nuclease}
              options={Object.keys(NUCLEASES)}
              onChange={({ target: { value } }) => isNuclease(value) && setChosen(value)}
            />
          </Field>
          <Button onClick={search}>Find sites</Button>
        </Row>
        <PlaceFields place={place} onChange={setPlace} />
        <Box role="status">{shown.state === 'searching' && <Text>Searching…</Text>}</Box>
        {shown.state === 'found' && (
          <FoundSites found={shown} place={place} rows={rows} concentrationOfNew={concentrationOfNew} />
        )}
      </Stack>
    </Disclosure>
  );
}

/** The first nuclease of the plan, where sites of it are known. */
function useNucleaseOfPlan(): NucleaseName {
  const name: unknown = useWatch({ name: 'nucleases.rows.0.typeName' });
  return typeof name === 'string' && isNuclease(name) ? name : 'Cas9';
}

interface PlaceFieldsProps {
  place: SequencePlace;
  onChange: (place: SequencePlace) => void;
}

/** Where the sequence lies: then guides come into the plan with their positions. */
function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const change = (part: Partial<SequencePlace>) => onChange({ ...place, ...part });
  return (
    <Stack gap="1">
      <Text size="sm" tone="muted">
        Where the sequence lies on GRCm39, if you know it: guides then get their positions.
      </Text>
      <Row alignItems="flex-end">
        <Field label="Chromosome">
          <TextInput value={place.chr} onChange={(event) => change({ chr: event.target.value })} />
        </Field>
        <Field label="Leftmost base">
          <TextInput
            inputMode="numeric"
            value={place.start}
            onChange={(event) => change({ start: event.target.value })}
          />
        </Field>
        <Field label="Strand of the sequence">
          <NativeSelect
            value={place.strand}
            options={['+', '-']}
            onChange={({ target: { value } }) => change({ strand: value === '-' ? '-' : '+' })}
          />
        </Field>
      </Row>
    </Stack>
  );
}
