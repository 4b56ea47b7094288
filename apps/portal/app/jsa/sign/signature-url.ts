import { jsaSignature } from '@holdpoint/api/calls'

/** Where the drawn signature of an attendee can be seen. */
export function signatureUrl(jsaId: string, uploadId: string): string {
  return `/api/v1${jsaSignature.path}?${new URLSearchParams({ jsaId, uploadId })}`
}
