import * as z from 'zod'
import { call } from '../../call.ts'
import { listInput, narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { recordFile } from '../../record-file.ts'
import { documentReference, id, wireBoolean, wireInteger } from '../../wire.ts'
import { qualificationDraft, trainingDraft } from './training.input.ts'
import { trainingList, trainingMatrixList } from './training.list.ts'
import {
  qualification,
  qualificationDetail,
  trainingDetail,
  trainingMatrixColumn,
  trainingMatrixRow,
  trainingRow,
} from './training.records.ts'

// Training and skills: what an organisation asks its people to hold, and who holds it. The
// specification hints at a tab of the profile; all of it is decision 0153.

const source = 'decision 0153'
const matrixSource = 'decision 0162'
const ofRecord = z.object({ trainingRecordId: id })
const ofQualification = z.object({ qualificationId: id })
const historyOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  listing.pick({ pOffset: true }).extend({ ...shape, pLimit: wireInteger(1, 200).default(50) })

const list = call({
  name: 'training.list',
  method: 'GET',
  path: '/training-records',
  summary: 'Lists what people hold and what their jobs ask of them, or what was renewed since.',
  status: 'decided',
  source,
  input: listInput(trainingList),
  content: page(trainingRow).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const filters = narrowingInput(trainingList).extend(orderingInput(trainingList))

const excel = call({
  name: 'training.excel',
  method: 'GET',
  path: '/training-excel',
  summary: 'Answers the address of the filtered list as an Excel workbook; it lasts for a minute.',
  status: 'decided',
  source,
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['forbidden', 'unknown_filter'],
})

const excelFile = call({
  name: 'training.excelFile',
  method: 'GET',
  path: '/training-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `training-excel` gave.',
  status: 'decided',
  source,
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'link_expired', 'unknown_filter'],
})

const matrix = call({
  name: 'training.matrix',
  method: 'GET',
  path: '/training-matrix',
  summary: 'Answers a page of people, and how each of them stands with every qualification.',
  status: 'decided',
  source: matrixSource,
  input: listInput(trainingMatrixList),
  content: page(trainingMatrixRow).extend({
    isTotalAbout: z.boolean(),
    /** By their names; of all people that the filter leaves, not of those on the page alone. */
    qualifications: z.array(trainingMatrixColumn),
  }),
  problems: ['forbidden', 'unknown_filter'],
})

const matrixFilters = narrowingInput(trainingMatrixList).extend(orderingInput(trainingMatrixList))

const matrixExcel = call({
  name: 'training.matrixExcel',
  method: 'GET',
  path: '/training-matrix-excel',
  summary:
    'Answers the address of the filtered matrix as an Excel workbook; it lasts for a minute.',
  status: 'decided',
  source: matrixSource,
  input: matrixFilters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['forbidden', 'unknown_filter'],
})

const matrixExcelFile = call({
  name: 'training.matrixExcelFile',
  method: 'GET',
  path: '/training-matrix-excel-file',
  summary:
    'Answers the workbook itself. Fetch it by the address that `training-matrix-excel` gave.',
  status: 'decided',
  source: matrixSource,
  rate: 'export',
  input: matrixFilters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'link_expired', 'unknown_filter'],
})

const get = call({
  name: 'training.get',
  method: 'GET',
  path: '/training-record',
  summary: 'Answers what somebody holds with what was recorded before, and its history.',
  status: 'decided',
  source,
  input: historyOf(ofRecord.shape),
  content: trainingDetail,
  problems: ['forbidden'],
})

const savedRecord = z.object({ trainingRecordId: z.string(), rowVersion: z.int() })

const save = call({
  name: 'training.save',
  method: 'POST',
  path: '/training-record',
  summary: 'Records what somebody holds, or edits the record that is named.',
  status: 'decided',
  source,
  input: z.object({ trainingRecordId: id.optional(), ...trainingDraft.shape }),
  takesRowVersion: true,
  content: savedRecord,
  problems: ['forbidden'],
})

const remove = call({
  name: 'training.remove',
  method: 'DELETE',
  path: '/training-record',
  summary: 'Deletes a record that was made by mistake.',
  status: 'decided',
  source,
  input: ofRecord,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

const saveFile = call({
  name: 'training.saveFile',
  method: 'POST',
  path: '/training-file',
  summary: 'Adds the certificate to a record: one picture or PDF of at most 15 MB.',
  status: 'decided',
  source,
  rate: 'upload',
  input: ofRecord.extend({ file: documentReference }),
  content: recordFile,
  problems: ['forbidden', 'body_too_large', 'unsupported_media_type'],
})

const ofFile = ofRecord.extend({ uploadId: id })

const removeFile = call({
  name: 'training.removeFile',
  method: 'DELETE',
  path: '/training-file',
  summary: 'Takes the certificate off a record.',
  status: 'decided',
  source,
  input: ofFile,
  content: z.null(),
  problems: ['forbidden', 'not_found'],
})

const file = call({
  name: 'training.file',
  method: 'GET',
  path: '/training-file',
  summary: 'Answers the certificate itself.',
  status: 'decided',
  source,
  input: ofFile,
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

const qualifications = call({
  name: 'training.qualifications',
  method: 'GET',
  path: '/qualifications',
  summary: 'Answers all qualifications of the organisation by name, those in use first.',
  status: 'decided',
  source,
  input: z.object({}),
  content: z.object({ data: z.array(qualification) }),
})

const getQualification = call({
  name: 'training.qualification',
  method: 'GET',
  path: '/qualification',
  summary: 'Answers a qualification with how it stands with people, and its history.',
  status: 'decided',
  source,
  input: historyOf(ofQualification.shape),
  content: qualificationDetail,
  problems: ['forbidden'],
})

const savedQualification = z.object({ qualificationId: z.string(), rowVersion: z.int() })

const saveQualification = call({
  name: 'training.saveQualification',
  method: 'POST',
  path: '/qualification',
  summary: 'Adds a qualification, or edits the one that is named.',
  status: 'decided',
  source,
  input: z.object({ qualificationId: id.optional(), ...qualificationDraft.shape }),
  takesRowVersion: true,
  content: savedQualification,
  problems: ['forbidden'],
})

const retireQualification = call({
  name: 'training.retireQualification',
  method: 'POST',
  path: '/qualification-retire',
  summary: 'Retires a qualification, so that nobody is asked for it any more, or brings it back.',
  status: 'decided',
  source,
  input: ofQualification.extend({ isRetired: wireBoolean }),
  takesRowVersion: true,
  content: savedQualification,
  problems: ['forbidden'],
})

/** Training and skills. */
export const training = {
  ...{
    list,
    excel,
    excelFile,
    matrix,
    matrixExcel,
    matrixExcelFile,
    get,
    save,
    remove,
    saveFile,
    removeFile,
    file,
  },
  ...{ qualifications, qualification: getQualification, saveQualification, retireQualification },
}
