import type { FastifyRequest } from 'fastify';
import { readUploadedFile } from '../http/uploaded-file.ts';
import { readTermFile } from './term-file.ts';

/**
 * The terms in the form part `file` of an upload (api-1 §13.2).
 *
 * @throws UserError 400 without a file, and for one that holds no terms that can be searched
 */
export async function readUploadedTerms(request: FastifyRequest): Promise<string[]> {
  return readTermFile(await readUploadedFile(request));
}
