import * as z from 'zod'
import { personLine } from '../../vocabulary/person.ts'
import { written } from '../../wire.ts'
import { questionKeyMax } from '../../vocabulary/limits.ts'

// The records of the My Forms area (spec 3), spelled as on the wire.

/** The form that an elevated entry came from. */
export const elevatedForm = z.object({
  elevatedFromFormId: z.string(),
  elevatedFromName: z.string(),
})

/** The form of an entry, as a list row carries it. */
export const formOfEntry = z.object({
  id: z.string(),
  title: z.string(),
  formTypeName: z.string(),
  iconUrl: z.string(),
  subFormIds: z.array(z.string()),
  countryIds: z.array(z.string()),
  districtIds: z.array(z.string()),
  businessUnitIds: z.array(z.string()),
  departmentIds: z.array(z.string()),
  jobTitleIds: z.array(z.string()),
  passingPercentage: z.number().nullable(),
  notes: z.string(),
})

/** One row of the list. */
export const myForm = z.object({
  id: z.string(),
  number: z.string(),
  form: formOfEntry,
  formStatus: z.string(),
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  /** When it is due, where it was assigned to whoever has it; null for one that they began themselves. */
  dueAt: z.string().nullable(),
  /** Crew names, joined by commas. */
  crew: z.string(),
  /** Pad names, joined by commas, or N/A. */
  padNames: z.string(),
  /** The whole text; readers cut it at 300 characters (spec 5). */
  formTitleAnswer: z.string().nullable(),
  elevatedForm: elevatedForm.nullable(),
  isReopened: z.boolean(),
  /** Whether something of it was handed back, so that it waits for its submitter. */
  isHandedBack: z.boolean(),
  formSubFormCount: z.int(),
  dynamicSubFormCount: z.int(),
  actionCount: z.int(),
  upvoteCount: z.int(),
  isVoteAdded: z.boolean(),
  isCommentAdded: z.boolean(),
  /** The comments that the reader may see: private ones only with the right to. */
  commentCounter: z.int(),
  kudosCount: z.int(),
  isOwnSignPending: z.boolean(),
  isOwnApprovalPending: z.boolean(),
  isSignatureComplete: z.boolean(),
  score: z.number().nullable(),
  result: z.enum(['pass', 'fail', 'none']).nullable(),
  /** Whether a question failed that is critical, which fails the whole. */
  hasCriticalFailure: z.boolean(),
  submittedUserInfo: z.object({ personId: z.string(), fullName: z.string() }),
  rowVersion: z.int(),
})
/** One row of the list. */
export type MyForm = z.infer<typeof myForm>

/** The kinds of marks on a photo, as the form engine has them. */
export const photoMarkKinds = ['arrow', 'ellipse', 'box', 'line', 'pin'] as const
/** Their colours. */
export const photoMarkColours = ['red', 'blue', 'green', 'black'] as const

/** One mark on a photo; places are shares of its width and height from its upper left corner. */
export const photoMark = z.object({
  kind: z.enum(photoMarkKinds),
  points: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly(),
  colour: z.enum(photoMarkColours),
  /** Of a pin alone. */
  number: z.exactOptional(z.int()),
  text: z.exactOptional(z.string()),
})

/** A photo, a drawn signature or a file, kept beside an answer. */
export const answerMedia = z.object({
  uploadId: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** What was drawn on a photo, over its bytes. */
  marked: z.exactOptional(
    z.object({
      /** Counts how often the marks were set. */
      rev: z.int(),
      /** Of the photo as it is seen, in dots. */
      width: z.int(),
      height: z.int(),
      marks: z.array(photoMark).readonly(),
    }),
  ),
})

/** One answer as it is stored and travels; the shapes of `value` are the form engine's. */
export const answer = z.object({
  value: z.unknown(),
  note: z.string().optional(),
  media: z.array(answerMedia).readonly().optional(),
  signature: z
    .object({
      kind: z.enum(['drawn', 'typed']),
      name: z.string(),
      at: z.string(),
      personId: z.string().optional(),
      uploadId: z.string().optional(),
      /** Names the answers it was given for; it is void once one of them is changed. */
      answersRev: z.int().optional(),
    })
    .optional(),
  /** Counts the saves of this answer; a change names the one it was based on. */
  rev: z.int().optional(),
})
/** One answer as it travels. */
export type WireAnswer = z.infer<typeof answer>

