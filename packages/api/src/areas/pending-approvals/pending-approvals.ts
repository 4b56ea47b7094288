import * as z from 'zod'
import { call } from '../../call.ts'
import { listing, page } from '../../lists/listing.ts'
import { calendarDay, id, rowVersions, wireInteger, wireList, written } from '../../wire.ts'
import { actionsAtOnceMax } from '../actions/actions.vocabulary.ts'
import { approvalDelegation, approvalItem, approvalKinds } from './pending-approvals.records.ts'

// What waits for an approval: no record of its own, but a way to see and to decide what waits in
// other modules. Who may decide is told anew at the moment of the decision.

const source = 'spec 1, other modules; spec 2, route bases; decision 0056'

const list = call({
  name: 'pendingApprovals.list',
  method: 'GET',
  path: '/pending-approvals',
  summary: 'Lists what waits for the person’s approval: what is due first, then by risk.',
  status: 'decided',
  source,
  input: listing.pick({ pOffset: true }).extend({
    pLimit: wireInteger(1, 200).default(50),
    /** Only one kind. */
    kind: z.enum(approvalKinds).optional(),
  }),
  content: page(approvalItem),
})

/** Approves or rejects; each item of a bulk is decided or not by itself. */
const decide = call({
  name: 'pendingApprovals.decide',
  method: 'POST',
  path: '/pending-approvals',
  summary:
    'Approves or rejects up to a hundred waiting items of one kind, and says of each what came of it.',
  status: 'decided',
  source,
  input: z.object({
    kind: z.enum(approvalKinds),
    recordIds: wireList.pipe(z.array(id).min(1).max(actionsAtOnceMax)),
    /** The `rowVersion` of each, as it was seen: one that was changed since is not decided. */
    rowVersions,
    decision: z.enum(['approve', 'reject']),
    /** Wanted for a rejection. */
    reason: written(500).optional(),
  }),
  content: z.array(
    z.object({
      recordId: z.string(),
      isDone: z.boolean(),
      /** Why it was not done, such as "Already decided by Dana Okafor."; null where it was. */
      why: z.string().nullable(),
    }),
  ),
})

const delegations = call({
  name: 'pendingApprovals.delegations',
  method: 'GET',
  path: '/approval-delegations',
  summary: 'Lists who stands in for the person now or later, soonest first.',
  status: 'decided',
  source,
  input: z.object({}),
  content: z.array(approvalDelegation),
})

/** Lets somebody decide in one's place for some days. It widens nobody's permissions. */
const delegate = call({
  name: 'pendingApprovals.delegate',
  method: 'POST',
  path: '/approval-delegations',
  summary: 'Names somebody who decides in one’s place, for 60 days at most.',
  status: 'decided',
  source,
  input: z.object({ personId: id, startsOn: calendarDay, endsOn: calendarDay }),
  content: approvalDelegation,
})

const endDelegation = call({
  name: 'pendingApprovals.endDelegation',
  method: 'DELETE',
  path: '/approval-delegations',
  summary: 'Ends a delegation of one’s own.',
  status: 'decided',
  source,
  input: z.object({ delegationId: id }),
  content: z.null(),
  problems: ['forbidden'],
})

/** What waits for an approval. */
export const pendingApprovals = { list, decide, delegations, delegate, endDelegation }
