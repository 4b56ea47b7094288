import { reportDataset, type ReportDatasetName } from '@holdpoint/api'
import { plainValues, storedValues, type KeptValues } from '../saved-filters/saved-filters.rules.ts'

/**
 * What a saved filter held that a report has a copy of. It may be older than this program: values that
 * no longer read narrow nothing, which whoever reads the report is told; neither does none at all.
 */
export function keptValuesOf(
  dataset: ReportDatasetName,
  kept: unknown,
): { values: KeptValues; isRead: boolean } {
  const { list } = reportDataset(dataset)
  const read = storedValues(list, kept)
  return read.success
    ? { values: read.data, isRead: true }
    : { values: plainValues(list), isRead: kept === null }
}
