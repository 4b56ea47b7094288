import * as z from 'zod'
import { page } from '../../lists/listing.ts'
import { recordFile } from '../../record-file.ts'
import { historyEvent } from '../../moves/history.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import { currentTrainingStates, qualificationKinds, trainingStates } from './training.vocabulary.ts'

// The records of training and skills (decision 0153). Moments are ISO 8601, days YYYY-MM-DD.

const named = z.object({ code: z.string(), name: z.string() })

/** What an organisation asks its people to hold. */
export const qualification = z.object({
  qualificationId: z.string(),
  name: z.string(),
  kind: z.enum(qualificationKinds),
  description: z.string(),
  /** For how many months it is valid; null for ever. */
  validMonths: z.int().nullable(),
  /** The job titles that must hold it, by their names. */
  jobTitles: z.array(named),
  isRetired: z.boolean(),
  rowVersion: z.int(),
})
/** What an organisation asks its people to hold. */
export type Qualification = z.infer<typeof qualification>

/** A qualification with all that belongs to it. */
export const qualificationDetail = qualification.extend({
  /** With how many people it stands how, of those whom whoever asks may read. */
  counts: z.array(z.object({ state: z.enum(currentTrainingStates), count: z.int() })),
  history: page(historyEvent),
})
/** A qualification with all that belongs to it. */
export type QualificationDetail = z.infer<typeof qualificationDetail>

/** One row of the list: what somebody holds, or lacks. */
export const trainingRow = z.object({
  /** Of what is missing, the id of the row alone. */
  id: z.string(),
  /** Null where it is missing: then nothing is recorded. */
  trainingRecordId: z.string().nullable(),
  person: personLine,
  jobTitle: z.string().nullable(),
  department: z.string().nullable(),
  qualification: qualification.pick({
    ...{ qualificationId: true, name: true, kind: true, isRetired: true },
  }),
  level: z.string(),
  /** The number of the certificate. */
  number: z.string(),
  issuedOn: z.string().nullable(),
  /** The last day on which it is valid; null for ever. */
  expiresOn: z.string().nullable(),
  state: z.enum(trainingStates),
  /** The job of the person asks for it. */
  isRequired: z.boolean(),
  rowVersion: z.int(),
})
/** One row of the list. */
export type TrainingRow = z.infer<typeof trainingRow>

/** What somebody holds, with all that belongs to it. */
export const trainingDetail = trainingRow.extend({
  trainingRecordId: z.string(),
  note: z.string(),
  /** The certificate as a picture or a PDF; one at most. */
  evidence: z.array(recordFile),
  recordedBy: personLine.nullable(),
  createdAt: z.string(),
  /** What else is recorded of the same person and qualification, the newest first. */
  others: z.array(
    z.object({
      trainingRecordId: z.string(),
      issuedOn: z.string(),
      expiresOn: z.string().nullable(),
      state: z.enum(trainingStates),
    }),
  ),
  history: page(historyEvent),
})
/** What somebody holds, with all that belongs to it. */
export type TrainingDetail = z.infer<typeof trainingDetail>

/** How many qualifications stand somewhere, and how many of them are in order. */
const standing = {
  inOrder: z.int(),
  counted: z.int(),
}

/** A column of the matrix: a qualification, and with how many of the people it is in order. */
export const trainingMatrixColumn = qualification
  .pick({ qualificationId: true, name: true, kind: true, isRetired: true })
  .extend(standing)
/** A column of the matrix. */
export type TrainingMatrixColumn = z.infer<typeof trainingMatrixColumn>

/** A cell of the matrix; where nothing is held nor asked for there is none. */
export const trainingMatrixCell = trainingRow
  .pick({ trainingRecordId: true, expiresOn: true, isRequired: true })
  .extend({ qualificationId: z.string(), state: z.enum(currentTrainingStates) })
/** A cell of the matrix. */
export type TrainingMatrixCell = z.infer<typeof trainingMatrixCell>

/** A row of the matrix: a person, and how it stands with what they hold or are asked for. */
export const trainingMatrixRow = z.object({
  person: personLine,
  jobTitle: z.string().nullable(),
  crew: z.string().nullable(),
  ...standing,
  /** By the names of the qualifications. */
  cells: z.array(trainingMatrixCell),
})
/** A row of the matrix. */
export type TrainingMatrixRow = z.infer<typeof trainingMatrixRow>
