/** @jest-environment jest-fixed-jsdom */
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ApiError } from './api-error.ts';
import { apiPostFormInSteps } from './steps.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Step {
  done: number;
}

/** Streams these pieces of text one after the other. */
function serve(...pieces: string[]) {
  const body = () => {
    const encoder = new TextEncoder();
    return new ReadableStream<Uint8Array>({
      start: async (response) => {
        for (const piece of pieces) {
          response.enqueue(encoder.encode(piece));
          await delay(5);
        }
        response.close();
      },
    });
  };
  server.use(http.post('*/work', () => new HttpResponse(body())));
}

/** What is heard of the work. */
async function listen(): Promise<{ heard: number[]; error: unknown }> {
  const heard: number[] = [];
  const error: unknown = await apiPostFormInSteps<Step>(
    '/work',
    { file: new File(['Abl1'], 'a.csv') },
    { onStep: ({ done }) => heard.push(done), isLast: ({ done }) => done === 3 },
  ).catch((reason: unknown) => reason);
  return { heard, error };
}

describe('work that reports how far it is', () => {
  it('is heard line by line, however the lines are cut on their way', async () => {
    serve('{"done":1}\n{"do', 'ne":2}\n', '{"done":3}');
    expect(await listen()).toEqual({ heard: [1, 2, 3], error: undefined });
  });

  it('that is refused on the way throws the error of its last line', async () => {
    const apierror = { status: 'CONFLICT', timestamp: '', message: 'The list is full.' };
    serve('{"done":1}\n', `${JSON.stringify({ apierror })}\n`);
    const { heard, error } = await listen();
    expect(heard).toEqual([1]);
    expect(error).toEqual(new ApiError('The list is full.', 'http', 500));
  });

  it.each([
    ['ends', ['{"done":1}\n']],
    ['breaks off in a line', ['{"done":1}\n', '{"do']],
    ['is empty', ['']],
  ])('whose response %s before the work is done counts as failed', async (_how, pieces) => {
    serve(...pieces);
    const { error } = await listen();
    expect(error).toMatchObject({ kind: 'network' });
  });

  it('that is refused at once throws the refusal', async () => {
    const apierror = { status: 'BAD_REQUEST', timestamp: '', message: 'No such list.' };
    server.use(http.post('*/work', () => HttpResponse.json({ apierror }, { status: 400 })));
    expect((await listen()).error).toEqual(new ApiError('No such list.', 'http', 400));
  });
});
