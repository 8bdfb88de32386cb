import { errorOfFailedRequest, errorOfResponse, isErrorEnvelope } from './api-error.ts';
import { jsonAs, send, type RequestOptions } from './api-fetch.ts';
import { toFormData, type FormFields } from './form.ts';

/** Callbacks for work that reports its progress. */
export interface StepListener<Step> {
  /** Called with each step as it comes, the last one too. */
  onStep: (step: Step) => void;
  /** Whether this step reports that the work is done. */
  isLast: (step: Step) => boolean;
}

/**
 * Posts a multipart form to a call that streams its progress: one line of JSON per step.
 *
 * @throws ApiError when it is refused, at once or on the way, and when the response ends before the work
 */
export async function apiPostFormInSteps<Step>(
  path: string,
  fields: FormFields,
  { onStep, isLast, ...options }: StepListener<Step> & RequestOptions,
): Promise<void> {
  const accept = 'application/x-ndjson, application/json';
  const response = await send(path, { accept, ...options, method: 'POST', form: toFormData(fields) });
  let isDone = false;
  try {
    for await (const line of linesOf(response)) {
      const step = await readStep<Step>(line);
      isDone = isLast(step);
      onStep(step);
    }
  } catch (reason) {
    throw errorOfFailedRequest(reason);
  }
  if (!isDone) throw errorOfFailedRequest(new Error('The answer ended before the work.'));
}

/** @throws ApiError for a line with the reason of a failure: an error envelope */
async function readStep<Step>(line: string): Promise<Step> {
  const parsed: unknown = JSON.parse(line);
  if (isErrorEnvelope(parsed)) throw await errorOfResponse(new Response(line, { status: 500 }));
  return jsonAs<Step>(new Response(line));
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
