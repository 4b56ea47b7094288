import type { EngineLink, EnginePool, EngineResult } from './engine.ts'
import type { Parameter } from './parameter.ts'

/** What is told of the work on a database, for whoever measures it. No statement, no parameter. */
export interface DatabaseWatch {
  /** Somebody begins to wait for a connection. */
  waits: () => void
  /** They have one now, or have given up; they waited this long. */
  waited: (seconds: number, hasOne: boolean) => void
  /** They gave it back. */
  released: () => void
  /** A statement was answered; `command` is its first word, empty where it failed. */
  asked: (seconds: number, command: string) => void
}

/** A pool that tells of its work; in everything else it is the one inside. */
export class WatchedPool implements EnginePool {
  readonly #pool: EnginePool
  readonly #watch: DatabaseWatch

  constructor(pool: EnginePool, watch: DatabaseWatch) {
    this.#pool = pool
    this.#watch = watch
  }

  get engine() {
    return this.#pool.engine
  }

  get version() {
    return this.#pool.version
  }

  async acquire(): Promise<EngineLink> {
    const startedAt = performance.now()
    this.#watch.waits()
    try {
      const link = await this.#pool.acquire()
      this.#watch.waited(secondsSince(startedAt), true)
      return new WatchedLink(link, this.#watch)
    } catch (error) {
      this.#watch.waited(secondsSince(startedAt), false)
      throw error
    }
  }

  release(link: EngineLink, discard: boolean): void {
    this.#watch.released()
    this.#pool.release(link instanceof WatchedLink ? link.inner : link, discard)
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}

class WatchedLink implements EngineLink {
  readonly inner: EngineLink
  readonly #watch: DatabaseWatch

  constructor(inner: EngineLink, watch: DatabaseWatch) {
    this.inner = inner
    this.#watch = watch
  }

  async query(sql: string, parameters: readonly Parameter[]): Promise<EngineResult> {
    const startedAt = performance.now()
    try {
      const result = await this.inner.query(sql, parameters)
      this.#watch.asked(secondsSince(startedAt), result.command)
      return result
    } catch (error) {
      this.#watch.asked(secondsSince(startedAt), '')
      throw error
    }
  }

  script(sql: string): Promise<void> {
    return this.inner.script(sql)
  }
}

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000
