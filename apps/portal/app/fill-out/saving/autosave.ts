import type { Answer } from '@holdpoint/forms'
import type { Refusal } from '../language/refusal.ts'
import { backOff, type Clock } from './clock.ts'
import type { Change, Held, HeldBatch, SentChange } from './held.ts'
import { inParts, sendable } from './in-parts.ts'

/** An answer that somebody else changed in between. */
export type Conflict = { readonly key: string; readonly current: Answer | null }

/** What came of sending a batch. */
export type SaveReply =
  | {
      kind: 'saved'
      revs: Readonly<Record<string, number>>
      conflicts: readonly Conflict[]
      refused: readonly ({ key: string } & Refusal)[]
    }
  /** No answer, or one that asks for patience. Whether the batch arrived is unknown. */
  | { kind: 'unreachable'; waitMs?: number }
  | { kind: 'signedOut' }
  /** The key of the batch was used for something else. */
  | { kind: 'keyTaken' }
  /** Trying again would get the same answer. */
  | ({ kind: 'stopped' } & Refusal)

/** Carries a batch to the server. It must answer 'saved' only when the server did. */
export type SaveTransport = (
  changes: readonly SentChange[],
  idempotencyKey: string,
) => Promise<SaveReply>

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'retrying' }
  | { kind: 'signedOut' }
  | ({ kind: 'stopped' } & Refusal)

export interface AutosaveOptions {
  transport: SaveTransport
  clock: Clock
  newKey: () => string
  /** The revision of each answer that the page was given. */
  revs: Readonly<Record<string, number>>
  onState: (state: SaveState) => void
  /** These are on the server now, with these revisions. */
  onSaved: (changes: readonly Change[], revs: Readonly<Record<string, number>>) => void
  /**
   * Somebody else's answer stands where this change wanted to go. Answers whether the change goes
   * on top of it all the same, because only something beside its value was changed.
   */
  onConflict: (change: Change, current: Answer | null) => 'sendAgain' | 'ask'
  onRefused: (key: string, refusal: Refusal) => void
  /**
   * Keeps what waits in a second place. A batch is sent once it is kept there under its key, so
   * that whoever finds it later can repeat it under the same one.
   */
  keep?: (held: Held) => Promise<void>
}

/** Saves answers as they are given. One request at a time; what changes meanwhile waits its turn. */
export interface Autosave {
  /** Takes a change: a choice goes at once, typing when it pauses. The latest of a question counts. */
  take: (change: Change, pace: 'now' | 'pause') => void
  /** Forgets what waits for a question, when it turned into something that cannot be saved. */
  drop: (key: string) => void
  /** Sends what waits without the pause. */
  hurry: () => void
  /**
   * Sends what waits and answers whether the server has everything now. Something is sent even
   * when nothing waits, so that a yes also means that the server is there and knows the person.
   */
  settle: () => Promise<boolean>
  /** The page may be gone in a moment: everything goes out now, side by side. */
  farewell: () => void
  /** Tries again at once, after the network or the session came back. */
  wake: () => void
  /**
   * Learns revisions that another call has made, such as adding a photo: the next ones. Where
   * somebody else's stand in between, the next change must still meet their answer.
   */
  learn: (revs: Readonly<Record<string, number>>) => void
  /** The page shows these revisions now: the next change of one of them stands on it. */
  know: (revs: Readonly<Record<string, number>>) => void
  /** Sends what was held before, as it was and before anything else. */
  resume: (held: Held) => void
  /** What the server is not known to have. */
  unsaved: () => readonly Change[]
  /** Stops all timers; what was not sent stays unsent. */
  stop: () => void
}

export const typingPauseMs = 600
const keepPatienceMs = 1000

type Batch = { changes: readonly SentChange[]; key: string; tries: number }

