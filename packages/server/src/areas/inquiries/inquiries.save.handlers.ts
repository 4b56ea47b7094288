import type { InquiryDraft } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { requireVersion } from '../../row-version.ts'
import { holdersOf } from '../../session/permissions-of.ts'
import { inquiryForChange } from './inquiries.queries.ts'
import { tell } from './inquiries.told.ts'

export const save: PersonHandler<'adminInquiries.save'> = ({ inquiryId, ...draft }, context) =>
  inquiryId === undefined ? ask(draft, context) : edit(inquiryId, draft, context)

async function ask(draft: InquiryDraft, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const inquiryId = ports.ids.next()
  const number = await nextNumber(context, 'INQ')
  await db
    .insertInto('inquiries')
    .values({
      ...{ shard_key: person.shardKey, id: inquiryId, number, ...draft },
      ...{ asker_id: person.personId, asked_at: now, updated_at: now },
    })
    .execute()
  await audit({
    ...{ recordType: 'inquiry', recordId: inquiryId, action: 'create' },
    changes: { subject: { from: null, to: draft.subject } },
  })
  const answerers = await holdersOf(db, person.shardKey, 'answer_admin_inquiries')
  await tell(context, 'inquiry_asked', inquiryId, answerers)
  return ok({ inquiryId, number, rowVersion: 1 }, `${number} sent to the administrators.`)
}

async function edit(inquiryId: string, draft: InquiryDraft, context: PersonContext) {
  const { db, person, now, audit, ifMatch } = context
  const row = (await inquiryForChange(db, person, inquiryId)) ?? fail('forbidden')
  requireVersion(row.row_version, ifMatch)
  if (row.status !== 'new') {
    const message = 'It is not new any more. Please reply to it instead.'
    return fail('wrong_state', { message, details: { status: row.status } })
  }
  const rowVersion = row.row_version + 1
  await db
    .updateTable('inquiries')
    .set({ ...draft, updated_at: now, row_version: rowVersion })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', inquiryId)
    .execute()
  await audit({
    ...{ recordType: 'inquiry', recordId: inquiryId, action: 'edit' },
    changes: {
      subject: { from: row.subject, to: draft.subject },
      description: { from: row.description, to: draft.description },
      category: { from: row.category, to: draft.category },
      priority: { from: row.priority, to: draft.priority },
      page: { from: row.page, to: draft.page },
    },
  })
  return ok({ inquiryId, number: row.number, rowVersion }, 'Inquiry saved.')
}
