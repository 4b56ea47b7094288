import * as z from 'zod'
import { raisedAction } from '../actions/actions.records.ts'
import { historyEvent } from '../../moves/history.records.ts'
import { page } from '../../lists/listing.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { recordFile } from '../../record-file.ts'
import { recordShare } from '../../record-share.ts'
import { personLine } from '../../vocabulary/person.ts'
import { riskNames } from '../../vocabulary/risk.ts'
import { hazardControl, masterHazard } from './jsa.hazards.records.ts'
import { jsaLanguages, jsaPermits, jsaShifts, jsaStates } from './jsa.vocabulary.ts'

// The records of job safety analyses (decision 0106). Moments are ISO 8601 with a zone.

/** A place or a company of the master data, as it is called. */
const named = z.object({ id: z.string(), name: z.string() }).nullable()

/** One row of the list. */
export const jsaRow = z.object({
  jsaId: z.string(),
  number: z.string(),
  title: z.string(),
  shift: z.enum(jsaShifts),
  status: z.enum(jsaStates),
  /** What was said when it came into this state, if a reason was asked for. */
  statusReason: z.string().nullable(),
  startsAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  crew: named,
  /** The colour of its crew. */
  crewColor: z.string().nullable(),
  pad: named,
  customer: named,
  well: z.string(),
  author: personLine,
  supervisor: personLine.nullable(),
  /** An exemplar: what others may learn from. */
  isStar: z.boolean(),
  /** Raised by each change that the crew signs anew; from 1. */
  revision: z.int(),
  /** Who is there, and who has left after signing. */
  attendeeCount: z.int(),
  /** How many of them have signed this revision, or had signed when they left. */
  signedCount: z.int(),
  /** Whole percent, rounded down; 0 without a crew. */
  signaturePercentage: z.int(),
  sseCount: z.int(),
  hazardCount: z.int(),
  /** The worst residual risk of its hazards; null while none is rated. */
  residualRisk: z.int().nullable(),
  residualRiskName: z.enum(riskNames).nullable(),
  /** How often the work was stopped. */
  stopCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When its sign-on was opened; null while it never was. */
  openedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({
    edit: z.boolean(),
    /** To say who is on the crew. */
    crew: z.boolean(),
    delete: z.boolean(),
    clone: z.boolean(),
    star: z.boolean(),
    /** To add oneself to the crew. */
    join: z.boolean(),
    /** To hold the tablet while others draw their signatures. */
    collect: z.boolean(),
    share: z.boolean(),
  }),
})
/** One row of the list. */
export type JsaRow = z.infer<typeof jsaRow>

/** A hazard of the job. */
export const jsaHazard = masterHazard
  .pick({
    ...{ categoryIds: true, tagIds: true, lossCategoryIds: true, title: true },
    ...{ initialLikelihood: true, initialSeverity: true, initialRisk: true },
    ...{ residualLikelihood: true, residualSeverity: true, residualRisk: true },
    ...{ initialRiskName: true, residualRiskName: true },
  })
  .extend({
    hazardId: z.string(),
    /** The step of the work that it lies in. */
    step: z.string(),
    description: z.string(),
    controls: z.array(hazardControl),
    ppe: z.string(),
    stopTrigger: z.string(),
    /** The hazard of the library that it was taken from; null for one of the crew's own. */
    masterHazardId: z.string().nullable(),
    /** The version of it that the library has now. */
    masterVersion: z.int().nullable(),
    /** The library says something newer than what was taken. */
    isMasterNewer: z.boolean(),
    /** The library has taken it out of use since. */
    isMasterRetired: z.boolean(),
  })
/** A hazard of the job. */
export type JsaHazard = z.infer<typeof jsaHazard>

/** Somebody of the crew. */
export const attendee = z.object({
  attendeeId: z.string(),
  /** Null for a visitor. */
  person: personLine.nullable(),
  name: z.string(),
  /** Of a visitor; empty for a colleague. */
  company: z.string(),
  role: z.string(),
  isSSE: z.boolean(),
  mentor: personLine.nullable(),
  /** The mentor is of the crew and has not left. */
  isMentorHere: z.boolean(),
  /** The language that they are briefed in. */
  language: z.enum(jsaLanguages),
  signedAt: z.string().nullable(),
  /** The revision that was signed; an older one is to be signed again. */
  signedRevision: z.int().nullable(),
  /** Signed, and for the revision that holds. */
  isSigned: z.boolean(),
  /** The language of the statement that was signed, and its words; null where none is kept. */
  signedLanguage: z.enum(jsaLanguages).nullable(),
  statement: z.string().nullable(),
  signatureKind: z.enum(['drawn', 'typed']).nullable(),
  /** The drawing, for `jsa.signature`; null for a typed one. */
  uploadId: z.string().nullable(),
  /** Whose device it was signed on, where that was somebody else's. */
  witness: personLine.nullable(),
  leftAt: z.string().nullable(),
  /** Is there, or was until the job ended: an older revision that they signed is not the one that holds. */
  isHere: z.boolean(),
  can: z.object({ sign: z.boolean(), leave: z.boolean(), return: z.boolean() }),
})
/** Somebody of the crew. */
export type Attendee = z.infer<typeof attendee>

/** What a revision has changed, as the crew reads it before they sign it. */
export const jsaRevision = z.object({ revision: z.int(), text: z.string() })
/** What a revision has changed. */
export type JsaRevision = z.infer<typeof jsaRevision>

/** An analysis whole. */
export const jsaDetail = jsaRow.extend({
  description: z.string(),
  location: z.string(),
  permits: z.array(z.enum(jsaPermits)),
  ppe: z.string(),
  emergency: z.string(),
  weather: z.string(),
  simops: z.string(),
  /** What each revision has changed, oldest first; none in the first one. */
  changes: z.array(jsaRevision),
  /** What the crew has learnt; null until the job is closed. */
  lessons: z.string().nullable(),
  /** The analysis that it was copied from. */
  clonedFrom: z.object({ jsaId: z.string(), number: z.string() }).nullable(),
  hazards: z.array(jsaHazard),
  attendees: z.array(attendee),
  files: z.array(recordFile),
  /** The actions that were raised from it, the first one first. */
  actions: z.array(raisedAction),
  /** Whom it was shared with, the first one first; empty for who may not share it. */
  sharedWith: z.array(recordShare),
  /** What to look at before the work begins, in sentences; nothing of it stops the work. */
  warnings: z.array(z.string()),
  history: page(historyEvent),
  can: jsaRow.shape.can.extend({
    /** To add files. */
    files: z.boolean(),
    removeFiles: z.boolean(),
  }),
})
/** An analysis whole. */
export type JsaDetail = z.infer<typeof jsaDetail>