/** What the engine found, so that a client without the engine can show it. */
export const entryState = z.object({
  score: z.number().nullable(),
  result: z.enum(['pass', 'fail', 'none']),
  hasCriticalFailure: z.boolean(),
  missing: z.array(
    z.object({
      key: z.string(),
      /** Null for the header and for questions outside sections. */
      sectionKey: z.string().nullable(),
      label: z.string(),
      message: z.string(),
    }),
  ),
})

/** What saving an answer says: how the entry stands now. */
export const savedState = z.object({
  revision: z.int(),
  formStatus: z.string(),
  revs: z.record(z.string(), z.int()),
  state: entryState,
})

/** An entry whole: its form's definition, answers and what is open to the reader now. */
export const myFormDetail = z.object({
  entry: myForm,
  /** The pinned version of the form, in the form engine's dialect. */
  definition: z.unknown(),
  formVersion: z.int(),
  /** The language of the form that its texts are shown in: the reader's, where the form has it. */
  language: z.string(),
  answers: z.record(z.string(), answer),
  revision: z.int(),
  state: entryState,
  can: z.object({
    fill: z.boolean(),
    submit: z.boolean(),
    delete: z.boolean(),
    /** Whether the reader may give it to somebody else to fill out. */
    handOver: z.boolean(),
    /** Whether it waits for the reader's own signature as a reviewer. */
    sign: z.boolean(),
    /** Whether the reader may open it to others: those whom it was shared with may not. */
    share: z.boolean(),
    /** Whether the reader may thank for it: nobody for a draft or their own, nor the owner of its form. */
    thank: z.boolean(),
  }),
  /**
   * Of a form that asks for actions, the questions that have one which is not cancelled, or are asked
   * for none any more because they were handed in and not handed back.
   */
  actionQuestions: z.array(z.string()),
  /** How many files are attached to it as a whole. */
  attachmentCount: z.int(),
  /** What is still being filled below it, at every depth, for who may fill it: it is handed in with it. */
  fillingBelow: z.array(z.object({ id: z.string(), number: z.string() })),
  /**
   * Names by picker type (district, businessUnit, crew, customer, pad, equipment, person), then by
   * code; of the last two those that the answers name.
   */
  names: z.record(z.string(), z.record(z.string(), z.string())),
  submitterTimeZone: z.string(),
  /**
   * While it is filled out: which answers stand as their person gave them the last time, and when they
   * handed that in; null where none do.
   */
  fromLast: z.object({ at: z.string(), keys: z.array(z.string()) }).nullable(),
  /**
   * When it was first handed in: how long it took counts until then. Null too for what was assigned
   * and came in all at once, of which nobody knows how long it took.
   */
  firstSubmittedAt: z.string().nullable(),
  /** Who assigned it, under what name and with what note; null for what was not, or is handed in. */
  assigned: z
    .object({ person: personLine, title: z.string(), note: z.string(), dueAt: z.string() })
    .nullable(),
  /** Who gave it back for filling last, and why; null for what was not handed in yet, or is not filled. */
  returned: z
    .object({
      event: z.enum(['reopen', 'reject']),
      person: personLine,
      at: z.string(),
      reason: z.string(),
    })
    .nullable(),
})
/** An entry whole. */
export type MyFormDetail = z.infer<typeof myFormDetail>

/** One changed answer of an autosave. */
export const answerChange = z.object({
  key: z.string().min(1).max(questionKeyMax),
  /** Null clears the answer. */
  value: z.unknown().default(null),
  note: written(1000).optional(),
  /** The revision that the change was made on; left out, the last writer wins. */
  baseRev: z.int().min(0).optional(),
})

/** An answer that somebody else changed in between: both are shown, theirs is kept on the server. */
export const answerConflict = z.object({
  key: z.string(),
  current: answer.nullable(),
})
