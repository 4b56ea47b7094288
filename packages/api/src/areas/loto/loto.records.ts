import * as z from 'zod'
import { raisedAction } from '../actions/actions.records.ts'
import { historyEvent } from '../../moves/history.records.ts'
import { page } from '../../lists/listing.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { recordShare } from '../../record-share.ts'
import { personLine } from '../../vocabulary/person.ts'
import { lotoAsset, lotoPicture, lotoTemplateStep } from './loto.templates.records.ts'
import { lotoPointStates, lotoRoles, lotoStates } from './loto.vocabulary.ts'

// The records of lockouts (decision 0107). Moments are ISO 8601 with a zone.

/** A place of the master data, as it is called. */
const named = z.object({ id: z.string(), name: z.string() }).nullable()

/** One row of the list. */
export const lotoRow = z.object({
  lotoId: z.string(),
  number: z.string(),
  title: z.string(),
  status: z.enum(lotoStates),
  /** What was said at the last move, if a reason was asked for. */
  statusReason: z.string().nullable(),
  /** Null until a machine is named. */
  asset: lotoAsset.nullable(),
  equipmentCategory: z.string(),
  template: z.object({ templateId: z.string(), code: z.string(), revision: z.int() }),
  pad: named,
  author: personLine,
  primary: personLine.nullable(),
  isGroup: z.boolean(),
  lockbox: z.string(),
  plannedStart: z.string().nullable(),
  plannedEnd: z.string().nullable(),
  pointCount: z.int(),
  /** Points that are locked, tagged or blocked now. */
  lockedCount: z.int(),
  /** Locks that are on now: those of its points, and the personal ones. */
  lockCount: z.int(),
  /** People who hold a personal lock now. */
  peopleCount: z.int(),
  /** Since when the lock that is on longest is on. */
  lockedSince: z.string().nullable(),
  /** One of them is on for more than twelve hours. */
  isLockedLong: z.boolean(),
  /** It waits for whoever asks: to sign, to take over, or to take off a lock of theirs. */
  isWaiting: z.boolean(),
  handoverCount: z.int(),
  testCount: z.int(),
  absentCount: z.int(),
  verifiedAt: z.string().nullable(),
  restoredAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    clone: z.boolean(),
    /** To name those who work under it or are told of it. */
    authorize: z.boolean(),
    /** To add oneself to them. */
    join: z.boolean(),
    /** To hold the tablet while others draw their signatures. */
    collect: z.boolean(),
    share: z.boolean(),
  }),
})
/** One row of the list. */
export type LotoRow = z.infer<typeof lotoRow>

/** A point of a lockout: what the template said of it, and how far it is. */
export const lotoStep = lotoTemplateStep.extend({
  state: z.enum(lotoPointStates),
  /** The numbers of the locks that are on it; after it was removed, those that were. */
  lockNumbers: z.array(z.string()),
  tagNumber: z.string(),
  /** Who put them on. */
  lockedBy: personLine.nullable(),
  lockedAt: z.string().nullable(),
  /** Whose they are: who put them on, or who took over the lead since. */
  holder: personLine.nullable(),
  /** On for more than twelve hours. */
  isLong: z.boolean(),
  releasedBy: personLine.nullable(),
  releasedAt: z.string().nullable(),
  reading: z.string(),
  /** What was read is what must be read; null while nothing was read. */
  isReadingMet: z.boolean().nullable(),
  verifiedBy: personLine.nullable(),
  verifiedAt: z.string().nullable(),
  removedBy: personLine.nullable(),
  removedAt: z.string().nullable(),
  photos: z.array(lotoPicture),
  /** What is open to whoever asks now; `why` says what a closed one waits for. */
  can: z.object({
    lock: z.boolean(),
    release: z.boolean(),
    verify: z.boolean(),
    unlock: z.boolean(),
    removeAbsent: z.boolean(),
    photograph: z.boolean(),
  }),
  /** What stands in the way of the next step at this point; null where nothing does. */
  why: z.string().nullable(),
})
/** A point of a lockout. */
export type LotoStep = z.infer<typeof lotoStep>

