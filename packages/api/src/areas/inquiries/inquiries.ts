import * as z from 'zod'
import { call } from '../../call.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { id, wireBoolean, wireInteger, written } from '../../wire.ts'
import { inquiryDraft, replyText } from './inquiries.input.ts'
import { inquiryList } from './inquiries.list.ts'
import { inquiryMoves } from './inquiries.moves.ts'
import { inquiry, inquiryDetail } from './inquiries.records.ts'

// The channel in which anybody asks the administrators, and is answered. The specification names the
// area and shows no call; all of it is decision 0109.

const source = 'spec 7, also listed; decision 0109'
const ofInquiry = z.object({ inquiryId: id })
const saved = z.object({ inquiryId: z.string(), number: z.string(), rowVersion: z.int() })

const list = call({
  name: 'adminInquiries.list',
  method: 'GET',
  path: '/admin-inquiries',
  summary: 'Lists inquiries: one’s own, those that are still to be answered, or all.',
  status: 'decided',
  source,
  input: listInput(inquiryList),
  content: page(inquiry).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'adminInquiries.get',
  method: 'GET',
  path: '/admin-inquiry',
  summary: 'Answers an inquiry whole, with what was written below it and its history.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofInquiry.shape, pLimit: wireInteger(1, 200).default(50) }),
  content: inquiryDetail,
  problems: ['forbidden'],
})

const save = call({
  name: 'adminInquiries.save',
  method: 'POST',
  path: '/admin-inquiry',
  summary: 'Asks the administrators, or edits what one has asked while nobody has taken it.',
  status: 'decided',
  source: 'spec 5, required-field messages; decision 0109',
  input: z.object({ inquiryId: id.optional(), ...inquiryDraft.shape }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const act = call({
  name: 'adminInquiries.act',
  method: 'POST',
  path: '/admin-inquiry-status',
  summary: 'Moves an inquiry: take, ask back, resolve, confirm, reopen, withdraw.',
  status: 'decided',
  source: 'spec 4, status changes of other modules; decision 0109',
  input: ofInquiry.extend({
    event: z.enum(eventNames(inquiryMoves)),
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

/** Nobody waits for another's text: it asks for no version. */
const reply = call({
  name: 'adminInquiries.reply',
  method: 'POST',
  path: '/admin-inquiry-reply',
  summary: 'Writes below an inquiry, for whoever asked or for those who answer alone.',
  status: 'decided',
  source,
  input: ofInquiry.extend({ text: replyText, isInternal: wireBoolean.default(false) }),
  content: saved.extend({ replyId: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

/** The channel for questions to administrators. */
export const adminInquiries = { list, get, save, act, reply }
