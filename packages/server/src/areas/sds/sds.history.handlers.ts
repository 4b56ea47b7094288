import {
  pictogramLabels,
  protectionLabels,
  sdsStatusLabels,
  sentences,
  signalWordLabels,
} from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { historyPage } from '../../records/history-page.ts'
import { sheetRow } from './sds.queries.ts'
import { readerOf, readsPeople, readsWhatItSays } from './sds.rights.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  productName: 'Product',
  manufacturer: 'Manufacturer',
  emergencyPhone: 'Emergency phone',
  revisionOn: 'Revision',
  signalWord: 'Signal word',
  pictograms: 'Pictograms',
  hCodes: 'Hazard codes',
  pCodes: 'Precaution codes',
  unNumber: 'UN number',
  ppe: 'What is worn',
  sections: 'Sections',
  document: 'Supplier’s sheet',
  replacedBy: 'Replaced by',
  person: 'Person',
  takenFrom: 'Taken over from',
}

const values = {
  status: sdsStatusLabels,
  signalWord: signalWordLabels,
  pictograms: pictogramLabels,
  ppe: protectionLabels,
  sections: sentences.sdsSections,
}

export const history: PersonHandler<'sds.history'> = async (input, { db, person, now }) => {
  const { shardKey } = person
  const row = await sheetRow(db, readerOf(person, now), input.sheetId)
  const without = [
    // Why nothing is asked of somebody any more is no business of everybody who reads the sheet.
    ...(readsPeople(person) ? [] : ['waive']),
    // Nor what a sheet says before it is in force.
    ...(row !== undefined && readsWhatItSays(row, person) ? [] : ['add', 'edit']),
  ]
  const holder = { shardKey, recordType: 'sds', recordId: input.sheetId }
  const page = { offset: input.pOffset, limit: input.pLimit, without }
  return ok(await historyPage(db, holder, page, { labels, values }))
}
