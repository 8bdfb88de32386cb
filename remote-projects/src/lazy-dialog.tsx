import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ScreenPart } from 'shared/domain';

export interface LazyDialogProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** An open dialog, whose code is loaded when it opens, again after a failure. */
export function LazyDialog<Props extends object>(dialog: LazyDialogProps<Props>) {
  return (
    <ScreenPart title="The dialog could not be opened">
      <Suspense>
        <Opened {...dialog} />
      </Suspense>
    </ScreenPart>
  );
}

function Opened<Props extends object>({ load, props }: LazyDialogProps<Props>) {
  const [Dialog] = useState(() => lazy(async () => ({ default: await load() })));
  return <Dialog {...props} />;
}
