import * as z from 'zod'
import { call } from '../../call.ts'
import { listNames } from '../../lists.ts'
import { id } from '../../wire.ts'
import { followedRecords } from './subscriptions.vocabulary.ts'

// What somebody wants to hear of: a record that they follow, or whatever fits a saved filter of
// theirs. The specification names the area alone (decision 0084).

const source = 'spec 7, also listed; decision 0084'

/** What somebody wants to hear of: a record or a filter, the other is null. */
export const subscription = z.object({
  subscriptionId: z.string(),
  record: z
    .object({
      type: z.enum(followedRecords),
      id: z.string(),
      /** Null where it is gone, or not open to the person any more. */
      title: z.string().nullable(),
      number: z.string().nullable(),
    })
    .nullable(),
  filter: z
    .object({ savedFilterId: z.string(), type: z.enum(listNames), title: z.string() })
    .nullable(),
  createdAt: z.string(),
})
/** What somebody wants to hear of. */
export type Subscription = z.infer<typeof subscription>

const named = {
  recordType: z.enum(followedRecords).optional(),
  recordId: id.optional(),
}

const list = call({
  name: 'subscriptions.list',
  method: 'GET',
  path: '/subscriptions',
  summary: 'Lists what the person wants to hear of, the newest first.',
  status: 'decided',
  source,
  /** A record leaves the one that is about it. */
  input: z.object(named),
  content: z.array(subscription),
})

const save = call({
  name: 'subscriptions.save',
  method: 'POST',
  path: '/subscriptions',
  summary: 'Follows a record, or subscribes to a saved filter of one’s own.',
  status: 'decided',
  source,
  input: z
    .object({ ...named, savedFilterId: id.optional() })
    .refine(
      ({ recordType, recordId, savedFilterId }) =>
        savedFilterId === undefined
          ? recordType !== undefined && recordId !== undefined
          : recordType === undefined && recordId === undefined,
      'Name a record, or a saved filter.',
    ),
  content: z.object({ subscriptionId: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'subscriptions.remove',
  method: 'DELETE',
  path: '/subscriptions',
  summary: 'Ends one of one’s own subscriptions.',
  status: 'decided',
  source,
  input: z.object({ subscriptionId: id }),
  content: z.null(),
  problems: ['not_found'],
})

/** What somebody wants to hear of. */
export const subscriptions = { list, save, remove }
