import * as z from 'zod'
import { sentences } from './sentences.ts'
import { addDays, isCalendarDay } from './vocabulary/calendar-day.ts'
import { rangeProblems } from './vocabulary/date-window.ts'
import { filesAlongMax } from './vocabulary/limits.ts'

// The wire's ways of writing values. Queries and form posts carry text only, JSON carries types:
// each of these takes both.

/** A whole number within bounds; text of digits is read. What is none may have its own sentence. */
export function wireInteger(min: number, max: number, noNumber?: string) {
  return z.union(
    [
      z.int().min(min).max(max),
      z
        .string()
        .regex(/^-?\d{1,15}$/, 'Enter a whole number.')
        .transform(Number)
        .pipe(z.int().min(min).max(max)),
    ],
    noNumber,
  )
}

/** A yes or no: true, 1, '1' and 'true', and their opposites. */
export const wireBoolean = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')

/** A list: an array, or text with commas. Entries are trimmed and empty ones dropped (spec 5). */
export const wireList = z
  .union([z.array(z.string().max(200)).max(9999), z.string().max(2_000_000)])
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : value)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(z.string()).max(9999))

const someRowVersions = z.array(wireInteger(0, 2_147_483_647)).min(1).max(100)

/** The `rowVersion` of each of up to a hundred records, in their order, as somebody saw them. */
export const rowVersions = z.union([
  someRowVersions,
  wireList.transform((words): (string | number)[] => words).pipe(someRowVersions),
])

/** Something that a JSON body carries as it is and a form carries as JSON text. */
export function orJsonText<Value extends z.ZodType>(value: Value, lengthMax = 1_000_000) {
  return z.union([value, z.string().max(lengthMax).transform(parseJson).pipe(value)])
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON.' })
    return z.NEVER
  }
}

/** A point in time, as ISO 8601 text with a zone. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day, as YYYY-MM-DD; one that has a day after it, so that windows have an end. */
export const calendarDay = z
  .string()
  .refine((day) => isCalendarDay(day) && isCalendarDay(addDays(day, 1)), rangeProblems.not_a_date)

/** An opaque id. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w:.-]+$/, 'This is not an id.')

const randomId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** An id that a device made by itself: a random UUID, so that no two are alike. */
export const deviceId = id.refine((text) => randomId.test(text), 'This is not a random UUID.')

/**
 * Text without the NUL character, which PostgreSQL cannot keep: what is searched for, codes, secrets.
 * What people write to be read takes `written`.
 */
export function text(maxLength: number, tooLong?: string) {
  return z
    .string()
    .max(maxLength, tooLong)
    .refine((value) => !value.includes('\0'), 'This text holds a character that cannot be kept.')
}

const longest = {
  100: sentences.length.atMost100,
  150: sentences.length.atMost150,
  500: sentences.length.atMost500,
  1000: sentences.length.atMost1000,
  2000: sentences.length.atMost2000,
} as const

/** Text that a person writes for others to read, by one of the specification's limits (spec 5). */
export function written(lengthMax: keyof typeof longest) {
  return z
    .string()
    .max(lengthMax, longest[lengthMax])
    .refine((value) => !value.includes('\0'), 'This text holds a character that cannot be kept.')
}

/** How a file that was sent is named in a call; `missing` is what is said where there is none. */
function referenceText(missing: string) {
  return z.string(missing).regex(/^upload:[\w-]{1,64}$/, missing)
}

const idIn = (reference: string) => reference.slice('upload:'.length)

/** A file that a call takes. */
function reference(missing: string = sentences.required.file) {
  return referenceText(missing).transform(idIn).brand<'upload'>()
}

/** A picture that was streamed to storage before the call was made; see `upload:` fields. */
export const uploadReference = reference()

/** The same for a picture or a PDF. */
export const documentReference = reference(sentences.required.document)

/** Several of those, one in each field of a form. */
export const documentReferences = wireList
  .pipe(
    z
      .array(referenceText(sentences.required.document))
      .max(filesAlongMax, `At most ${filesAlongMax} files. Please choose them again.`),
  )
  .transform((references) => references.map((one) => idIn(one) as UploadId))

/** The same for whatever the file library keeps: a text or a file of an office besides. */
export const paperReference = reference()

/** A part of a large file; what the file is shows when its parts are put together. */
export const partReference = reference()

/** The SHA-256 of some bytes, as 64 hexadecimal digits. */
export const sha256Text = z.string().regex(/^[0-9a-f]{64}$/, 'This is not a SHA-256.')

/** The id of a file that was streamed to storage. A client may send the file itself in its place. */
export type UploadId = z.output<typeof uploadReference>
