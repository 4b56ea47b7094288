import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function jsaInputs(ids: RecordIds): ValidInputs<'jsa'> {
  const masterHazardId = ids.masterHazard
  const jsaId = ids.jsa
  const signing = { revision: '1', kind: 'typed', name: 'Test Employee', password: 'none' }
  return {
    'jsa.masterHazards': {},
    'jsa.masterHazard': { masterHazardId },
    'jsa.masterHazardDetail': { masterHazardId },
    'jsa.saveMasterHazard': { masterHazardId, title: 'Hose whips under pressure' },
    'jsa.moveMasterHazard': { masterHazardId, event: 'activate' },
    'jsa.removeMasterHazard': { masterHazardId },
    'jsa.list': {},
    'jsa.get': { jsaId },
    'jsa.pdf': { jsaId },
    'jsa.pdfFile': { jsaId, expires: '0', signature: 'x' },
    'jsa.save': { jsaId, title: 'Swap the cable' },
    'jsa.remove': { jsaId },
    'jsa.act': { jsaId, event: 'submit' },
    'jsa.clone': { jsaId },
    'jsa.star': { jsaId, isStar: 'true' },
    'jsa.hazards': { jsaId },
    'jsa.saveHazards': { jsaId, hazards: '[]' },
    'jsa.attendees': { jsaId },
    'jsa.saveAttendees': { jsaId, attendees: '[]' },
    'jsa.signAttendee': { jsaId, attendeeId: 'none', ...signing },
    'jsa.attendeeActions': { jsaId, event: 'join' },
    'jsa.signature': { jsaId, uploadId: 'none' },
    'jsa.share': { jsaId, personIds: 'p-colleague' },
    'jsa.unshare': { jsaId, personId: 'p-colleague' },
    'jsa.files': { jsaId },
    'jsa.saveFiles': { jsaId, file: 'upload:none' },
    'jsa.removeFile': { jsaId, uploadId: 'none' },
    'jsa.file': { jsaId, uploadId: 'none' },
    'jsa.excel': {},
    'jsa.keepFilter': { padIds: 'pad-1' },
    'jsa.keptFilter': { filter: 'none' },
    'jsa.excelFile': { expires: '0', signature: 'x' },
  }
}
