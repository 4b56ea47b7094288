import { myFormsStart } from '@holdpoint/api/calls'
import { callApi } from '../../fill-out/saving/api-call.ts'
import { afterProblem } from '../../fill-out/saving/save-transport.ts'
import type { Refusal } from '../../fill-out/language/refusal.ts'
import type { UnsentBeginning } from '../unsent-records.ts'

/** What came of telling the server of an entry that was begun here. */
export type BeginReply =
  | { kind: 'begun' }
  | { kind: 'unreachable'; waitMs?: number }
  | { kind: 'signedOut' }
  | ({ kind: 'stopped' } & Refusal)

/** Tells the server of it. Its id is the key as well: sent by two tabs, or again, it is begun once. */
export async function sendBeginning(id: string, about: UnsentBeginning): Promise<BeginReply> {
  const startedAt = new Date(about.at).toISOString()
  const input = { ...about.of, newId: id, startedAt }
  const reply = await callApi(myFormsStart, input, { idempotencyKey: id })
  switch (reply.status) {
    case 200:
      return { kind: 'begun' }
    case 222:
    case 203:
      return { kind: 'stopped', message: reply.message }
    case 'problem': {
      const then = afterProblem(reply.problem)
      // One id is begun in one way, so that a second one is a matter for a person.
      return then.kind === 'keyTaken' ? { kind: 'stopped', message: reply.problem.message } : then
    }
  }
}
