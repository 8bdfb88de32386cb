import { useState } from 'react';
import { PART_LABELS } from 'shared/record-fields';
import { Box, Button, Field, Grid, NativeSelect, Stack, Text } from 'shared/ui';
import { TextField } from 'shared/ui-forms';
import type { MutationPartProps } from './part-props.ts';
import { useRequired } from './use-required.ts';
import { useSymbolSuggestion } from './use-symbol-suggestion.ts';
import { suggestion } from './editor.styles.ts';

const EXAMPLE = 'E.g: Otog<em1(IMPC)J>';
const COLUMNS = { base: '1fr', md: '2fr 1fr auto' };

/**
 * The symbol of a mutation; the server suggests one for those that had none when they were loaded (ui-screens 15.3). Why it
 * cannot stands at the field, and what was there stays (PP-17).
 */
export function SymbolField(props: MutationPartProps) {
  const { name, stored, plan, lists } = props;
  const { suggest, isAsking, problem, suggested } = useSymbolSuggestion(name, plan);
  const consortia = lists.consortiaToConstructSymbols;
  const [consortium, setConsortium] = useState(consortia[0] ?? '');
  const symbol = (
    <Stack gap="1">
      <TextField
        name={`${name}.symbol`}
        label={PART_LABELS.symbol}
        hint={EXAMPLE}
        autoComplete="off"
        {...useRequired('symbol', props)}
      />
      {problem !== undefined && (
        <Text role="alert" size="sm" tone="danger">
          {problem}
        </Text>
      )}
    </Stack>
  );
  if (stored?.symbol) return symbol;
  return (
    <Grid gridTemplateColumns={COLUMNS} columnGap="4" rowGap="3" alignItems="start">
      {symbol}
      <Field label="Consortium abbreviation">
        <NativeSelect
          value={consortium}
          options={consortia}
          blankOption="Without abbreviation"
          onChange={(event) => setConsortium(event.target.value)}
        />
      </Field>
      <Box pt={{ md: '6' }}>
        <Button isBusy={isAsking} busyText="Suggesting…" onClick={() => void suggest(consortium)}>
          Suggest Symbol
        </Button>
      </Box>
      <Text role="status" size="sm" tone="muted" gridColumn="1 / -1" className={suggestion}>
        {suggested !== undefined && `Suggested: ${suggested}`}
      </Text>
    </Grid>
  );
}
