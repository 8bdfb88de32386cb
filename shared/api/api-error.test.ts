import { ApiError, errorOfFailedRequest, errorOfResponse, errorText } from './api-error.ts';

const NOT_AVAILABLE = 'Error while comminicating with the server. Check that the server is available.';

function envelope(apierror: Record<string, unknown>, status: number) {
  return Response.json({ apierror }, { status });
}

describe('error catalogue, mapping (spec part 1 §8)', () => {
  it('shows the message of the envelope', async () => {
    const error = await errorOfResponse(envelope({ message: 'Project TPN:000009999 does not exist.' }, 404));
    expect(errorText(error)).toBe('Project TPN:000009999 does not exist.');
    expect(error).toMatchObject({ kind: 'http', status: 404, fields: [] });
  });

  it.each([
    ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an empty body', new Response(null, { status: 403 })],
    ['another problem document', Response.json({ title: 'Bad Request', status: 400 }, { status: 400 })],
    ['an envelope without text', envelope({ message: '' }, 500)],
    ['an envelope that is null', Response.json({ apierror: null }, { status: 500 })],
  ])('reports that the server is not available for %s', async (_, response) => {
    expect(errorText(await errorOfResponse(response))).toBe(NOT_AVAILABLE);
  });

  it('reports the same when no response came', () => {
    const error = errorOfFailedRequest(new TypeError('Failed to fetch'));
    expect(errorText(error)).toBe(NOT_AVAILABLE);
    expect(error).toMatchObject({ kind: 'network', status: 0 });
  });

  it('counts a time-out as no response, and a request given up as aborted', () => {
    expect(errorOfFailedRequest(new DOMException('late', 'TimeoutError')).kind).toBe('network');
    expect(errorOfFailedRequest(new DOMException('gone', 'AbortError')).kind).toBe('aborted');
  });

  it.each([new Error('x is undefined'), 'a string', undefined, { message: 'an object' }])(
    'shows "Unknown error" for any other case: %p',
    (thrown) => {
      expect(errorText(thrown)).toBe('Unknown error');
    },
  );
});

describe('details of a refused request (api-1 §2)', () => {
  it('is told without a null, in the message and at the fields', async () => {
    const subErrors = [{ object: 'Guide', field: 'pam', message: 'Pam in the guide cannot be null.' }];
    const error = await errorOfResponse(
      envelope({ message: 'Pam in the guide cannot be null.', subErrors }, 400),
    );
    expect(errorText(error)).toBe('Pam in the guide is required.');
    expect(error.fields).toEqual([{ field: 'pam', message: 'Pam in the guide is required.' }]);
  });

  it('names each field with its reason', async () => {
    const subErrors = [
      { object: 'Person', field: 'email', rejectedValue: 'x', message: 'Invalid email format' },
    ];
    const error = await errorOfResponse(envelope({ message: 'Validation error', subErrors }, 400));
    expect(error.fields).toEqual([{ field: 'email', message: 'Invalid email format' }]);
  });

  it("reads the existing tracker's refusal of a token, sent with status 500, as 401 (api-1 §3.4)", async () => {
    const error = await errorOfResponse(envelope({ message: 'Expired or invalid JWT token.' }, 500));
    expect(error.status).toBe(401);
  });

  it('is an Error, so that an error boundary can show it', () => {
    expect(new ApiError('text', 'http', 500)).toBeInstanceOf(Error);
  });
});
