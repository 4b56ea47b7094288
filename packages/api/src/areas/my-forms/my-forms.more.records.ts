import * as z from 'zod'
import { actionStatuses } from '../actions/actions.vocabulary.ts'
import { personLine } from '../../vocabulary/person.ts'
import { answer } from './my-forms.records.ts'

/** An action that hangs on an entry. */
export const myFormAction = z.object({
  /** Who raised it: the entry's submitter (`my_form`), or somebody who looked at it. */
  type: z.enum(['my_form', 'review_form']),
  myFormId: z.string(),
  action: z.object({
    actionId: z.string(),
    number: z.string(),
    title: z.string(),
    status: z.enum(actionStatuses),
    assignedTo: personLine,
    /** YYYY-MM-DD. */
    dueOn: z.string(),
  }),
})
/** An action that hangs on an entry. */
export type MyFormAction = z.infer<typeof myFormAction>

/** How many files may be attached to an entry as a whole; the number is ours. */
export const myFormFilesMax = 30

/**
 * A photo or a drawn signature of an answer, or a file that was attached to an entry as a whole; its
 * bytes come from `my-form-answer-image`.
 */
export const myFormAttachment = z.object({
  uploadId: z.string(),
  kind: z.enum(['photo', 'signature', 'file']),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** `''` for a file of the whole entry. */
  questionKey: z.string(),
  /** The question in the form's own words; `''` for a file of the whole entry. */
  questionLabel: z.string(),
  /** Who attached a file to the whole entry, and when; null where it answers a question. */
  added: z.object({ person: personLine, at: z.string() }).nullable(),
})
/** A photo or a drawn signature of an answer, or a file of an entry as a whole. */
export type MyFormAttachment = z.infer<typeof myFormAttachment>

/** What was signed with; the picture of a drawn one comes from `my-form-answer-image`. */
const signedWith = z.object({
  kind: z.enum(['drawn', 'typed']),
  name: z.string(),
  uploadId: z.string().optional(),
})

/** What a listed signer or approver is asked for, and what came of it. */
export const myFormApproval = z.object({
  id: z.string(),
  person: personLine,
  task: z.enum(['sign', 'approve']),
  /** What the signature stands for, such as "Reviewed". */
  meaning: z.string(),
  /** Approvals go step by step, from 1. */
  step: z.int(),
  /** Passed: somebody else of the step has decided for all. */
  status: z.enum(['pending', 'done', 'refused', 'passed']),
  /** Whether each of a step decides, or one for all. */
  mode: z.enum(['all', 'any']),
  /** In whose place they decide, as a deputy; null in their own. */
  deputyFor: z.string().nullable(),
  /** What was said with the decision. */
  note: z.string().nullable(),
  signedAt: z.string().nullable(),
  signature: signedWith.nullable(),
})
/** What a listed signer or approver is asked for. */
export type MyFormApproval = z.infer<typeof myFormApproval>

/** One line of an entry's history. */
export const myFormHistoryEvent = z.object({
  at: z.string(),
  /** Null for what the service did by itself. */
  person: personLine.nullable(),
  recordType: z.enum(['my_form', 'my_form_comment']),
  /** The entry's id, or the comment's. */
  recordId: z.string(),
  action: z.string(),
  /**
   * What changed, with a question's own words where it was an answer, and from what to what. Both are
   * null where only the name of it is told: comments, addresses, and, to others than its submitter,
   * answers that were typed before the entry was first handed in.
   */
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  reason: z.string().nullable(),
})
/** One line of an entry's history. */
export type MyFormHistoryEvent = z.infer<typeof myFormHistoryEvent>

/** An entry as it was handed in at one time. */
export const myFormVersion = z.object({
  version: z.int(),
  at: z.string(),
  /** Who handed it in. */
  person: personLine,
  score: z.number().nullable(),
  /** The version of the form that was filled out. */
  formVersion: z.int(),
  answers: z.record(z.string(), answer),
  /** The files that were attached to it as a whole by then. */
  files: z.array(myFormAttachment),
  /** What was signed and decided on just these answers and files, the first first. */
  given: z.array(
    z.object({
      person: personLine,
      task: z.enum(['sign', 'approve']),
      status: z.enum(['done', 'refused']),
      /** What the signature or the decision stands for. */
      meaning: z.string(),
      at: z.string(),
      /** Null for a decision. */
      signature: signedWith.nullable(),
    }),
  ),
})
/** An entry as it was handed in at one time. */
export type MyFormVersion = z.infer<typeof myFormVersion>
