import { createHash } from 'node:crypto'

/**
 * Names for prepared statements: the same text always gets the same name, on every connection.
 *
 * Only a text that comes a second time is named, and only so many of them, because each name holds
 * memory in every connection and lists of varying length make new texts without end.
 */
export class StatementNames {
  readonly #limit: number
  readonly #names = new Map<string, string>()
  readonly #seenOnce = new Set<string>()

  constructor(limit = 300) {
    this.#limit = limit
  }

  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined || this.#names.size >= this.#limit) {
      return known
    }
    if (!this.#seenOnce.delete(sql)) {
      this.#rememberOnce(sql)
      return undefined
    }
    const name = `hp_${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`
    this.#names.set(sql, name)
    return name
  }

  #rememberOnce(sql: string): void {
    if (this.#seenOnce.size >= this.#limit) {
      this.#seenOnce.clear()
    }
    this.#seenOnce.add(sql)
  }
}
