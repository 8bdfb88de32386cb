import { useDeferredValue, type FormEventHandler, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type SubmitHandler } from 'react-hook-form';
import type { AnyForm, FilledForm } from './use-filled-form.ts';

export interface FormProps<Values extends FieldValues> {
  /** What `useFilledForm` returned. Remotes that were released before come with react-hook-form's own. */
  form: FilledForm<Values> | AnyForm<Values>;
  onSubmit: SubmitHandler<Values>;
  /** Names the form for screen readers. */
  label?: string;
  children: ReactNode;
}

/** A form whose fields find their values by name. The browser's own validation bubbles are off; messages stand in the page. */
export function Form<Values extends FieldValues>({ form, onSubmit, label, children }: FormProps<Values>) {
  const submit: FormEventHandler<HTMLFormElement> = (event) => {
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <FormProvider {...form} formState={form.control._formState}>
      <form noValidate aria-label={label} onSubmit={submit}>
        {children}
      </form>
      {'follow' in form && <DeferredFollower {...form.follow} />}
    </FormProvider>
  );
}

type Follow<Values extends FieldValues> = FilledForm<Values>['follow'];

/**
 * Follows the state of the form, right after the form is shown: react-hook-form changes its state as it begins, and React would finish
 * all that is to follow the screen before it shows it.
 */
function DeferredFollower<Values extends FieldValues>(options: Follow<Values>) {
  const isShown = useDeferredValue(true, false);
  return isShown && <StateFollower {...options} />;
}

/** Renders for the state of the form, in the place of everything in it. After the fields, as a component around them would. */
function StateFollower<Values extends FieldValues>(options: Follow<Values>) {
  useForm<Values>(options);
  return null;
}
