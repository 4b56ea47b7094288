import * as z from 'zod'
import { audienceShape } from '../../audience/audience.ts'
import { sentences } from '../../sentences.ts'
import { isWallTime } from '../../vocabulary/wall-time.ts'
import { instant, uploadReference, wireBoolean, written } from '../../wire.ts'
import { messageCategories, messagePriorities } from './messages.vocabulary.ts'

/** A choice that a draft may leave empty. */
function chosen<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .union([z.literal('').transform(() => null), z.enum(names)])
    .nullish()
    .transform((name) => name ?? null)
}

/** A moment: with a zone, or as a clock on the wall of whoever asks shows it, YYYY-MM-DDTHH:MM. */
const moment = z
  .union([
    z.literal('').transform(() => null),
    z.union([instant, z.string().refine(isWallTime, 'Please enter a date and a time that exist.')]),
  ])
  .nullish()
  .transform((at) => at ?? null)

/** What may be said of a message. A draft needs a title; the rest is asked for when it is sent. */
export const messageDraft = z.object({
  title: z
    .string(sentences.required.title)
    .overwrite((title) => title.replace(/\s+/gu, ' ').trim())
    .min(1, { error: sentences.required.title, abort: true })
    .min(2, sentences.length.atLeast2)
    .pipe(written(150)),
  category: chosen(messageCategories),
  description: written(2000)
    .nullish()
    .transform((text) => text?.trim() ?? '')
    .refine((text) => text.length !== 1, sentences.length.atLeast2),
  /** A picture; left out, the one that it has stays. */
  image: uploadReference.optional(),
  priority: chosen(messagePriorities),
  startsAt: moment,
  endsAt: moment,
  requireAck: wireBoolean.default(false),
  ...audienceShape,
  /** Sends it, where it is still a draft: everything that is required must be there. */
  send: wireBoolean.default(false),
})
