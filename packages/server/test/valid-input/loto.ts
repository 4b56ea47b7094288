import type { RecordIds, ValidInputs } from './inputs.ts'
import { lotoTemplateInputs } from './loto-templates.ts'

/** A valid input of each call of the area that answers. */
export function lotoInputs(ids: RecordIds): ValidInputs<'loto'> {
  const lotoId = ids.loto
  const ofStep = { lotoId, stepId: 'none' }
  const ofLine = { lotoId, authorizationId: 'none' }
  return {
    ...lotoTemplateInputs(ids),
    'loto.list': {},
    'loto.board': {},
    'loto.information': { lotoId },
    'loto.pdf': { lotoId },
    'loto.pdfFile': { lotoId, expires: '0', signature: 'x' },
    'loto.create': { lotoId, title: 'Change the valves', templateId: ids.lotoTemplate },
    'loto.remove': { lotoId },
    'loto.act': { lotoId, event: 'shutDown' },
    'loto.clone': { lotoId },
    'loto.share': { lotoId, personIds: 'p-colleague' },
    'loto.unshare': { lotoId, personId: 'p-colleague' },
    'loto.excel': {},
    'loto.keepFilter': { padIds: 'pad-1' },
    'loto.keptFilter': { filter: 'none' },
    'loto.excelFile': { expires: '0', signature: 'x' },
    'loto.isolationSteps': { lotoId },
    'loto.saveStep': { ...ofStep, event: 'lock', lockNumbers: '4468' },
    'loto.addStepImage': { ...ofStep, file: 'upload:none' },
    'loto.stepImage': { lotoId, uploadId: 'none' },
    'loto.nameCrew': { lotoId, crewId: 'F-01' },
    'loto.saveAuthorization': { lotoId },
    'loto.removeAuthorization': ofLine,
    'loto.signAuthorization': { ...ofLine, kind: 'typed', name: 'Test Employee', password: 'none' },
    'loto.saveManualSignature': { ...ofLine, file: 'upload:none' },
    'loto.moveAuthorization': { ...ofLine, event: 'lockOff' },
    'loto.signature': { lotoId, uploadId: 'none' },
  }
}
