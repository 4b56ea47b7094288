import { policyOf, type CallName, type NamedCall, type Tie } from '@holdpoint/api'
import { createDispatcher, type BoundHandler } from '../../src/dispatcher.ts'
import { receiveUploads } from '../../src/files/receive-uploads.ts'
import { handlers, ties } from '../../src/handlers.ts'
import { createApiHandler } from '../../src/http/api-handler.ts'
import { defaultServerSettings } from '../../src/settings.ts'
import type { Caller, RecordFacts } from '../matrix/facts.ts'
import { openMatrixWorld } from '../matrix/world.ts'
import type { RecordIds } from '../valid-input/inputs.ts'
import { rememberRows } from './restorable.ts'

/** Somebody who sends requests; the main one is let through wherever anybody is. */
export type FuzzCaller = Caller & { isMain: boolean }

export interface FuzzServer {
  /** Ids for a call: of each kind a record that is open to the main caller, and they fit together. */
  idsFor: (card: NamedCall) => RecordIds
  callersOf: (card: NamedCall) => readonly [FuzzCaller, ...FuzzCaller[]]
  send: (
    request: Request,
    caller: FuzzCaller,
  ) => Promise<{ response: Response; isReached: boolean }>
  /** Puts every row back to where it was in the beginning. */
  restore: () => Promise<void>
  /** What was logged as an error. */
  failures: readonly unknown[]
  close: () => Promise<void>
}

/** The API's own door, dispatcher and handlers, with a note taken of which requests reach one. */
export async function openFuzzServer(): Promise<FuzzServer> {
  const { test, people, callers, firstIds, recordsOf } = await openMatrixWorld()
  const { database, ports } = test
  const settings = { ...defaultServerSettings, sessionSecret: 'fuzz'.repeat(8) }
  const reached = { now: false }
  const dispatch = createDispatcher({
    database,
    ports,
    settings,
    handlers: noted(() => (reached.now = true)),
    policyOf,
    ties,
    forgetSessions: () => undefined,
  })
  const api = createApiHandler({
    dispatch,
    receive: (request, identity, kindOfFile) =>
      receiveUploads(request, identity.kind === 'person' ? identity.person : undefined, {
        db: database.kysely,
        ports,
        settings,
        kindOfFile,
      }),
    log: ports.log,
  })
  const restore = await rememberRows(database)
  const named = (name: string): Caller => {
    const caller = callers.find((candidate) => candidate.name === name)
    return caller ?? raise(`Nobody of the matrix is ${name}.`)
  }
  const others = [named('nobody'), named('a person with no keys')]

  const isTiedBy = (tie: Exclude<Tie, 'all'>, { hasLeft, tied }: RecordFacts) =>
    tie === 'left' ? hasLeft === true : tied[tie]?.includes(people.actor) === true

  return {
    idsFor: (card) => {
      const { record: rule } = policyOf(card.name)
      if (rule === null) {
        return firstIds
      }
      const opened = recordsOf(rule.kind).find(
        ({ id, facts }) =>
          id !== null && rule.ties.some(({ tie }) => tie === 'all' || isTiedBy(tie, facts)),
      )
      const own = opened?.id ? { [rule.kind]: opened.id } : {}
      return { ...firstIds, ...own, ...opened?.beside }
    },
    callersOf: (card) => {
      const isForHosts = policyOf(card.name).access === 'host'
      const mainName = isForHosts
        ? "another site's server with every scope"
        : 'a person with all keys'
      const main: FuzzCaller = { ...named(mainName), isMain: true }
      const rest = others.map((caller): FuzzCaller => ({ ...caller, isMain: false }))
      return [main, main, main, main, main, main, main, main, ...rest]
    },
    send: async (request, { identity }) => {
      reached.now = false
      // So that nobody asks too often.
      test.wait(3000)
      const origin = { requestId: 'fuzz', clientAddress: '127.0.0.1' }
      const response = await api.handle(request, identity, origin)
      return { response, isReached: reached.now }
    },
    restore,
    failures: test.failures,
    close: () => test.close(),
  }
}

/** The handlers themselves, each saying that it was reached before it runs. */
function noted(note: () => void): Record<CallName, BoundHandler> {
  // Each handler was checked against its own call where the table is written.
  const bound = handlers as unknown as Record<CallName, BoundHandler>
  const noting = Object.entries(bound).map(([name, handler]): [string, BoundHandler] => {
    if (typeof handler === 'function') {
      return [name, (input, context) => (note(), handler(input, context))]
    }
    if ('open' in handler) {
      const open: typeof handler.open = (input, context) => (note(), handler.open(input, context))
      return [name, { ...handler, open }]
    }
    const before: typeof handler.before = (input, context) => (
      note(),
      handler.before(input, context)
    )
    return [name, { ...handler, before }]
  })
  return Object.fromEntries(noting) as Record<CallName, BoundHandler>
}

function raise(sentence: string): never {
  throw new Error(sentence)
}
