// What the rules of a form may ask for by its name, seen from where they stand.
import { isRepeating } from '../repeats.ts'
import type { FormDefinition, Question } from '../types.ts'
import type { Answering } from './answer-kinds.ts'

/**
 * What a rule may ask for: a question, or (as its `instances`) a section that is asked several times.
 */
export type Asked = Answering & { readonly key: string; readonly repeated?: Repeated }

/** Where a question is asked several times, and whether a rule stands beside it there. */
export type Repeated = { readonly section: string; readonly isBeside: boolean }

/** A question that a rule may ask for, and the section that asks it several times, if one does. */
export function askedFrom(
  question: Answering & { readonly key: string },
  section: string | undefined,
  here: string | undefined,
): Asked {
  const { key, type, many } = question
  return {
    key,
    type,
    ...(many === undefined ? {} : { many }),
    ...(section === undefined ? {} : { repeated: { section, isBeside: section === here } }),
  }
}

/** A section that is asked several times, as a rule may ask for it. */
export function askedSection(key: string): Asked {
  return { key, type: 'instances' }
}

/** What a form has to be asked for, by key. */
export class AskedByKey {
  readonly #questions = new Map<string, readonly [Question, string | undefined]>()
  readonly #sections = new Set<string>()

  constructor({ items }: FormDefinition) {
    for (const item of items) {
      const section = isRepeating(item) ? item.key : undefined
      for (const question of item.type === 'section' ? item.items : [item]) {
        this.#questions.set(question.key, [question, section])
      }
      if (section !== undefined) {
        this.#sections.add(section)
      }
    }
  }

  /** What has this key, for a rule in this section that is asked several times, or in none. */
  find(key: string, here: string | undefined): Asked | undefined {
    const [question, section] = this.#questions.get(key) ?? []
    if (question !== undefined) {
      return askedFrom(question, section, here)
    }
    return this.#sections.has(key) ? askedSection(key) : undefined
  }

  /** As much of it as says what its answer is, for a rule beside it. */
  answering(key: string): Answering | undefined {
    return this.#questions.get(key)?.[0] ?? this.find(key, undefined)
  }

  /** The section that asks this question several times. */
  sectionOf(key: string): string | undefined {
    return this.#questions.get(key)?.[1]
  }
}
