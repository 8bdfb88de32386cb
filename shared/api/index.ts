/** How every screen talks to the server: one client, one cache, one set of error texts. */
export { ApiError, errorText, isAborted, type FieldError } from './api-error.ts';
export { apiFetch, apiFetchText, fetchEdition, type Edition, type RequestOptions } from './api-fetch.ts';
export { ConflictError } from './conflict-error.ts';
export { downloadFile, saveAs, type DownloadOptions } from './download.ts';
export { apiPostForm, type FormFields } from './form.ts';
export { IsolatedResources, mutateResource } from './resource-cache.tsx';
export { pathPart } from './path-part.ts';
export { askerChanged } from './resource-key.ts';
export { encodeQuery, resourceUrl, type QueryParams } from './resource-url.ts';
export { saveOver, type SaveResult } from './save-edition.ts';
export {
  overrideSiteConfiguration,
  siteConfiguration,
  type OutcomeSaveDelays,
  type SiteConfiguration,
  type SiteLinks,
} from './site-configuration.ts';
export { apiPostFormInSteps, type StepListener } from './steps.ts';
export { submissionKeys, type SubmissionKeys } from './submission-keys.ts';
export { setTokenProvider, type TokenProvider } from './token-provider.ts';
export { isLoginAddress, onUnauthorized, type UnauthorizedCall } from './unauthorized.ts';
export { useDownload, type Download } from './use-download.ts';
export { useEditable, type Conflict, type Editable } from './use-editable.ts';
export {
  useFormResource,
  useResource,
  useResourceReading,
  type Reading,
  type Resource,
  type ResourceOptions,
} from './use-resource.ts';
