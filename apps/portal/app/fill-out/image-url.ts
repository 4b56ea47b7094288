import { myFormsAnswerImage } from '@holdpoint/api/calls'

/** Where a photo or a drawn signature can be seen. */
export function imageUrl(myFormId: string, uploadId: string): string {
  return `/api/v1${myFormsAnswerImage.path}?${new URLSearchParams({ myFormId, uploadId })}`
}
