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

/** A photo or a drawn signature of an entry; its bytes come from `my-form-answer-image`. */
export const myFormAttachment = z.object({
  uploadId: z.string(),
  kind: z.enum(['photo', 'signature']),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  questionKey: z.string(),
  /** The question in the form's own words. */
  questionLabel: z.string(),
})
/** A photo or a drawn signature of an entry. */
export type MyFormAttachment = z.infer<typeof myFormAttachment>

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
  /** What was signed with; the picture of a drawn one comes from `my-form-answer-image`. */
  signature: z
    .object({
      kind: z.enum(['drawn', 'typed']),
      name: z.string(),
      uploadId: z.string().optional(),
    })
    .nullable(),
})
/** What a listed signer or approver is asked for. */
export type MyFormApproval = z.infer<typeof myFormApproval>

/** One line of an entry's history. It names what changed and holds no values. */
export const myFormHistoryEvent = z.object({
  at: z.string(),
  /** Null for what the service did by itself. */
  person: personLine.nullable(),
  recordType: z.enum(['my_form', 'my_form_comment']),
  /** The entry's id, or the comment's. */
  recordId: z.string(),
  action: z.string(),
  /** What changed, with a question's own words where it was an answer. */
  fields: z.array(z.object({ key: z.string(), label: z.string() })),
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
})
