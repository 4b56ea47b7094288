import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import { excel, excelFile } from './training.exports.handlers.ts'
import * as files from './training.files.handlers.ts'
import { get, list, qualification, qualifications } from './training.handlers.ts'
import { matrix, matrixExcel, matrixExcelFile } from './training.matrix.handlers.ts'
import { retireQualification, saveQualification } from './training.qualifications.handlers.ts'
import { remove, save } from './training.save.handlers.ts'
import { qualificationTies, trainingTies as recordTies } from './training.ties.ts'

/** Which handler answers which call of the area. */
export const trainingHandlers: AreaHandlers<'training'> = {
  'training.list': list,
  'training.excel': excel,
  'training.excelFile': excelFile,
  'training.matrix': matrix,
  'training.matrixExcel': matrixExcel,
  'training.matrixExcelFile': matrixExcelFile,
  'training.get': get,
  'training.save': save,
  'training.remove': remove,
  'training.saveFile': files.saveFile,
  'training.removeFile': files.removeFile,
  'training.file': files.file,
  'training.qualifications': qualifications,
  'training.qualification': qualification,
  'training.saveQualification': saveQualification,
  'training.retireQualification': retireQualification,
}

/** How records of training and qualifications are tied to people. */
export const trainingTies = {
  trainingRecord: recordTies,
  qualification: qualificationTies,
} satisfies Partial<TieFinders>
