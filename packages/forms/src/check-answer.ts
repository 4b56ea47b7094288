import { answerWords } from './answer-words.ts'
import { checkValue, refused } from './check-value.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import { isInstant } from './dates.ts'
import { takesType } from './files.ts'
import { mediaCountMax, mediaSizeMax, nameLengthMax, noteLengthMax } from './limits.ts'
import { checkMarked } from './photo-marks.ts'
import type { Answer, CheckedAnswer, MediaRef, Question, Signature } from './types.ts'

const reference = /^[A-Za-z0-9_-]{1,64}$/

/** How many photos, or files where it asks for those, an answer of this question may carry. */
export function mediaMaxOf(question: Question): number {
  return Math.min(question.media?.max ?? mediaCountMax, mediaCountMax)
}

/** Whether an answer holds nothing: no value, note, photo or signature. */
export function isEmptyAnswer(answer: Answer): boolean {
  return (
    answer.value === null &&
    answer.note === undefined &&
    answer.media === undefined &&
    answer.signature === undefined
  )
}

/**
 * Judges an answer that came as JSON, whatever it is: shape, types, lengths, bounds, choices. The
 * accepted answer is a clean copy with known fields only; an empty text, list or note is left out.
 * What is wrong is said in the language. Rules that look at other answers are `evaluate`'s. Never throws.
 *
 * A question with a named list must come from `questionsOf` or `findItem`, which resolve it.
 */
export function checkAnswer(question: Question, answer: unknown, lang = 'en'): CheckedAnswer {
  const words = answerWords(lang)
  if (!isRecord(answer)) {
    return refused('notAnAnswer', words.notAnAnswer)
  }
  const value = checkValue(question, own(answer, 'value'), lang)
  if (!value.ok) {
    return value
  }
  const note = checkNote(own(answer, 'note'))
  if (note === null) {
    return refused('badNote', words.badNote(noteLengthMax))
  }
  const media = checkMedia(question, own(answer, 'media'))
  const asksForFiles = question.type === 'file'
  if (media === null) {
    return refused('badMedia', asksForFiles ? words.badFile : words.badMedia)
  }
  const max = mediaMaxOf(question)
  if (media.length > max) {
    return refused('tooMany', asksForFiles ? words.tooManyFiles(max) : words.tooManyPhotos(max))
  }
  const signature = checkSignature(question, own(answer, 'signature'))
  if (signature === null) {
    return refused('badSignature', words.badSignature)
  }
  const rev = own(answer, 'rev')
  if (rev !== undefined && !isCount(rev)) {
    return refused('notAnAnswer', words.notAnAnswer)
  }
  return {
    ok: true,
    answer: {
      value: value.value,
      ...(note === '' ? {} : { note }),
      ...(media.length === 0 ? {} : { media }),
      ...(signature === 'none' ? {} : { signature }),
      // Adding zero turns -0, which JSON cannot carry, into 0.
      ...(rev === undefined ? {} : { rev: rev + 0 }),
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Only own fields count: a field named like a method of Object must not read the method.
function own(record: Record<string, unknown>, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && reference.test(value)
}

function checkNote(note: unknown): string | null {
  if (note === undefined || note === null) {
    return ''
  }
  if (typeof note !== 'string' || note.length > 4 * noteLengthMax) {
    return null
  }
  const text = cleanLines(note)
  return text.length > noteLengthMax ? null : text
}

function checkMedia(question: Question, media: unknown): MediaRef[] | null {
  if (media === undefined || media === null) {
    return []
  }
  // Ten times the bound still gets the sentence about the bound; more is not an honest client.
  if (!Array.isArray(media) || media.length > 10 * mediaCountMax) {
    return null
  }
  const kept = new Map<string, MediaRef>()
  for (const entry of media) {
    const ref = checkRef(question, entry)
    if (ref === null) {
      return null
    }
    kept.set(ref.uploadId, ref)
  }
  return [...kept.values()]
}

function checkRef(question: Question, ref: unknown): MediaRef | null {
  if (!isRecord(ref)) {
    return null
  }
  const uploadId = own(ref, 'uploadId')
  const name = checkName(own(ref, 'name'))
  const type = own(ref, 'type')
  const size = own(ref, 'size')
  const isTaken = typeof type === 'string' && takesType(question, type)
  const marked = checkMarked(own(ref, 'marked'))
  if (!isReference(uploadId) || name === null || !isTaken || marked === null) {
    return null
  }
  return isCount(size) && size > 0 && size <= mediaSizeMax
    ? { uploadId, name, type, size, ...(marked === 'none' ? {} : { marked }) }
    : null
}

function checkName(name: unknown): string | null {
  if (typeof name !== 'string' || name.length > nameLengthMax) {
    return null
  }
  const clean = cleanLine(name)
  return clean === '' ? null : clean
}

function checkSignature(question: Question, signature: unknown): Signature | 'none' | null {
  if (signature === undefined || signature === null) {
    return 'none'
  }
  if (question.type !== 'signature' || !isRecord(signature)) {
    return null
  }
  const kind = own(signature, 'kind')
  const name = checkName(own(signature, 'name'))
  const at = own(signature, 'at')
  const uploadId = own(signature, 'uploadId')
  const personId = own(signature, 'personId')
  const answersRev = own(signature, 'answersRev')
  if ((kind !== 'drawn' && kind !== 'typed') || name === null) {
    return null
  }
  if (typeof at !== 'string' || !isInstant(at)) {
    return null
  }
  if ((uploadId !== undefined && !isReference(uploadId)) || (kind === 'drawn' && !uploadId)) {
    return null
  }
  if (personId !== undefined && !isReference(personId)) {
    return null
  }
  if (answersRev !== undefined && !isCount(answersRev)) {
    return null
  }
  return {
    kind,
    name,
    at,
    ...(uploadId === undefined ? {} : { uploadId }),
    ...(personId === undefined ? {} : { personId }),
    ...(answersRev === undefined ? {} : { answersRev: answersRev + 0 }),
  }
}
