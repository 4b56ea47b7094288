import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { historyOfInquiry } from './inquiries.history.ts'
import { inquiries } from './inquiries.list.ts'
import { inquiryRow, repliesOf } from './inquiries.queries.ts'
import { toInquiry } from './inquiries.row.ts'

const pageOf = listPage(inquiries)

export const list: PersonHandler<'adminInquiries.list'> = async (input, context) => {
  const { person, now } = context
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toInquiry(row, person, now)) })
}

export const get: PersonHandler<'adminInquiries.get'> = async (input, context) => {
  const { inquiryId, pOffset: offset, pLimit: limit } = input
  const { db, person, now } = context
  const row = await inquiryRow(db, person, inquiryId)
  if (row === undefined) {
    return fail('forbidden')
  }
  return ok({
    ...toInquiry(row, person, now),
    ...{ description: row.description, page: row.page },
    replies: await repliesOf(db, person, inquiryId),
    history: await historyOfInquiry(context, row, { offset, limit }),
  })
}
