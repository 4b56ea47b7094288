import * as z from 'zod'
import { audience } from '../../audience/audience.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import { acknowledgementStates, fileStatuses, textStates } from './files.vocabulary.ts'

// The records of the file library (decision 0079). Days are YYYY-MM-DD, moments ISO 8601.

/** How far whoever asks is with something that is to be acknowledged. */
export const ownAcknowledgement = z.object({
  state: z.enum(acknowledgementStates),
  dueOn: z.string(),
  isOpened: z.boolean(),
})
/** How far whoever asks is with something that is to be acknowledged. */
export type OwnAcknowledgement = z.infer<typeof ownAcknowledgement>

/** One row of the list. */
export const libraryFile = z.object({
  fileId: z.string(),
  number: z.string(),
  name: z.string(),
  folder: z.string(),
  tags: z.array(z.string()),
  status: z.enum(fileStatuses),
  /** What was said when it came into this state, if a reason was asked for. */
  statusReason: z.string().nullable(),
  /** The version that people read; null before the first one is approved. */
  currentVersion: z.int().nullable(),
  changedAt: z.string(),
  reviewOn: z.string().nullable(),
  /** Whether that day has come, in the zone of whoever asks. */
  isReviewDue: z.boolean(),
  /** How far whoever asks is with it; null where nothing is asked of them. */
  own: ownAcknowledgement.nullable(),
  /** Whether whoever asks has pinned it. */
  isPinned: z.boolean(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({ edit: z.boolean(), seeAcknowledgements: z.boolean() }),
})
/** One row of the list. */
export type LibraryFile = z.infer<typeof libraryFile>

/** A file that whoever asks has pinned: what a device has to know that keeps it. */
export const pinnedFile = z.object({
  fileId: z.string(),
  /** The version to keep: the one in force, else the newest; null before the first one. */
  version: z.int().nullable(),
  mediaType: z.string().nullable(),
  /** How many bytes it has. */
  size: z.int().nullable(),
  /** When the file last changed, as far as whoever asks is told. */
  changedAt: z.string(),
})
/** A file that whoever asks has pinned. */
export type PinnedFile = z.infer<typeof pinnedFile>

/** A version of a file. */
export const fileVersion = z.object({
  version: z.int(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  /** The SHA-256 of its bytes. */
  checksum: z.string(),
  note: z.string(),
  /** Acknowledgements of versions before it do not count any more. */
  isMaterial: z.boolean(),
  /** Whether its words are found by the search. */
  textState: z.enum(textStates),
  uploadedBy: personLine,
  uploadedAt: z.string(),
  approvedBy: personLine.nullable(),
  approvedAt: z.string().nullable(),
})
/** A version of a file. */
export type FileVersion = z.infer<typeof fileVersion>

/** The words of a version. */
export const fileText = z.object({
  state: z.enum(textStates),
  /** Its first part; empty unless they were taken out. */
  text: z.string(),
  /** Whether there is more of it. */
  hasMore: z.boolean(),
})
/** The words of a version. */
export type FileText = z.infer<typeof fileText>

/** How many people a file is for, and how far they are. */
export const acknowledgementCounts = z.object({
  audience: z.int(),
  pending: z.int(),
  overdue: z.int(),
  acknowledged: z.int(),
  waived: z.int(),
})
/** How many people a file is for, and how far they are. */
export type AcknowledgementCounts = z.infer<typeof acknowledgementCounts>

/** A file whole. */
export const libraryFileDetail = libraryFile.extend({
  description: z.string(),
  owner: personLine,
  approver: personLine.nullable(),
  /** The day from which the newest version is in force; null for those who only read it. */
  effectiveFrom: z.string().nullable(),
  requireAck: z.boolean(),
  /** Days that people have from its approval on. */
  dueDays: z.int(),
  /** Months after which it is acknowledged again; null for once. */
  repeatMonths: z.int().nullable(),
  /** What is asked before it is acknowledged, and what may be answered; null where nothing is. */
  check: z.object({ question: z.string(), answers: z.array(z.string()) }).nullable(),
  /** Which answer is right; null for those who may not edit it. */
  checkKey: z.object({ right: z.string(), wrong: z.array(z.string()) }).nullable(),
  /** Newest first. Who only reads the file sees the one in force. */
  versions: z.array(fileVersion),
  /** Whom it is for; null for those who only read it. */
  audience: audience.extend({ people: z.array(personLine) }).nullable(),
  counts: acknowledgementCounts.nullable(),
  createdAt: z.string(),
})
/** A file whole. */
export type LibraryFileDetail = z.infer<typeof libraryFileDetail>

/** How far one person is with a file. */
export const fileAcknowledgement = z.object({
  person: personLine,
  state: z.enum(acknowledgementStates),
  dueOn: z.string(),
  openedAt: z.string().nullable(),
  /** The version that was acknowledged, and when. */
  version: z.int().nullable(),
  at: z.string().nullable(),
  /** How often its check question was answered wrongly. */
  wrongAnswers: z.int(),
  /** Why it was waived. */
  reason: z.string().nullable(),
})
/** How far one person is with a file. */
export type FileAcknowledgement = z.infer<typeof fileAcknowledgement>

/** A file that was sent and not taken; nothing holds it, and nobody can open it. */
export const refusedFile = z.object({
  id: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  byteSize: z.int(),
  sentBy: z.string(),
  refusedAt: z.string(),
  why: z.string(),
})
/** A file that was sent and not taken. */
export type RefusedFile = z.infer<typeof refusedFile>
