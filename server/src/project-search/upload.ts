import type { FastifyRequest } from 'fastify';
import { ApiError, UserError } from '../http/errors.ts';
import { inMegabytes, MAX_FILE_BYTES } from '../http/limits.ts';
import { readTermFile } from './term-file.ts';

/** What a form adds around its file, generously. */
const FORM_BYTES = 64 * 1024;

/**
 * The terms in the form part `file` of an upload (api-1 §13.2).
 *
 * @throws ApiError 413 for a file that is too large, before it is read where the request says its size
 * @throws UserError 400 without a file, and for one that holds no terms that can be searched
 */
export async function readUploadedTerms(request: FastifyRequest): Promise<string[]> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FILE_BYTES + FORM_BYTES)
    throw new ApiError(413, `The file is larger than ${inMegabytes(MAX_FILE_BYTES)}.`);
  const part = await request.file();
  if (part?.fieldname !== 'file') throw new UserError('file parameter is missing');
  return readTermFile(await part.toBuffer());
}
