import type { MediaRef, Question } from './types.ts'
import { words } from './words.ts'

const photoType = /^image\/(jpeg|png|webp|gif|avif|heic|heif)$/
const office = 'application/vnd.openxmlformats-officedocument.'

/** What a `file` question takes beside pictures: PDF, Word, Excel, and plain text. */
const paperTypes: readonly string[] = [
  'application/pdf',
  `${office}wordprocessingml.document`,
  `${office}spreadsheetml.sheet`,
  'text/plain',
  'text/csv',
  'text/markdown',
]

/** Whether the answer of a question is photos or files alone. */
export function isMediaQuestion({ type }: Pick<Question, 'type'>): boolean {
  return type === 'photo' || type === 'file'
}

/** Whether a file of this media type may stand with an answer of this question. */
export function takesType({ type }: Pick<Question, 'type'>, mediaType: string): boolean {
  return photoType.test(mediaType) || (type === 'file' && paperTypes.includes(mediaType))
}

/** A file by its name and its size. */
export function formatFile({ name, size }: MediaRef): string {
  return words.file(name, formatFileSize(size))
}

/** How large a file is, as people say it: `340 KB`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`
}
