import * as z from 'zod'
import { audienceShape } from '../../audience/audience.ts'
import { call } from '../../call.ts'
import { besideWrongFields } from '../../fields.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { personLine } from '../../vocabulary/person.ts'
import { id, wireBoolean, wireInteger, written } from '../../wire.ts'
import { messageExports } from './messages.exports.ts'
import { messageDraft } from './messages.input.ts'
import { messagesFilter, messagesList } from './messages.list.ts'
import { messageMoves } from './messages.moves.ts'
import { message, messageDetail, messageHistoryEvent } from './messages.records.ts'
import { requireRestOfMessage } from './messages.required.ts'
import { messageTextCalls } from './messages.texts.ts'
import { messageReceiptCalls } from './messages.receipts.ts'

// The message center. The specification names it and shows no call: all of them are decision 0075.

const source = 'spec 7, also listed; decision 0075'

const list = call({
  name: 'messages.list',
  method: 'GET',
  path: '/message-center',
  summary: 'Lists messages: those for oneself now, and by right what was sent, drafted and ended.',
  status: 'decided',
  source,
  input: listInput(messagesList),
  content: page(message).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'messages.get',
  method: 'GET',
  path: '/message',
  summary: 'Answers a message whole; for its authors with its audience and how far it came.',
  status: 'decided',
  source,
  input: z.object({ messageId: id }),
  content: messageDetail,
  problems: ['forbidden'],
})

const image = call({
  name: 'messages.image',
  method: 'GET',
  path: '/message-image',
  summary: 'Answers the picture of a message itself.',
  status: 'decided',
  source,
  input: z.object({ messageId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

const saved = z.object({ messageId: z.string(), number: z.string(), rowVersion: z.int() })

const create = call({
  name: 'messages.create',
  method: 'POST',
  path: '/messages',
  summary: 'Drafts a message, and with `send` sends it at once.',
  status: 'decided',
  source: 'spec 5, required-field messages; spec 6, messages; decision 0075',
  rate: 'upload',
  input: z.object({ ...messageDraft.shape }).superRefine(requireRestOfMessage, besideWrongFields),
  content: saved,
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const edit = call({
  name: 'messages.edit',
  method: 'POST',
  path: '/message',
  summary: 'Edits a message that has not ended; with `send` a draft is sent.',
  status: 'decided',
  source: 'spec 5, required-field messages; spec 6, messages; decision 0075',
  rate: 'upload',
  input: z
    .object({
      messageId: id,
      ...messageDraft.shape,
      /** Asks everybody for a fresh acknowledgement of what was changed. */
      askAgain: wireBoolean.default(false),
    })
    .superRefine(requireRestOfMessage, besideWrongFields),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const move = call({
  name: 'messages.move',
  method: 'POST',
  path: '/message-status',
  summary: 'Moves a message: send, take back to draft, recall, use again.',
  status: 'decided',
  source: 'spec 4, status changes; spec 6, messages; decision 0075',
  input: z.object({
    messageId: id,
    event: z.enum(eventNames(messageMoves)),
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  /** The message; of one that is used again, the new draft. */
  content: messageDetail,
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'messages.remove',
  method: 'DELETE',
  path: '/messages',
  summary: 'Deletes a message; one that is active is recalled instead.',
  status: 'decided',
  source: 'spec 6, messages; decision 0075',
  input: z.object({ messageId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

/** Says before a message is sent whom it would reach. */
const audience = call({
  name: 'messages.audience',
  method: 'GET',
  path: '/message-audience',
  summary: 'Counts the people of an audience, and names the first ten.',
  status: 'decided',
  source,
  input: z.object(audienceShape),
  content: z.object({ total: z.int(), people: z.array(personLine) }),
  problems: ['forbidden'],
})

const history = call({
  name: 'messages.history',
  method: 'GET',
  path: '/message-history',
  summary: 'Lists what happened to a message, newest first, fifty a page.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ messageId: id, pLimit: wireInteger(1, 200).default(50) }),
  content: page(messageHistoryEvent),
  problems: ['forbidden'],
})

/** The message center. */
export const messages = {
  list,
  get,
  image,
  create,
  edit,
  move,
  remove,
  audience,
  ...messageTextCalls,
  ...messageReceiptCalls,
  history,
  ...keepingCalls('messages', { path: '/messages-filter', filter: messagesFilter }),
  ...messageExports,
}