/** Somebody who works under a lockout, or is told of it. */
export const lotoAuthorization = z.object({
  authorizationId: z.string(),
  /** Null for somebody without an account. */
  person: personLine.nullable(),
  name: z.string(),
  /** Of somebody without an account; empty for a colleague. */
  company: z.string(),
  /** The same; empty for who neither leads it nor may remove the locks of the absent. */
  phone: z.string(),
  role: z.enum(lotoRoles),
  /** The number of the personal lock; empty for who puts none on. */
  lockNumber: z.string(),
  signedAt: z.string().nullable(),
  signatureKind: z.enum(['drawn', 'typed']).nullable(),
  /** What was signed, word for word; null before. */
  statement: z.string().nullable(),
  /** The drawing, for `loto.signature`; null for a typed one. */
  uploadId: z.string().nullable(),
  /** Whose device it was signed on, where that was somebody else's. */
  witness: personLine.nullable(),
  /** The personal lock is on since then; null while it is not. */
  lockedAt: z.string().nullable(),
  isLong: z.boolean(),
  /** When it came off; null while it is on, and before it was. */
  unlockedAt: z.string().nullable(),
  /** Who took it off, where that was not the one who put it on. */
  removedBy: personLine.nullable(),
  /** How somebody without an account signed that it came off: its words, the drawing, whose device. */
  offStatement: z.string().nullable(),
  offUploadId: z.string().nullable(),
  offWitness: personLine.nullable(),
  can: z.object({
    sign: z.boolean(),
    lockOff: z.boolean(),
    /** To hold the tablet while somebody without an account signs that their lock comes off. */
    collectOff: z.boolean(),
    /** To say where somebody without an account is reached. */
    changePhone: z.boolean(),
    removeAbsent: z.boolean(),
    remove: z.boolean(),
  }),
})
/** Somebody who works under a lockout, or is told of it. */
export type LotoAuthorization = z.infer<typeof lotoAuthorization>

/** A tick that a move asks for: its name for `checks`, and what is ticked. */
export const lotoCheck = z.object({ name: z.string(), text: z.string() })
/** A tick that a move asks for. */
export type LotoCheck = z.infer<typeof lotoCheck>

/** A lockout whole. */
export const lotoDetail = lotoRow.extend({
  reason: z.string(),
  location: z.string(),
  purpose: z.string(),
  notify: z.string(),
  shutdownSteps: z.string(),
  verification: z.string(),
  restorationSteps: z.string(),
  ppe: z.string(),
  workOrder: named,
  jsa: named,
  /** The crew of its analysis, or else that of whoever leads it. */
  crew: named,
  clonedFrom: z.object({ lotoId: z.string(), number: z.string() }).nullable(),
  /** To whom whoever asks may offer the lead: those who may lead, and whose personal lock is on. */
  takers: z.array(personLine),
  /** To whom the lead was offered; null while it is not. */
  handover: z.object({ to: personLine, from: personLine, at: z.string() }).nullable(),
  steps: z.array(lotoStep),
  authorizations: z.array(lotoAuthorization),
  /** The actions that were raised from it, the first one first. */
  actions: z.array(raisedAction),
  /** Whom it was shared with, the first one first; empty for who may not share it. */
  sharedWith: z.array(recordShare),
  /** What each move that whoever asks is shown asks to be ticked, by its event. */
  checklists: z.record(z.string(), z.array(lotoCheck)),
  /** What to look at, in sentences; nothing of it stops the work. */
  warnings: z.array(z.string()),
  history: page(historyEvent),
})
/** A lockout whole. */
export type LotoDetail = z.infer<typeof lotoDetail>

/** A lock that is on: whose, on what, since when. */
export const lotoHeld = z.object({
  /** Null for somebody without an account. */
  person: personLine.nullable(),
  /** What whoever holds it is called, with the company of somebody without an account. */
  name: z.string(),
  lockNumber: z.string(),
  /** The tag of the point; null for a personal lock on the group box, or beside the points. */
  pointTag: z.string().nullable(),
  device: z.string(),
  since: z.string(),
  /** Whole minutes until now. */
  minutes: z.int(),
  isLong: z.boolean(),
})
/** A lock that is on. */
export type LotoHeld = z.infer<typeof lotoHeld>

/** A machine that is out of service, with the locks that are on it. */
export const lotoBoardRow = lotoRow
  .pick({
    ...{ lotoId: true, number: true, title: true, status: true, asset: true, pad: true },
    ...{ primary: true, lockbox: true, pointCount: true, lockedCount: true, plannedEnd: true },
  })
  .extend({ held: z.array(lotoHeld) })
/** A machine that is out of service. */
export type LotoBoardRow = z.infer<typeof lotoBoardRow>

/** Who holds a lock, on what, for how long. */
export const lotoBoard = z.object({
  readAt: z.string(),
  machineCount: z.int(),
  lockCount: z.int(),
  peopleCount: z.int(),
  longCount: z.int(),
  /** The lockout whose planned end comes next; null where none has one that is to come. */
  nextEnd: z.object({ lotoId: z.string(), name: z.string(), at: z.string() }).nullable(),
  /** Those with the lock that is on longest first; at most a hundred. */
  machines: z.array(lotoBoardRow),
  /** The pads that whoever asks may narrow it to: those of the machines that are out of service. */
  pads: z.array(z.object({ id: z.string(), name: z.string() })),
})
/** Who holds a lock, on what, for how long. */
export type LotoBoard = z.infer<typeof lotoBoard>
