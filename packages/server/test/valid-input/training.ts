import { cast } from '../cast.ts'
import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function trainingInputs(ids: RecordIds): ValidInputs<'training'> {
  const { trainingRecord: trainingRecordId, qualification: qualificationId } = ids
  return {
    'training.list': {},
    'training.excel': {},
    'training.excelFile': { expires: '1', signature: 'not-one-of-ours' },
    'training.matrix': {},
    'training.matrixExcel': {},
    'training.matrixExcelFile': { expires: '1', signature: 'not-one-of-ours' },
    'training.get': { trainingRecordId },
    'training.save': {
      ...{ trainingRecordId, personId: cast.employee, qualificationId: 'q-first-aid' },
      ...{ issuedOn: '2026-01-05', level: 'Standard' },
    },
    'training.remove': { trainingRecordId },
    'training.saveFile': { trainingRecordId, file: 'upload:none' },
    'training.removeFile': { trainingRecordId, uploadId: 'none' },
    'training.file': { trainingRecordId, uploadId: 'none' },
    'training.qualifications': {},
    'training.qualification': { qualificationId },
    'training.saveQualification': { qualificationId, name: 'Rescue at height', kind: 'course' },
    'training.retireQualification': { qualificationId, isRetired: 'true' },
  }
}
