import * as z from 'zod'
import { actionPriorities } from '../actions/actions.vocabulary.ts'
import { personLine } from '../../vocabulary/person.ts'

/** What may wait for an approval. A module adds its kind. */
export const approvalKinds = [
  ...(['form', 'action', 'file', 'sheet'] as const),
  ...(['jsa', 'loto_template', 'sqr'] as const),
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** Something that waits for whoever asks: a read model over the records themselves. */
export const approvalItem = z.object({
  kind: z.enum(approvalKinds),
  /** The record that waits, such as an entry, an action or an analysis. */
  recordId: z.string(),
  number: z.string(),
  title: z.string(),
  requestedBy: personLine,
  requestedAt: z.string(),
  /** YYYY-MM-DD; null where nothing says when. */
  dueOn: z.string().nullable(),
  /** What is asked for, such as "Verify" or "Sign as reviewer". */
  step: z.string(),
  risk: z.enum(actionPriorities).nullable(),
  /** Why it waits for this person: their own, or somebody's whom they stand in for. */
  delegatedFrom: personLine.nullable(),
  /** Whether a signature is asked for, which is given on its own page; else a decision. */
  isSignature: z.boolean(),
  /** Whether it may be decided from a list, without having been looked at just now. */
  canDecide: z.boolean(),
  rowVersion: z.int(),
})
/** Something that waits for whoever asks. */
export type ApprovalItem = z.infer<typeof approvalItem>

/** Who decides for whom, from a day through a day. */
export const approvalDelegation = z.object({
  delegationId: z.string(),
  person: personLine,
  startsOn: z.string(),
  endsOn: z.string(),
})
/** Who decides for whom. */
export type ApprovalDelegation = z.infer<typeof approvalDelegation>
