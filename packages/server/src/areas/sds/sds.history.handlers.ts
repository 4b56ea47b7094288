import {
  pictogramLabels,
  protectionLabels,
  sdsStatusLabels,
  sentences,
  signalWordLabels,
} from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { historyPage } from '../../records/history-page.ts'
import { readsPeople } from './sds.rights.ts'

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

export const history: PersonHandler<'sds.history'> = async (input, { db, person }) => {
  const holder = { shardKey: person.shardKey, recordType: 'sds', recordId: input.sheetId }
  // Why nothing is asked of somebody any more is no business of everybody who reads the sheet.
  const without = readsPeople(person) ? [] : ['waive']
  const page = { offset: input.pOffset, limit: input.pLimit, without }
  return ok(await historyPage(db, holder, page, { labels, values }))
}