export function createAutosave(options: AutosaveOptions): Autosave {
  const { transport, clock, newKey } = options
  const revs = new Map(Object.entries(options.revs))
  const waiting = new Map<string, Change>()
  let batch: Batch | null = null
  let resumed: HeldBatch[] = []
  let atRest: SaveState = { kind: 'idle' }
  let isSending = false
  /** Sends the batch that waits for the disk. */
  let launch: (() => void) | null = null
  let isStopped = false
  let callOffPause = () => {}
  let callOffRetry = () => {}
  let hopers: ((hasAll: boolean) => void)[] = []

  function setState(state: SaveState) {
    if (!isStopped) {
      options.onState(state)
    }
  }

  function send() {
    callOffPause()
    callOffRetry()
    if (isSending || isStopped) {
      return
    }
    const isNew = batch === null
    batch ??= resumedBatch() ?? nextBatch()
    isSending = true
    const sent = batch
    const keeping = isNew && sent.changes.length > 0 ? inTime(keep()) : undefined
    setState({ kind: sent.tries > 0 ? 'retrying' : 'saving' })
    const go = () => {
      launch = null
      void transport(sent.changes, sent.key)
        .catch((): SaveReply => ({ kind: 'unreachable' }))
        .then((reply) => {
          isSending = false
          receive(sent, reply)
        })
    }
    if (keeping === undefined) {
      go()
      return
    }
    launch = go
    void keeping.then(() => launch?.())
  }

  function resumedBatch(): Batch | undefined {
    const [held, ...rest] = resumed.splice(0, 1).flatMap(sendable)
    resumed.unshift(...rest)
    return held && { changes: held.changes, key: held.key ?? newKey(), tries: 0 }
  }

  function nextBatch(): Batch {
    const [now = []] = inParts([...waiting.values()])
    now.forEach(({ key }) => waiting.delete(key))
    return { changes: now.map((change) => withBase(change)), key: newKey(), tries: 0 }
  }

  function held(): Held {
    const rest = [...waiting.values()].map((change) => withBase(change))
    return [
      ...(batch === null || batch.changes.length === 0
        ? []
        : [{ changes: batch.changes, key: batch.key }]),
      ...resumed,
      ...(rest.length === 0 ? [] : [{ changes: rest }]),
    ]
  }

  function keep(): Promise<void> | undefined {
    return options.keep?.(held()).catch(() => undefined)
  }

  /** A disk that takes long does not keep the network waiting. */
  function inTime(work: Promise<void> | undefined): Promise<void> | undefined {
    return (
      work &&
      new Promise((resolve) => {
        const callOff = clock.after(keepPatienceMs, resolve)
        void work.then(() => {
          callOff()
          resolve()
        })
      })
    )
  }

  /**
   * A change that is made on top of one that is on its way stands on the revision which that one will
   * make. Naming none, it would win whenever it arrives, also over what was given long after it.
   */
  function withBase(change: Change, onItsWay: 0 | 1 = 0): SentChange {
    return { ...change, baseRev: (revs.get(change.key) ?? 0) + onItsWay }
  }

  function receive(sent: Batch, reply: SaveReply) {
    switch (reply.kind) {
      case 'saved':
        batch = null
        receiveSaved(sent, reply)
        return
      case 'unreachable': {
        // The same batch with the same key: should the first one have arrived, it counts once.
        sent.tries += 1
        callOffRetry = clock.after(Math.max(reply.waitMs ?? 0, backOff(sent.tries)), send)
        setState({ kind: 'retrying' })
        disappoint()
        return
      }
      case 'keyTaken':
        batch = { ...sent, key: newKey() }
        void keep()
        send()
        return
      case 'signedOut':
        setState({ kind: 'signedOut' })
        disappoint()
        return
      case 'stopped':
        takeBack(sent)
        void keep()
        setState(reply)
        disappoint()
        return
      default:
        reply satisfies never
    }
  }

  function receiveSaved(sent: Batch, reply: SaveReply & { kind: 'saved' }) {
    const unsavedKeys = new Set([...reply.conflicts, ...reply.refused].map(({ key }) => key))
    const saved = sent.changes.filter(({ key }) => !unsavedKeys.has(key)).map(withoutBase)
    learn(reply.revs)
    resumed = resumed.map((later) => rebased(later, reply.revs))
    options.onSaved(saved, reply.revs)
    for (const { key, current } of reply.conflicts) {
      revs.set(key, current?.rev ?? 0)
      const change = waiting.get(key) ?? sent.changes.find((candidate) => candidate.key === key)
      if (change === undefined) {
        continue
      }
      if (options.onConflict(withoutBase(change), current) === 'sendAgain') {
        waiting.set(key, withoutBase(change))
      } else {
        waiting.delete(key)
      }
    }
    for (const { key, ...refusal } of reply.refused) {
      options.onRefused(key, refusal)
    }
    if (waiting.size > 0 || resumed.length > 0) {
      send()
      return
    }
    void keep()
    atRest = { kind: 'saved', at: clock.now() }
    setState(atRest)
    const pleased = hopers
    hopers = []
    pleased.forEach((answer) => answer(true))
  }

  function takeBack(sent: Batch) {
    batch = null
    for (const change of sent.changes) {
      if (!waiting.has(change.key)) {
        waiting.set(change.key, withoutBase(change))
      }
    }
  }

  function disappoint() {
    const disappointed = hopers
    hopers = []
    disappointed.forEach((answer) => answer(false))
  }

  function learn(news: Readonly<Record<string, number>>) {
    for (const [key, rev] of Object.entries(news)) {
      revs.set(key, rev)
    }
  }

  return {
    take(change, pace) {
      waiting.set(change.key, change)
      void keep()
      // A batch that waits to be tried again keeps its turn; this change follows it.
      if (batch !== null) {
        return
      }
      callOffPause()
      if (pace === 'now') {
        send()
      } else {
        setState({ kind: 'saving' })
        callOffPause = clock.after(typingPauseMs, send)
      }
    },
    drop(key) {
      waiting.delete(key)
      void keep()
      if (waiting.size === 0) {
        callOffPause()
        if (batch === null) {
          setState(atRest)
        }
      }
    },
    hurry() {
      if (waiting.size > 0 && batch === null) {
        send()
      }
    },
    settle() {
      return new Promise((resolve) => {
        hopers.push(resolve)
        send()
      })
    },
    farewell() {
      launch?.()
      const onItsWay = new Set(batch?.changes.map(({ key }) => key))
      if (batch !== null && !isSending) {
        void transport(batch.changes, batch.key).catch(() => undefined)
      }
      const rest = [...waiting.values()].map((change) =>
        withBase(change, onItsWay.has(change.key) ? 1 : 0),
      )
      for (const part of inParts(rest)) {
        void transport(part, newKey()).catch(() => undefined)
      }
    },
    wake() {
      if (batch !== null || resumed.length > 0 || waiting.size > 0) {
        send()
      }
    },
    learn(news) {
      const next = Object.entries(news).filter(([key, rev]) => rev === (revs.get(key) ?? 0) + 1)
      learn(Object.fromEntries(next))
    },
    know: learn,
    resume(before) {
      resumed.push(...before)
      void keep()
      if (batch === null) {
        send()
      }
    },
    unsaved() {
      const sent = [batch?.changes ?? [], ...resumed.map(({ changes }) => changes)].flat()
      const unsaved = new Map(sent.map((change) => [change.key, withoutBase(change)]))
      waiting.forEach((change, key) => unsaved.set(key, change))
      return [...unsaved.values()]
    },
    stop() {
      isStopped = true
      callOffPause()
      callOffRetry()
      disappoint()
    },
  }
}

/**
 * What was never sent stands on what was just saved. What was sent once must be repeated as it was,
 * or its key would not fit.
 */
export function rebased(later: HeldBatch, revs: Readonly<Record<string, number>>): HeldBatch {
  if (later.key !== undefined) {
    return later
  }
  const changes = later.changes.map((change) => {
    const rev = revs[change.key]
    return rev === undefined ? change : { ...change, baseRev: rev }
  })
  return { changes }
}

function withoutBase({ baseRev: _baseRev, ...change }: SentChange): Change {
  return change
}
