import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import { get, list } from './inquiries.handlers.ts'
import { act } from './inquiries.move.handlers.ts'
import { reply } from './inquiries.reply.handlers.ts'
import { save } from './inquiries.save.handlers.ts'
import { inquiryTies } from './inquiries.ties.ts'

/** Which handler answers which call of the area. */
export const adminInquiriesHandlers: AreaHandlers<'adminInquiries'> = {
  'adminInquiries.list': list,
  'adminInquiries.get': get,
  'adminInquiries.save': save,
  'adminInquiries.act': act,
  'adminInquiries.reply': reply,
}

/** How inquiries are tied to people. */
export const adminInquiriesTies = { inquiry: inquiryTies } satisfies Partial<TieFinders>
