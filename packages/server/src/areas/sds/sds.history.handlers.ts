import {
  pictogramLabels,
  sdsSections,
  sdsStatusLabels,
  sentences,
  signalWordLabels,
  type SdsHistoryEvent,
} from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { historyOf } from '../../records/history.queries.ts'
import { changesIn, eventOf } from '../../records/history.ts'

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
  sections: 'Sections',
  document: 'Supplier’s sheet',
  replacedBy: 'Replaced by',
}

const names: Readonly<Record<string, string>> = {
  ...sdsStatusLabels,
  ...signalWordLabels,
  ...pictogramLabels,
  ...Object.fromEntries(sdsSections.map((section) => [section, sentences.sdsSections[section]])),
}
/** Words that stand for a value; everything else is told as it was written. */
const worded = new Set(['status', 'signalWord', 'pictograms', 'sections'])

export const history: PersonHandler<'sds.history'> = async (input, { db, person }) => {
  const holder = { shardKey: person.shardKey, recordType: 'sds', recordId: input.sheetId }
  const rows = await historyOf(db, holder, { offset: input.pOffset, limit: input.pLimit })
  return ok({
    data: rows.map((row): SdsHistoryEvent => {
      return {
        ...eventOf(row),
        fields: changesIn(row.changes).map(({ key, from, to }) => ({
          ...{ key, label: labels[key] ?? key },
          ...{ from: wordOf(key, from), to: wordOf(key, to) },
        })),
      }
    }),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: input.pOffset,
  })
}

function wordOf(key: string, value: unknown): string | null {
  const words = [value ?? []].flat().map(String)
  const said = words.map((word) =>
    worded.has(key) && Object.hasOwn(names, word) ? (names[word] ?? word) : word,
  )
  return said.join(', ') || null
}
