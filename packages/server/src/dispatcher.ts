import { setTimeout as pause } from 'node:timers/promises'
import type { Call, CallName, NamedCall, Policy, Tie } from '@holdpoint/api'
import { requireAccess, requireRecord, type TieFinders } from './access.ts'
import { answerOf, failureOf, type Answer, type HandlerResult } from './answer.ts'
import { appendAudit, appendAudits } from './audit.ts'
import { networkOf } from './client-network.ts'
import { toConstraint } from './db/constraint.ts'
import type { Database, Queryable } from './db/database.ts'
import { snapshotsOf } from './db/snapshot.ts'
import { transaction } from './db/transaction.ts'
import { fail, NotDoneError, RefusalError } from './fail.ts'
import type {
  AuditEvent,
  BeforeContext,
  HandlerContext,
  OpenContext,
  PersonContext,
} from './handler.ts'
import type { Grant, Identity, Person } from './identity.ts'
import { claim, fingerprintOf, recall, remember, type IdempotencyKey } from './idempotency.ts'
import { parseInput } from './input.ts'
import type { Ports } from './ports/ports.ts'
import { createRateLimits } from './rate-limits.ts'
import { logRefusal } from './security-log.ts'
import type { ServerSettings } from './settings.ts'

/** What comes with a call beside its input. */
export type Origin = {
  requestId: string
  clientAddress: string
  /** The origin of our own pages, where it is known. */
  ownOrigin?: string | undefined
  idempotencyKey?: string | undefined
  ifMatch?: number | undefined
  /** The call comes from a browser on our own origin, which keeps secrets in cookies. */
  keepsCookies?: boolean
}

type PersonWork = (input: unknown, context: PersonContext) => Promise<HandlerResult>
type CheckedWork = {
  before: (input: unknown, context: BeforeContext) => Promise<void>
  handle: PersonWork
}
type OpenWork = {
  open: (input: unknown, context: OpenContext) => Promise<HandlerResult>
  countedAs?: (input: unknown, settings: ServerSettings) => string | undefined
}

/** A handler as the dispatcher runs it: the types of its call are checked where it is bound. */
export type BoundHandler = PersonWork | CheckedWork | OpenWork

export interface DispatcherParts {
  database: Database
  ports: Ports
  settings: ServerSettings
  handlers: Readonly<Record<CallName, BoundHandler>>
  policyOf: (call: CallName) => Policy
  /** By kind: how the record of a call is tied to a person. */
  ties: TieFinders
  forgetSessions: () => void
}

/** One call on its way through. */
type Passage = { card: NamedCall; input: unknown; origin: Origin; grant: Grant | undefined }

export type Dispatch = (
  card: NamedCall,
  rawInput: unknown,
  identity: Identity,
  origin: Origin,
) => Promise<Answer>

const writingTries = 3

/**
 * The one way into every handler: who, may they, parse, how often, said before?, transaction,
 * handle, answer. One place commits or rolls back, and one place turns failures into problems.
 */
