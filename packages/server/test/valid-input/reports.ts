import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function reportsInputs(ids: RecordIds): ValidInputs<'reports'> {
  const reportId = ids.report
  return {
    'reports.list': {},
    'reports.get': { reportId },
    'reports.result': { reportId },
    'reports.save': {
      ...{ reportId, title: 'Late actions', dataset: 'actions', groupBy: 'overdue' },
      measure: 'count',
    },
    'reports.remove': { reportId },
    'reports.excel': { reportId },
    'reports.excelFile': { reportId, expires: '0', signature: 'x' },
  }
}
