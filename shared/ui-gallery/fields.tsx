import { useState } from 'react';
import {
  Button,
  Checkbox,
  Field,
  FilePicker,
  Grid,
  NativeSelect,
  Row,
  SearchIcon,
  Stack,
  TextArea,
  TextInput,
} from 'shared/ui';
import {
  CheckboxField,
  DateField,
  Form,
  FormErrorSummary,
  MultiSelectField,
  NumberField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  useFilledForm,
} from 'shared/ui-forms';
import { Section } from './section.tsx';

const CONSORTIA = ['BaSH', 'DTCC', 'JAX', 'MGP'];
const STRANDS = ['+', '-'];

export function Fields() {
  const [terms, setTerms] = useState('MGI:1888496, Atrx, Lbr');
  const [file, setFile] = useState<File | null>(null);
  return (
    <Section title="Fields">
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(16rem, 1fr))" gap="5">
        <Field label="Search terms" hint="E.g: MGI:1888496, Atrx, Lbr">
          <TextArea
            value={terms}
            onChange={(event) => setTerms(event.target.value)}
            onClear={() => setTerms('')}
          />
        </Field>
        <FilePicker
          label="CSV file"
          accept=".csv"
          file={file}
          onChange={setFile}
          hint="or upload a csv file (every search term in a new line)"
        />
        <Field label="Gene symbol" required error="Symbol does not exist.">
          <TextInput defaultValue="Xyz99" leftIcon={<SearchIcon />} />
        </Field>
        <Field label="Strand">
          <NativeSelect options={STRANDS} blankOption="" />
        </Field>
        <Field label="Plan id" hint="Given by the server">
          <TextInput readOnly value="PIN:0000000042" />
        </Field>
        <Field label="Work group">
          <NativeSelect options={[]} blankOption="Choose a work unit first" disabled />
        </Field>
        <Stack gap="1">
          <Checkbox label="Recovery" defaultChecked />
          <Checkbox label="Experimental" hint="Not counted towards production" />
          <Checkbox label="Contactable" disabled />
        </Stack>
      </Grid>
    </Section>
  );
}

const EMPTY = {
  email: '',
  password: '',
  privacy: '',
  consortia: [],
  cells: null,
  receivedOn: '',
  comment: '',
  recovery: false,
};
const PRIVACIES = ['public', 'protected', 'restricted'];

export function ExampleFormSection() {
  const form = useFilledForm(EMPTY, { shouldFocusError: false });
  return (
    <Section title="Form" about="Press the button without filling anything in to see messages and summary.">
      <Form form={form} label="Example" onSubmit={() => form.reset()}>
        <Stack gap="4" maxW="26rem">
          <FormErrorSummary />
          <TextField name="email" label="Email" type="email" rules={{ required: 'Email is required' }} />
          <PasswordField name="password" label="Password" rules={{ required: 'Password is required' }} />
          <SelectField
            name="privacy"
            label="Privacy"
            options={PRIVACIES}
            rules={{ required: 'Privacy is required' }}
          />
          <MultiSelectField
            name="consortia"
            label="Consortia"
            options={CONSORTIA}
            rules={{ required: 'Consortia are required' }}
          />
          <NumberField name="cells" label="Number of cells received" />
          <DateField name="receivedOn" label="Received on" max="2026-12-31" />
          <TextAreaField name="comment" label="Comment" hint="Seen by everybody who may see the project" />
          <CheckboxField name="recovery" label="Recovery" />
          <Row>
            <Button type="submit" variant="primary">
              Update
            </Button>
          </Row>
        </Stack>
      </Form>
    </Section>
  );
}
