import { useState } from 'react';
import { Grid } from 'shared/ui';
import { NumberInput } from 'shared/ui-forms';
import { ChipCombobox, Combobox, MultiSelect, type ComboboxOption } from 'shared/ui-overlays';
import { Section } from './section.tsx';

const SPECIES = ['Mus musculus', 'Homo sapiens', 'Rattus norvegicus'];
const CONSORTIA = [
  'BaSH',
  'DTCC',
  'DTCC-Legacy',
  'EUCOMM-EUMODIC',
  'Helmholtz GMC',
  'JAX',
  'MARC',
  'MGP',
  'NorCOMM2',
  'Phenomin',
  'RIKEN BRC',
];

const GENES: ComboboxOption[] = [
  { key: 'MGI:87859', label: 'Abl1', detail: 'MGI:87859' },
  { key: 'MGI:87860', label: 'Abl2', detail: 'MGI:87860' },
  { key: 'MGI:103067', label: 'Atrx', detail: 'MGI:103067' },
];

/** Fields that offer a list while one types. */
export function Choices() {
  const [consortia, setConsortia] = useState(['BaSH', 'Helmholtz GMC', 'JAX']);
  const [funders, setFunders] = useState<string[]>([]);
  const [gene, setGene] = useState('');
  const [start, setStart] = useState<number | null>(195471971);
  const matches = GENES.filter(({ label }) => label.toLowerCase().startsWith(gene.toLowerCase()));

  return (
    <Section title="Choices" about="Several of a list, suggestions while typing, numbers.">
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(16rem, 1fr))" gap="5" alignItems="start">
        <MultiSelect
          label="Consortia"
          required
          options={CONSORTIA}
          value={consortia}
          onChange={setConsortia}
        />
        <MultiSelect
          label="Species, in little room"
          isShort
          options={SPECIES}
          value={SPECIES}
          onChange={() => undefined}
        />
        <MultiSelect
          label="Funders"
          hint="Those of the work group"
          placeholder="Choose funders"
          options={['KOMP2', 'MRC', 'NHGRI']}
          value={funders}
          onChange={setFunders}
        />
        <MultiSelect
          label="Mutation categorizations"
          placeholder="Choose categories"
          error="Mutation categorizations are required"
          options={['null', 'conditional']}
          value={[]}
          onChange={() => undefined}
        />
        <MultiSelect
          label="Consortia of a finished project"
          disabled
          options={CONSORTIA}
          value={['MGP']}
          onChange={() => undefined}
        />
        <ChipExample label="Genes" />
        <ChipExample label="Genes, one unknown" error="There is no gene with the symbol “Xyz99”." />
        <Combobox
          label="Gene symbol"
          hint="Abl1, Abl2 and Atrx are known here"
          inputValue={gene}
          onInputValue={setGene}
          options={matches}
          onChoose={({ label }) => setGene(label)}
        />
        <Combobox
          label="Gene symbol, unknown"
          inputValue="Xyz99"
          onInputValue={() => undefined}
          options={[]}
          onChoose={() => undefined}
          error="Symbol does not exist."
        />
        <Combobox
          label="Gene symbol, waiting"
          inputValue="Abl"
          onInputValue={() => undefined}
          options={[]}
          isLoading
          onChoose={() => undefined}
          status="c-abl is a synonym of Abl1."
        />
        <NumberInput label="Start" value={start} onChange={setStart} hint="Letters do not enter" />
      </Grid>
    </Section>
  );
}

const SYMBOLS = ['Abl1', 'Abl2', 'Atrx', 'Tgfb1', 'Tgfb2'];

/** Chips with suggestions that know a few genes. */
function ChipExample({ label, error }: { label: string; error?: string }) {
  const [values, setValues] = useState(['Egr2']);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const suggestions = SYMBOLS.filter(
    (symbol) => wanted !== '' && symbol.toLowerCase().startsWith(wanted) && !values.includes(symbol),
  );
  const add = (value: string) => {
    setText('');
    if (value !== '') setValues((taken) => [...new Set([...taken, value])]);
  };
  return (
    <ChipCombobox
      label={label}
      hint="Abl1, Abl2, Atrx, Tgfb1 and Tgfb2 are known here"
      error={error}
      values={values}
      onRemove={(value) => setValues((taken) => taken.filter((each) => each !== value))}
      text={text}
      onText={setText}
      suggestions={suggestions}
      onChoose={add}
      onFinish={() => add(text.trim())}
    />
  );
}
