import * as z from 'zod'
import { orNone, requiredLine } from '../../fields.ts'
import { sentences } from '../../sentences.ts'
import { isBlank, lengthOf } from '../../vocabulary/text.ts'
import { id, text, wireBoolean, wireList, written } from '../../wire.ts'
import { topicCategories } from './topics.vocabulary.ts'

/** What may be said of a topic, whether it is created or edited. */
export const topicDraft = z.object({
  title: requiredLine(sentences.required.title),
  body: written(2000)
    .nullish()
    .transform((body) => body?.replaceAll('\r\n', '\n').trim() ?? ''),
  category: orNone(z.enum(topicCategories)),
  isPinned: wireBoolean.default(false),
})

/** The text of a question or an answer as it is kept: 1 to 1,000 characters, trimmed. */
export const postBody = text(4000, sentences.length.atMost1000)
  .transform((body) => body.replaceAll('\r\n', '\n').trim())
  .refine((body) => !isBlank(body), 'Please write something first.')
  .refine((body) => lengthOf(body) <= 1000, sentences.length.atMost1000)

/** Who may read a topic: everybody, or its owner and these people. */
export const topicAccess = z.object({
  isLimited: wireBoolean,
  personIds: wireList
    .pipe(z.array(id).transform((ids) => [...new Set(ids)]))
    .optional()
    .transform((ids) => ids ?? []),
})

/** Names a question or an answer. */
export const postNamed = z.object({ postType: z.enum(['question', 'answer']), postId: id })
