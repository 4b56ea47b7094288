import { DatabaseClosed } from '../src/db/database-errors.ts'
import type { EngineLink, EnginePool } from '../src/db/engine.ts'

const waitMs = 8_000

/** An engine as one test file has it: it ends for that file, and lives on for the next. */
export class LentPool implements EnginePool {
  readonly #pool: EnginePool
  #inUse = 0
  #isClosed = false
  #onIdle: () => void = () => undefined

  constructor(pool: EnginePool) {
    this.#pool = pool
  }

  get engine() {
    return this.#pool.engine
  }

  get version() {
    return this.#pool.version
  }

  async acquire(): Promise<EngineLink> {
    if (this.#isClosed) {
      throw new DatabaseClosed()
    }
    this.#inUse += 1
    try {
      return await this.#pool.acquire()
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  release(link: EngineLink, discard: boolean): void {
    this.#pool.release(link, discard)
    this.#leave()
  }

  /** Rejects when somebody holds a connection to the last. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#inUse === 0) {
      return
    }
    await new Promise<void>((resolve, reject) => {
      const tooLate = () => reject(new Error('A connection of this test was never given back.'))
      const timer = setTimeout(tooLate, waitMs)
      this.#onIdle = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #leave(): void {
    this.#inUse -= 1
    if (this.#inUse === 0) {
      this.#onIdle()
    }
  }
}
