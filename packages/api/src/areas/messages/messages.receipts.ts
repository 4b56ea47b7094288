import * as z from 'zod'
import { call } from '../../call.ts'
import { listing, page } from '../../lists/listing.ts'
import { id, wireBoolean, wireInteger, wireList } from '../../wire.ts'
import { messageReceipt, receiptCounts } from './messages.records.ts'
import { receiptStates } from './messages.vocabulary.ts'

// How far each person came with a message.

const source = 'decision 0075'

/** Reading calls write nothing, so that whoever shows messages says so by this one. */
const receive = call({
  name: 'messages.receive',
  method: 'POST',
  path: '/message-receipts',
  summary: 'Notes that messages were shown to the person, in a list or opened.',
  status: 'decided',
  source,
  input: z.object({
    messageIds: wireList.pipe(z.array(id).min(1).max(200)),
    /** They were opened, and not only listed. */
    opened: wireBoolean.default(false),
  }),
  content: z.null(),
})

const acknowledge = call({
  name: 'messages.acknowledge',
  method: 'POST',
  path: '/message-acknowledgement',
  summary: 'Acknowledges a message that is for the person; a second time changes nothing.',
  status: 'decided',
  source,
  input: z.object({
    messageId: id,
    /** The round of the message that was read; left out, the present one. */
    round: wireInteger(1, 2_147_483_647).optional(),
  }),
  content: z.object({ acknowledgedAt: z.string() }),
  problems: ['forbidden', 'row_changed'],
})

const receipts = call({
  name: 'messages.receipts',
  method: 'GET',
  path: '/message-receipts',
  summary: 'Lists how far each person of the audience came, fifty a page, with the counts.',
  status: 'decided',
  source,
  input: listing.pick({ pOffset: true, search: true }).extend({
    messageId: id,
    pLimit: wireInteger(1, 200).default(50),
    /** Only those who came this far and no further. */
    state: z.enum(receiptStates).optional(),
  }),
  content: page(messageReceipt).extend({ counts: receiptCounts }),
  problems: ['forbidden'],
})

/** Receipts of messages. */
export const messageReceiptCalls = { receive, acknowledge, receipts }
