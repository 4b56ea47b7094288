import * as z from 'zod'
import { audience } from '../../audience/audience.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { furtherLanguages, readingLanguages } from '../../vocabulary/languages.ts'
import { personLine } from '../../vocabulary/person.ts'
import {
  messageCategories,
  messagePriorities,
  messageStates,
  receiptStates,
} from './messages.vocabulary.ts'

// The records of the message center (decision 0075). Moments are ISO 8601 with a zone.

/** One row of the list. */
export const message = z.object({
  messageId: z.string(),
  number: z.string(),
  title: z.string(),
  /** The title in the language of whoever asks; null where it does not say it in that one. */
  ownTitle: z.string().nullable(),
  category: z.enum(messageCategories).nullable(),
  priority: z.enum(messagePriorities).nullable(),
  /** Where it stands at this moment. */
  status: z.enum(messageStates),
  /** Why it was recalled; null unless it was. */
  statusReason: z.string().nullable(),
  author: personLine,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  requireAck: z.boolean(),
  /** Counts up each time that a fresh acknowledgement is asked for. */
  round: z.int(),
  /** When it was changed after it had been sent; null for never. */
  changedAt: z.string().nullable(),
  hasImage: z.boolean(),
  /** How far whoever asks came with it; null where it is not for them. */
  own: z
    .object({
      isUnread: z.boolean(),
      openedAt: z.string().nullable(),
      acknowledgedAt: z.string().nullable(),
      /** It waits for their acknowledgement. */
      isToAcknowledge: z.boolean(),
    })
    .nullable(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), seeReceipts: z.boolean() }),
})
/** One row of the list. */
export type Message = z.infer<typeof message>

/** How many people a message has reached, and how far they came. */
export const receiptCounts = z.object({
  audience: z.int(),
  delivered: z.int(),
  opened: z.int(),
  acknowledged: z.int(),
})
/** How many people a message has reached. */
export type ReceiptCounts = z.infer<typeof receiptCounts>

/** What a message says in a further language. */
export const messageText = z.object({
  language: z.enum(furtherLanguages),
  title: z.string(),
  description: z.string(),
  /** The message was changed since: its readers get the first language until it is saved anew. */
  isOlder: z.boolean(),
})
/** What a message says in a further language. */
export type MessageText = z.infer<typeof messageText>

/** A message whole. */
export const messageDetail = message.extend({
  description: z.string(),
  /** Counts up when its title or its description changes. */
  edition: z.int(),
  /** What it says in further languages; those that are older for those alone who may edit it. */
  texts: z.array(messageText),
  /** The language of whoever asks, where it says it in that one; else the first. */
  language: z.enum(readingLanguages),
  createdAt: z.string(),
  /** Whom it is for; null for those who only read it. */
  audience: audience.extend({ people: z.array(personLine) }).nullable(),
  /** Null for those who only read it. */
  counts: receiptCounts.nullable(),
})
/** A message whole. */
export type MessageDetail = z.infer<typeof messageDetail>

/** What one person has of a message. */
export const messageReceipt = z.object({
  person: personLine,
  /** False for who was reached and does not belong to the audience any more. */
  isInAudience: z.boolean(),
  state: z.enum(receiptStates),
  deliveredAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  acknowledgedAt: z.string().nullable(),
})
/** What one person has of a message. */
export type MessageReceipt = z.infer<typeof messageReceipt>

/** One line of a message's history, newest first. */
export const messageHistoryEvent = z.object({
  at: z.string(),
  person: personLine.nullable(),
  /** The event of the table of moves, or `create`, `edit`, `ask again`, `delete`. */
  action: z.string(),
  /** The names of what changed. */
  fields: z.array(z.string()),
  reason: z.string().nullable(),
})
/** One line of a message's history. */
export type MessageHistoryEvent = z.infer<typeof messageHistoryEvent>
