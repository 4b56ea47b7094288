import type { RecordIds, ValidInputs } from './inputs.ts'

const draft = { title: 'Mend the valve', assigneeIds: 'p-colleague', dueOn: '2026-03-20' }

/** A valid input of each call of the area that answers. */
export function actionsInputs(ids: RecordIds): ValidInputs<'actions'> {
  const actionId = ids.action
  return {
    'actions.list': {},
    'actions.board': {},
    'actions.keepFilter': { districts: 'PER' },
    'actions.keptFilter': { filter: 'none' },
    'actions.get': { actionId },
    'actions.history': { actionId },
    'actions.save': { actionId, ...draft },
    'actions.add': { actions: JSON.stringify([draft]) },
    'actions.remove': { actionId, assignedActionId: 'none' },
    'actions.removeSqrAction': { actionId, sqrId: 'none' },
    'actions.move': { actionId, event: 'start' },
    'actions.addFile': { actionId, file: 'upload:none' },
    'actions.removeFile': { actionId, uploadId: 'none' },
    'actions.file': { actionId, uploadId: 'none' },
    'actions.workOrders': { workOrderNumber: 'WO' },
    'actions.workOrderInfo': { workOrderId: 'none' },
    'actions.assets': { search: 'pump' },
    'actions.pending': {},
    'actions.savePending': { actionIds: actionId, event: 'start' },
    'actions.linkSuggestion': {},
    'actions.excel': {},
    'actions.excelFile': { expires: '0', signature: 'x' },
  }
}
