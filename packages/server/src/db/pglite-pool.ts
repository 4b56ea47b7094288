import { Worker } from 'node:worker_threads'
import { parserOf } from './column-types.ts'
import type { DatabaseLog } from './database.ts'
import {
  DatabaseClosed,
  DatabaseNotOpened,
  DatabaseWorkerStopped,
  SqlError,
} from './database-errors.ts'
import type { DatabaseUnavailable } from './database-errors.ts'
import type { EngineLink, EnginePool, EngineResult } from './engine.ts'
import type { Parameter } from './parameter.ts'
import type { WorkerFault, WorkerReply, WorkerResult, WorkerStart } from './pglite-worker.mjs'
import { StatementNames } from './statement-names.ts'
import { Turn } from './turn.ts'

type Answer = { result: WorkerResult | null; archive: Uint8Array | null }
type Pending = { resolve: (answer: Answer) => void; reject: (error: Error) => void }
type Request =
  | { kind: 'query'; sql: string; parameters: readonly Parameter[]; name: string | null }
  | { kind: 'exec'; sql: string }
  | { kind: 'dump' }
  | { kind: 'close' }

// A name of its own, because bundlers rewrite `new Worker(new URL(...))` when they see it whole.
const besideThisFile = new URL('./pglite-worker.mjs', import.meta.url)
const closeWaitMs = 8_000

export type PglitePoolOptions = WorkerStart & {
  acquireTimeoutMs: number
  onLog: (entry: DatabaseLog) => void
  /** Default: the worker beside this file. */
  workerFile?: URL | undefined
}

/** The embedded database in its own thread: one connection, handed out in turn. */
export class PglitePool implements EnginePool {
  readonly engine = 'pglite'
  readonly #worker: Worker
  readonly #names = new StatementNames()
  readonly #turn = new Turn()
  readonly #pending = new Map<number, Pending>()
  readonly #acquireTimeoutMs: number
  readonly #onLog: (entry: DatabaseLog) => void
  #lastId = 0
  #version = ''
  #closing: Promise<void> | undefined
  #stopped: DatabaseUnavailable | undefined

  static async open(options: PglitePoolOptions): Promise<PglitePool> {
    const pool = new PglitePool(options)
    try {
      await pool.#opened()
    } catch (error) {
      await pool.#worker.terminate()
      const place = options.folder === null ? 'in memory' : `in ${options.folder}`
      throw new DatabaseNotOpened(
        `The embedded database ${place} could not be opened: ${messageOf(error)}`,
        { cause: error },
      )
    }
    return pool
  }

  private constructor({
    folder,
    snapshotFile,
    isSynced,
    acquireTimeoutMs,
    onLog,
    workerFile = besideThisFile,
  }: PglitePoolOptions) {
    this.#acquireTimeoutMs = acquireTimeoutMs
    this.#onLog = onLog
    const start: WorkerStart = { folder, snapshotFile, isSynced }
    // Without the loaders of the main thread: the worker is plain JavaScript and starts faster so.
    this.#worker = new Worker(workerFile, { workerData: start, execArgv: [], name: 'database' })
    this.#worker.on('message', (reply: WorkerReply) => this.#settle(reply))
    this.#worker.on('error', (error) => this.#stop(error))
    this.#worker.on('exit', (code) => this.#stop(new Error(`exit code ${code}`)))
  }

  get version(): string {
    return this.#version
  }

  async acquire(): Promise<EngineLink> {
    if (this.#stopped !== undefined) {
      throw this.#stopped
    }
    await this.#turn.take(this.#acquireTimeoutMs)
    return {
      query: async (sql, parameters) => {
        const name = this.#names.nameOf(sql) ?? null
        const { result } = await this.#ask({ kind: 'query', sql, parameters, name })
        return toResult(result)
      },
      script: async (sql) => {
        await this.#ask({ kind: 'exec', sql })
      },
    }
  }

  release(_link: EngineLink, discard: boolean): void {
    if (!discard || this.#stopped !== undefined) {
      this.#turn.give()
      return
    }
    // The one connection cannot be thrown away, so whatever is left open on it is undone instead.
    void this.#ask({ kind: 'exec', sql: 'rollback' })
      .catch((error: unknown) => this.#warn('The connection could not be reset', error))
      .finally(() => this.#turn.give())
  }

  async dump(): Promise<Uint8Array> {
    const link = await this.acquire()
    try {
      const { archive } = await this.#ask({ kind: 'dump' })
      return archive ?? new Uint8Array()
    } finally {
      this.release(link, false)
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    if (this.#stopped !== undefined) {
      return
    }
    await this.#turn
      .close(closeWaitMs)
      .catch((error: unknown) => this.#warn('The database closes with work unfinished', error))
    await this.#ask({ kind: 'close' }).catch((error: unknown) =>
      this.#warn('The database did not close in order', error),
    )
    await this.#worker.terminate()
  }

  async #opened(): Promise<void> {
    await new Promise<Answer>((resolve, reject) => this.#pending.set(0, { resolve, reject }))
    const { result } = await this.#ask({
      kind: 'query',
      sql: 'show server_version',
      parameters: [],
      name: null,
    })
    this.#version = String(toResult(result).rows[0]?.['server_version'])
  }

  async #ask(request: Request): Promise<Answer> {
    if (this.#stopped !== undefined) {
      throw this.#stopped
    }
    this.#lastId += 1
    const id = this.#lastId
    // Awaited here, so that the error's stack leads to the query and not to the message handler.
    return await new Promise<Answer>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#worker.postMessage({ ...request, id })
    })
  }

  #settle(reply: WorkerReply): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (reply.ok) {
      pending?.resolve(reply)
    } else {
      pending?.reject(toError(reply.fault))
    }
  }

  #stop(reason: Error): void {
    if (this.#stopped !== undefined) {
      return
    }
    const inOrder = this.#closing !== undefined
    this.#stopped = inOrder
      ? new DatabaseClosed()
      : new DatabaseWorkerStopped(
          `The thread of the embedded database stopped (${reason.message}). Start Holdpoint again.`,
          { cause: reason },
        )
    for (const pending of this.#pending.values()) {
      pending.reject(this.#stopped)
    }
    this.#pending.clear()
    this.#turn.abandon(this.#stopped)
    if (!inOrder) {
      this.#onLog({ level: 'error', message: this.#stopped.message, error: reason })
    }
  }

  #warn(what: string, error: unknown): void {
    this.#onLog({ level: 'warn', message: `${what}: ${messageOf(error)}` })
  }
}

function toResult(result: WorkerResult | null): EngineResult {
  if (result === null) {
    return { rows: [], command: '', affectedRows: 0 }
  }
  const columns = result.columns.map(({ name, type }) => ({ name, parse: parserOf(type) }))
  const rows = result.rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (const [index, { name, parse }] of columns.entries()) {
      const text = values[index]
      row[name] = text === null || text === undefined ? null : parse(text)
    }
    return row
  })
  return { rows, command: result.command, affectedRows: result.affectedRows }
}

function toError(fault: WorkerFault): Error {
  const { code } = fault
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code)
    ? new SqlError({ ...fault, code })
    : new Error(fault.message)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
