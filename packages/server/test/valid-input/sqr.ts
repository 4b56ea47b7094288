import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function sqrInputs(ids: RecordIds): ValidInputs<'sqr'> {
  const sqrId = ids.sqr
  const ofUnit = { businessUnit: 'FRAC' }
  return {
    'sqr.categories': { type: 'scat' },
    'sqr.statuses': {},
    'sqr.saveStatus': {
      ...{ status: 'Waits for parts', phase: 'investigating', businessUnit: '' },
      ...{ backgroundColor: '#ffffff', textColor: '#1c2024' },
    },
    'sqr.severityLevels': {},
    'sqr.saveSeverityThresholds': { ...ofUnit, nearMiss: '0', level1: '2', level2: '8' },
    'sqr.masterScat': {},
    'sqr.masterNcr': {},
    'sqr.wells': {},
    'sqr.assets': {},
    'sqr.list': {},
    'sqr.information': { sqrId },
    'sqr.refreshExternalToken': { sqrId },
    'sqr.pdf': { sqrId },
    'sqr.pdfFile': { sqrId, expires: '0', signature: 'x' },
    'sqr.saveHeaderInfo': { sqrId, title: 'Screen-out on stage 14' },
    'sqr.remove': { sqrId },
    'sqr.changeStatus': { sqrId, event: 'submit', statusId: '' },
    'sqr.saveEquipments': { sqrId, equipments: '[]' },
    'sqr.saveEmployees': { sqrId, employees: '[]' },
    'sqr.saveParts': { sqrId, parts: '[]' },
    'sqr.saveTimeline': { sqrId, timeline: '[]' },
    'sqr.saveScat': { sqrId, scat: '[]' },
    'sqr.saveNcr': { sqrId, ncr: '[]' },
    'sqr.saveFiles': { sqrId, file: 'upload:none' },
    'sqr.removeFile': { sqrId, uploadId: 'none' },
    'sqr.file': { sqrId, uploadId: 'none' },
    'sqr.saveActions': {
      ...{ sqrId, title: 'Change the seal list', assigneeIds: 'none', dueOn: '2026-04-01' },
    },
    'sqr.attachForms': { sqrId },
    'sqr.saveLinking': { sqrId, parentId: '' },
    'sqr.verifyParts': { sqrId, lineIds: 'none', verdict: 'verified' },
    'sqr.verifyResponsibleParty': { sqrId, verdict: 'disputed' },
    'sqr.excel': {},
    'sqr.keepFilter': { padIds: 'pad-1' },
    'sqr.keptFilter': { filter: 'none' },
    'sqr.excelFile': { expires: '0', signature: 'x' },
  }
}
