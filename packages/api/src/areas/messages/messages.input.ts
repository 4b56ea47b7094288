import * as z from 'zod'
import { orNone, momentField, requiredLine } from '../../fields.ts'
import { audienceShape } from '../../audience/audience.ts'
import { sentences } from '../../sentences.ts'
import { uploadReference, wireBoolean, written } from '../../wire.ts'
import { messageCategories, messagePriorities } from './messages.vocabulary.ts'

/** What may be said of a message. A draft needs a title; the rest is asked for when it is sent. */
export const messageDraft = z.object({
  title: requiredLine(sentences.required.title),
  category: orNone(z.enum(messageCategories)),
  description: written(2000)
    .nullish()
    .transform((text) => text?.trim() ?? '')
    .refine((text) => text.length !== 1, sentences.length.atLeast2),
  /** A picture; left out, the one that it has stays. */
  image: uploadReference.optional(),
  priority: orNone(z.enum(messagePriorities)),
  startsAt: momentField,
  endsAt: momentField,
  requireAck: wireBoolean.default(false),
  ...audienceShape,
  /** Sends it, where it is still a draft: everything that is required must be there. */
  send: wireBoolean.default(false),
})
