/** How every screen talks to the server: one client, one cache, one set of error texts. */
export { ApiError, ConflictError, errorText, isAborted, withFields, type FieldError } from './api-error.ts';
export { apiFetch, apiFetchText, fetchEdition } from './api-fetch.ts';
export { traceCalls, type TracedCall } from './call-tracer.ts';
export { downloadFile, saveAs } from './download.ts';
export { apiPostForm } from './form.ts';
export { forgetResources, IsolatedResources, mutateResource, renewResources } from './resource-cache.tsx';
export { idOfLink, pathPart } from './path-part.ts';
export { keepReadAnswers } from './early-responses.ts';
export { prefetchResource, prefetchResources } from './prefetch.ts';
export { identityChanged } from './resource-key.ts';
export { encodeQuery, resourceUrl, type QueryParams } from './resource-url.ts';
export { saveOver } from './save-edition.ts';
export {
  overrideSiteConfiguration,
  siteConfiguration,
  type OutcomeSaveDelays,
  type SiteConfiguration,
} from './site-configuration.ts';
export { apiPostFormInSteps } from './steps.ts';
export { isSparingData } from './sparing-data.ts';
export { newIdempotencyKey, submissionKeys } from './submission-keys.ts';
export { setTokenProvider, type TokenProvider } from './token-provider.ts';
export { onUnanswered } from './unanswered.ts';
export { isLoginAddress, onUnauthorized } from './unauthorized.ts';
export { useDownload, type Download } from './use-download.ts';
export { useEditable, type Conflict, type Editable } from './use-editable.ts';
export {
  useFormResource,
  useResource,
  useResourceReading,
  type Reading,
  type Resource,
} from './use-resource.ts';