export function createDispatcher(parts: DispatcherParts): Dispatch {
  const takeToken = createRateLimits()
  const inSnapshot = snapshotsOf(parts.database)

  async function run(
    card: NamedCall,
    rawInput: unknown,
    identity: Identity,
    origin: Origin,
  ): Promise<Answer> {
    const person = requireAccess(card.name, parts.policyOf(card.name), identity)
    const handler = parts.handlers[card.name]
    const { grant } = identity
    const passage: Passage = { card, input: parseInput(card, rawInput), origin, grant }
    await requireToken(passage, handler, person)
    if (isOpen(handler)) {
      return runOpen(passage, handler, identity)
    }
    if (person === undefined) {
      return fail('not_signed_in')
    }
    return card.method === 'GET'
      ? runReading(passage, workOf(handler), person)
      : runWriting(passage, handler, person)
  }

  /** People are counted one by one; nobody is counted by network, unless they can show more. */
  async function requireToken(
    { card, input, origin }: Passage,
    handler: BoundHandler,
    person: Person | undefined,
  ): Promise<void> {
    const own = isOpen(handler) ? handler.countedAs?.(input, parts.settings) : undefined
    const who =
      own === undefined
        ? person === undefined
          ? `network ${networkOf(origin.clientAddress)}`
          : `person ${person.personId}`
        : `own ${own}`
    const waitS = takeToken(who, card.rate, parts.ports.clock.now().getTime())
    if (waitS > 0) {
      if (card.rate === 'signIn') {
        await pause(parts.settings.refusedSignInMs)
      }
      fail('too_many_requests', { retryAfterS: waitS })
    }
  }

  async function runReading(passage: Passage, work: PersonWork, person: Person): Promise<Answer> {
    const db = parts.database.kysely
    const ties = await requireRecordOf(passage, db, person)
    const audit = () => Promise.reject(new Error('A reading call leaves nothing to record.'))
    const context = {
      ...baseContext(db, passage.origin),
      person,
      ties,
      grant: passage.grant,
      audit,
      forgetSessions: noChange,
      afterwards: noChange,
    }
    const result = await work(passage.input, context)
    return answerOf(passage.card, result, passage.origin.requestId)
  }

  async function runWriting(
    passage: Passage,
    handler: PersonWork | CheckedWork,
    person: Person,
  ): Promise<Answer> {
    const { card, input, origin, grant } = passage
    const { kysely } = parts.database
    const key = await keyOf(kysely, passage, person)
    if (typeof handler === 'object') {
      const before = key && (await recall(kysely, key))
      if (before) {
        return { kind: 'envelope', ...before }
      }
      await requireRecordOf(passage, kysely, person)
      await handler.before(input, { ...outsideContext(origin), person })
    }
    const works = new Set<() => void>()
    const afterwards = (work: () => void) => void works.add(work)
    const forgetSessions = () => afterwards(parts.forgetSessions)
    const answer = await inTransactionTried<Answer>(async (db) => {
      const before = key && (await claim(db, key, parts.ports.clock.now()))
      if (before) {
        return { kind: 'envelope', ...before }
      }
      const ties = await requireRecordOf(passage, db, person)
      const audit = (...events: AuditEvent[]) => writeAudit(db, person, passage, events)
      const asked = { person, ties, grant, audit, forgetSessions, afterwards }
      const context = { ...baseContext(db, origin), ...asked }
      const result = await workOf(handler)(input, context)
      const given = answerOf(card, result, origin.requestId)
      const kept = toRemember(card, result, given, origin.requestId)
      if (key && kept.kind === 'envelope') {
        await remember(db, key, kept)
      }
      return given
    })
    // Only now: whoever was looked up before the commit was found with the rights of before.
    works.forEach((work) => work())
    return answer
  }

  async function runOpen(
    { card, input, origin }: Passage,
    handler: OpenWork,
    identity: Identity,
  ): Promise<Answer> {
    if (parts.policyOf(card.name).record !== null) {
      throw new Error(`${card.name} is open to anyone, so it cannot stand for records.`)
    }
    const result = await handler.open(input, {
      ...outsideContext(origin),
      identity,
      ownOrigin: origin.ownOrigin,
      keepsCookies: origin.keepsCookies ?? false,
      idempotencyKey: origin.idempotencyKey,
      forgetSessions: parts.forgetSessions,
    })
    return answerOf(card, result, origin.requestId)
  }

  /** Two audit rows of one record may race for their number: the loser is run again. */
  async function inTransactionTried<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await transaction(parts.database, work)
      } catch (error) {
        if (tries >= writingTries || !isLostRace(error)) {
          throw error
        }
      }
    }
  }

  function requireRecordOf(
    { card, input }: Passage,
    db: Queryable,
    person: Person,
  ): Promise<ReadonlySet<Tie>> {
    return requireRecord(
      parts.policyOf(card.name),
      parts.ties,
      db,
      person,
      input,
      parts.ports.clock.now(),
    )
  }

  function baseContext(db: Queryable, origin: Origin): Omit<HandlerContext, 'audit'> {
    return {
      db,
      inSnapshot,
      cacheOwner: parts.database,
      ports: parts.ports,
      settings: parts.settings,
      now: parts.ports.clock.now(),
      requestId: origin.requestId,
      clientAddress: origin.clientAddress,
      ifMatch: origin.ifMatch,
    }
  }

  function outsideContext(origin: Origin): Omit<BeforeContext, 'person'> {
    return {
      ...baseContext(parts.database.kysely, origin),
      inTransaction: inTransactionTried,
    }
  }

  function writeAudit(
    db: Queryable,
    person: Person,
    { origin, grant }: Passage,
    events: readonly AuditEvent[],
  ): Promise<void> {
    const stamp = {
      shardKey: person.shardKey,
      personId: person.personId,
      apiKeyId: grant?.apiKeyId ?? person.apiKeyId,
      at: parts.ports.clock.now(),
      requestId: origin.requestId,
    }
    const [first, ...others] = events
    return first !== undefined && others.length === 0
      ? appendAudit(db, stamp, first)
      : appendAudits(db, stamp, events)
  }

  async function runRefusable(...call: Parameters<Dispatch>): Promise<Answer> {
    try {
      return await run(...call)
    } catch (error) {
      const [card, , , { requestId }] = call
      if (error instanceof NotDoneError) {
        return answerOf(card, { status: 203, message: error.message }, requestId)
      }
      if (error instanceof RefusalError) {
        const { content, errors } = error
        return answerOf(card, { status: 222, content, errors }, requestId)
      }
      throw error
    }
  }

  return async (card, rawInput, identity, origin) => {
    try {
      return await runRefusable(card, rawInput, identity, origin)
    } catch (error) {
      const { requestId, clientAddress } = origin
      const secret = parts.settings.sessionSecret
      const { log } = parts.ports
      logRefusal(error, { call: card.name, requestId, clientAddress }, { log, secret })
      return failureOf(error, card.name, requestId, log)
    }
  }
}

async function keyOf(
  db: Queryable,
  { card, input, origin }: Passage,
  { shardKey, personId }: Person,
): Promise<IdempotencyKey | undefined> {
  const key = origin.idempotencyKey
  if (key === undefined) {
    return undefined
  }
  const fingerprint = await fingerprintOf(db, card, shardKey, input)
  return { shardKey, personId, key, call: card.name, fingerprint }
}

/** A reading call changes no rights. */
function noChange(): never {
  throw new Error('A reading call leaves sessions as they are.')
}

/** What of an answer may be kept for a repeated post: all of it, unless the handler says less. */
function toRemember(card: Call, result: HandlerResult, given: Answer, requestId: string): Answer {
  return result.status === 200 && result.remembered !== undefined
    ? answerOf(card, { ...result, content: result.remembered }, requestId)
    : given
}

function isOpen(handler: BoundHandler): handler is OpenWork {
  return typeof handler === 'object' && 'open' in handler
}

function workOf(handler: PersonWork | CheckedWork): PersonWork {
  return typeof handler === 'object' ? handler.handle : handler
}

function isLostRace(error: unknown): boolean {
  const broken = toConstraint(error)
  return broken?.kind === 'unique' && broken.constraint.startsWith('audit_events')
}
