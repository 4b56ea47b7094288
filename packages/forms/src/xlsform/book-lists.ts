import { isKey, keyFor } from '../editing/keys.ts'
import type { Choice } from '../types.ts'
import type { Book } from './book.ts'
import type { NamedChoice } from './choice-lists.ts'
import type { QuestionPlan } from './outline.ts'
import { words } from './words.ts'

type Use = { readonly list: string; readonly hasOther: boolean }

/**
 * The lists that questions choose from. With “other” a list is another one. Each that is used more
 * than once is the form's own, so that a small workbook makes no enormous form.
 */
export class BookLists {
  readonly #book: Book
  readonly #withOther = new Map<string, readonly NamedChoice[]>()
  readonly #shared = new Map<string, Use & { readonly key: string }>()

  constructor(book: Book, plans: readonly QuestionPlan[]) {
    this.#book = book
    for (const use of this.#sharedUses(plans)) {
      const taken = [...this.#shared.values()].map(({ key }) => key)
      const wanted = use.hasOther ? `${use.list}_other` : use.list
      const isFree = isKey(wanted) && !taken.includes(wanted)
      this.#shared.set(this.#idOf(use), {
        ...use,
        key: isFree ? wanted : keyFor(wanted, taken, 'list'),
      })
    }
  }

  entriesOf(list: string, hasOther = false): readonly NamedChoice[] {
    const plain = this.#book.lists.get(list)?.entries ?? []
    if (!this.#isApart({ list, hasOther })) {
      return plain
    }
    const choice: Choice = { value: 'other', label: { [this.#book.languages[0]]: words.other } }
    const entries = this.#withOther.get(list) ?? [...plain, { name: choice.value, choice }]
    this.#withOther.set(list, entries)
    return entries
  }

  /** The key of a list that is the form's own. */
  sharedName(list: string, hasOther = false): string | undefined {
    return this.#shared.get(this.#idOf({ list, hasOther }))?.key
  }

  /** The lists that are the form's own, if it has any. */
  shared(): Readonly<Record<string, readonly Choice[]>> | undefined {
    if (this.#shared.size === 0 && this.#book.extras.lists === undefined) {
      return undefined
    }
    const lists = [...this.#shared.values()].map(({ key, list, hasOther }) => {
      const choices = this.entriesOf(list, hasOther).map(({ choice }) => choice)
      return [key, choices] as const
    })
    return Object.fromEntries(lists)
  }

  #sharedUses(plans: readonly QuestionPlan[]): Use[] {
    const named = this.#book.extras.lists?.filter((name) => this.#book.lists.has(name)) ?? []
    const seen = new Set<string>()
    const used = plans.flatMap(({ kind: { type, list, hasOther = false } }): Use[] => {
      // The choices of these come with their type.
      if (list === undefined || type === 'yesNo' || type === 'risk') {
        return []
      }
      const use = { list, hasOther }
      const isAgain = seen.has(this.#idOf(use))
      seen.add(this.#idOf(use))
      return isAgain ? [use] : []
    })
    const all = [...named.map((list) => ({ list, hasOther: false })), ...used]
    return [...new Map(all.map((use) => [this.#idOf(use), use])).values()]
  }

  /** Whether “other” makes another list of one. */
  #isApart({ list, hasOther }: Use): boolean {
    const entries = this.#book.lists.get(list)?.entries ?? []
    return hasOther && !entries.some(({ choice }) => choice.value === 'other')
  }

  #idOf(use: Use): string {
    return `${this.#isApart(use) ? 'other' : 'plain'} ${use.list}`
  }
}
