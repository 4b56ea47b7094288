import { AcquireTimeout, DatabaseClosed } from './database-errors.ts'

type Waiter = { grant: () => void; refuse: (error: Error) => void }

/**
 * A mutex that serves in order of arrival.
 *
 * A waiter that has waited too long is told so, and leaves the queue without disturbing the others.
 */
export class Turn {
  #taken = false
  #closed = false
  #waiters: Waiter[] = []

  take(timeoutMs: number): Promise<void> {
    if (this.#closed) {
      return Promise.reject(new DatabaseClosed())
    }
    return this.#wait(timeoutMs, () => new AcquireTimeout(timeoutMs))
  }

  give(): void {
    const next = this.#waiters.shift()
    if (next === undefined) {
      this.#taken = false
    } else {
      next.grant()
    }
  }

  /** Takes no newcomers from now on, and resolves once everybody who had asked has been served. */
  async close(timeoutMs: number): Promise<void> {
    this.#closed = true
    await this.#wait(timeoutMs, () => new AcquireTimeout(timeoutMs))
  }

  /** Refuses everybody in the queue, and all newcomers. */
  abandon(error: Error): void {
    this.#closed = true
    for (const waiter of this.#waiters.splice(0)) {
      waiter.refuse(error)
    }
  }

  #wait(timeoutMs: number, tooLate: () => Error): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        grant: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      }
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1)
        reject(tooLate())
      }, timeoutMs)
      this.#waiters.push(waiter)
    })
  }
}
