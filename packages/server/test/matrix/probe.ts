import { isProblemName, policyOf, type CallName, type Policy } from '@holdpoint/api'
import type { TieFinders } from '../../src/access.ts'
import type { Database } from '../../src/db/database.ts'
import { createDispatcher, type BoundHandler } from '../../src/dispatcher.ts'
import { fail } from '../../src/fail.ts'
import { handlers, ties } from '../../src/handlers.ts'
import type { Identity } from '../../src/identity.ts'
import { defaultServerSettings } from '../../src/settings.ts'
import type { TestServer } from '../harness.ts'
import type { Case } from './cases.ts'
import type { Outcome } from './judge.ts'

/** What may be taken out or put in another's place, to see that it is missed. */
export type ProbeChanges = {
  policyOf?: (call: CallName) => Policy
  ties?: TieFinders
  database?: Database
  /** Who the dispatcher takes a caller for. */
  takenFor?: (identity: Identity) => Identity
}

/** Runs a case to its end and says what it came to. */
export type Probe = (
  asked: Pick<Case, 'card' | 'input'> & { identity: Identity },
) => Promise<Outcome>

/**
 * The server's own dispatcher with its own finders and database. Only what handlers do is replaced:
 * each says that it was reached and ends, so that nothing is written and any call can be asked.
 */
export function createProbe(test: TestServer, changes: ProbeChanges = {}): Probe {
  const reached = new Set<string>()
  let asked = 0
  const dispatch = createDispatcher({
    database: changes.database ?? test.database,
    ports: test.ports,
    settings: { ...defaultServerSettings, sessionSecret: 'matrix' },
    handlers: probesFor((requestId) => {
      reached.add(requestId)
      return fail('row_changed', { details: { reached: requestId } })
    }),
    policyOf: changes.policyOf ?? policyOf,
    ties: changes.ties ?? ties,
    forgetSessions: () => undefined,
  })

  return async ({ card, input, identity }) => {
    asked += 1
    const requestId = `matrix-${asked}`
    // So that nobody asks too often.
    test.wait(2000)
    const caller = changes.takenFor?.(identity) ?? identity
    const answer = await dispatch(card, input, caller, { requestId, clientAddress: '127.0.0.1' })
    if (answer.kind === 'file') {
      throw new Error(`${card.name} answered a file without its handler.`)
    }
    const { problem } = answer.envelope
    const saysReached = problem?.details['reached'] === requestId
    if (saysReached !== reached.delete(requestId)) {
      throw new Error(`${card.name} went past its handler and answered something else.`)
    }
    if (saysReached) {
      return 'reached'
    }
    if (!isProblemName(problem?.name)) {
      throw new Error(`${card.name} answered ${answer.httpStatus} without a problem.`)
    }
    return problem.name
  }
}

/** A probe for each handler, of the same make: open ones stay open, checked ones check first. */
function probesFor(reach: (requestId: string) => never): Record<CallName, BoundHandler> {
  const probes = Object.entries(handlers).map(([name, handler]): [string, BoundHandler] => {
    const probe = (_input: unknown, context: { requestId: string }) =>
      Promise.resolve().then(() => reach(context.requestId))
    if (typeof handler === 'function') {
      return [name, probe]
    }
    return [name, 'open' in handler ? { open: probe } : { before: probe, handle: probe }]
  })
  // The same names as the handlers have, which are checked against the calls where they are bound.
  return Object.fromEntries(probes) as Record<CallName, BoundHandler>
}
