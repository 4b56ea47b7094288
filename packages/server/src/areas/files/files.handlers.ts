import { fileStatusLabels, filesList, type HistoryEvent } from '@holdpoint/api'
import { likePattern } from '../../db/like-pattern.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { audienceLabels, audienceValues } from '../../records/audience-changes.ts'
import { eventOf, fieldsOf } from '../../records/history.ts'
import { historyOf } from '../../records/history.queries.ts'
import { detailOf } from './files.detail.ts'
import { libraryFiles } from './files.list.ts'
import { choicesOf } from './files.queries.ts'
import { readerOf } from './files.rights.ts'
import { toFile } from './files.row.ts'

const pageOf = listPage(libraryFiles)

export const list: PersonHandler<'files.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toFile(row, context.person)) })
}

export const keepFilter: PersonHandler<'files.keepFilter'> = keepFilterOf(filesList)
export const keptFilter: PersonHandler<'files.keptFilter'> = keptFilterOf(filesList)

export const get: PersonHandler<'files.get'> = async ({ fileId }, context) =>
  ok(await detailOf(context, fileId))

export const choices: PersonHandler<'files.choices'> = async (
  { search = '', names },
  { db, person, now },
) => {
  const sought = names === undefined ? search.trim() : ''
  const pattern = sought === '' ? undefined : likePattern(sought)
  return ok(await choicesOf(db, readerOf(person, now), { pattern, names }))
}

const labels = {
  status: 'Status',
  name: 'Name',
  folder: 'Folder',
  tags: 'Tags',
  description: 'Description',
  owner: 'Owner',
  approver: 'Approver',
  effectiveFrom: 'In force from',
  reviewOn: 'Next review',
  requireAck: 'To acknowledge',
  dueDays: 'Days for it',
  repeatMonths: 'Again after months',
  checkQuestion: 'Check question',
  checkRight: 'Right answer',
  checkWrong: 'Wrong answers',
  version: 'Version',
  currentVersion: 'In force',
  person: 'Person',
  ...audienceLabels,
}
const yesOrNo = { true: 'Yes', false: 'No' }

export const history: PersonHandler<'files.history'> = async (input, { db, person }) => {
  const { shardKey } = person
  const holder = { shardKey, recordType: 'library_file', recordId: input.fileId }
  const rows = await historyOf(db, holder, { offset: input.pOffset, limit: input.pLimit })
  const values = {
    ...(await audienceValues({ db, shardKey }, rows)),
    ...{ status: fileStatusLabels, requireAck: yesOrNo },
  }
  return ok({
    data: rows.map((row): HistoryEvent => ({
      ...eventOf(row),
      fields: fieldsOf(row.changes, { labels, values }),
    })),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: input.pOffset,
  })
}
