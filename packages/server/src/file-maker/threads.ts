import { Worker, type TransferListItem } from 'node:worker_threads'
import { fail } from '../fail.ts'
import type { Reply } from './reply.ts'

/** A thread that is lent for one piece of work; it answers one request after the other. */
export interface Thread<Request> {
  ask: (request: Request, moved?: readonly TransferListItem[]) => Promise<Uint8Array>
}

/** A few threads of one kind, and a line in front of them. */
export interface Threads<Request> {
  /** Lends a thread for a piece of work; throws `too_many_requests` when the line is full. */
  lend: <Made>(work: (thread: Thread<Request>) => Promise<Made>) => Promise<Made>
}

export type ThreadsOptions = {
  /** Says what the thread runs, in the names of its files. */
  name: string
  threadsMax: number
  waitingMax: number
  /** How long an idle thread is kept, since it starts slowly. */
  idleMs?: number
  /** How long one answer may take; a thread that takes longer is ended. */
  answerMaxMs?: number
}

type Pending = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }

// A workbook holds one page of rows at a time, so this is a bound for what nobody thought of.
const heapMaxMb = 192
const retryAfterS = 5

/** Keeps threads of one kind for the whole process. None is started before it is needed. */
export function openThreads<Request>({
  name,
  threadsMax,
  waitingMax,
  idleMs = 60_000,
  answerMaxMs = 120_000,
}: ThreadsOptions): Threads<Request> {
  const idle: OwnThread<Request>[] = []
  const waiting: (() => void)[] = []
  let lent = 0

  async function turn(): Promise<void> {
    if (lent < threadsMax) {
      lent += 1
      return
    }
    if (waiting.length >= waitingMax) {
      fail('too_many_requests', { retryAfterS })
    }
    // Whoever gives a thread back hands its place over, so the count stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function pass(): void {
    const next = waiting.shift()
    if (next === undefined) {
      lent -= 1
    } else {
      next()
    }
  }

  return {
    async lend(work) {
      await turn()
      const thread = idle.pop() ?? new OwnThread<Request>(name, answerMaxMs)
      try {
        thread.use()
        return await work(thread)
      } finally {
        if (thread.isAlive) {
          idle.push(thread)
          thread.rest(idleMs, () => idle.splice(idle.indexOf(thread), 1))
        }
        pass()
      }
    },
  }
}

class OwnThread<Request> implements Thread<Request> {
  isAlive = true
  readonly #worker: Worker
  readonly #answerMaxMs: number
  #pending: Pending | undefined
  #idleTimer: NodeJS.Timeout | undefined

  constructor(name: string, answerMaxMs: number) {
    this.#answerMaxMs = answerMaxMs
    this.#worker = new Worker(...programOf(name))
    this.#worker.on('message', (reply: Reply) => this.#settle(reply))
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', (code) => this.#end(new Error(`A thread ended with code ${code}.`)))
  }

  use(): void {
    clearTimeout(this.#idleTimer)
    this.#worker.ref()
  }

  /** Holds up nobody's exit while it has nothing to do, and goes after a while. */
  rest(idleMs: number, onLeave: () => void): void {
    this.#worker.unref()
    this.#idleTimer = setTimeout(() => {
      onLeave()
      this.isAlive = false
      void this.#worker.terminate()
    }, idleMs).unref()
  }

  async ask(request: Request, moved: readonly TransferListItem[] = []): Promise<Uint8Array> {
    if (!this.isAlive) {
      throw new Error('The thread has ended.')
    }
    const timer = setTimeout(() => {
      this.#end(new Error(`A thread took longer than ${this.#answerMaxMs / 1000} s.`))
      void this.#worker.terminate()
    }, this.#answerMaxMs)
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        this.#pending = { resolve, reject }
        this.#worker.postMessage(request, moved)
      })
    } finally {
      clearTimeout(timer)
    }
  }

  #settle(reply: Reply): void {
    const pending = this.#pending
    this.#pending = undefined
    if (reply.ok) {
      pending?.resolve(reply.bytes)
    } else {
      pending?.reject(new Error(reply.message, { cause: reply.stack }))
    }
  }

  #end(error: Error): void {
    this.isAlive = false
    this.#pending?.reject(error)
    this.#pending = undefined
  }
}

/** Beside a bundle lies the thread's own bundle; from source it is loaded with the types left out. */
function programOf(name: string): ConstructorParameters<typeof Worker> {
  const isSource = import.meta.url.endsWith('.ts')
  const options = { name, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapMaxMb } }
  // Names of their own, because bundlers rewrite `new Worker(new URL(...))` when they see it whole.
  const file = isSource ? './from-source.mjs' : `./${name}.worker.js`
  return [new URL(file, import.meta.url), { ...options, workerData: `./${name}.worker.ts` }]
}
