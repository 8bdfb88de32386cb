import type { FormEventHandler, ReactNode } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form';

export interface FormProps<Values extends FieldValues> {
  /** What `useForm` returned. */
  form: UseFormReturn<Values>;
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
    <FormProvider {...form}>
      <form noValidate aria-label={label} onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  );
}
