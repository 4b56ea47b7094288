import { isKey, keyFor } from '../editing/keys.ts'
import { questionCountMax } from '../limits.ts'
import type { Book } from './book.ts'
import { nothingBeside, readExtras, withoutFields, type Extras } from './extras.ts'
import { kindOf, type QuestionKind } from './kinds.ts'
import type { Report } from './report.ts'
import { textIn, type Row } from './table.ts'
import { declaredKind } from './type-cells.ts'
import { words } from './words.ts'

/** The column of what a question or section has beside what XLSForm has words for. */
export const itemExtras = 'bind::ehs:item'

/** How deep groups may stand in each other. */
export const groupDepthMax = 30

/** A row that became a section. */
export type SectionPlan = {
  readonly row: Row
  readonly key: string
  readonly extras: Extras
  readonly items: QuestionPlan[]
  intro?: Row
}

/** A row that became a question or display text. */
export type QuestionPlan = {
  readonly row: Row
  readonly key: string
  readonly kind: QuestionKind
  readonly extras: Extras
  /** The groups around it that are no sections here, from the outside in. */
  readonly groups: readonly Row[]
  /** The question whose “other” it asks for. */
  readonly asksOtherOf?: string
}

/** What a survey comes to: sections and questions in order, and what names stand for. */
export type Outline = {
  readonly items: readonly (SectionPlan | QuestionPlan)[]
  /** Questions by the names that the workbook has for them. */
  readonly byName: ReadonlyMap<string, QuestionPlan>
  /** The first group that stands deeper in others than any may. */
  readonly tooDeep: Row | undefined
}

/** Whether a row became a section. */
export function isSectionPlan(plan: SectionPlan | QuestionPlan): plan is SectionPlan {
  return 'items' in plan
}

/** A group that is open: a section, one in a section, or what cannot be taken. */
type Open = { readonly row: Row; readonly is: 'section' | 'group' | 'repeat' }

/** Reads the rows of the survey in order, and says of each what it became. */
export function outlineOf(book: Book, report: Report): Outline {
  const walk = new Walk(book, report)
  for (const row of book.survey.rows) {
    if (walk.tooDeep === undefined) {
      walk.take(row)
    }
  }
  return walk.end()
}

class Walk {
  readonly #book: Book
  readonly #report: Report
  readonly #items: (SectionPlan | QuestionPlan)[] = []
  readonly #byName = new Map<string, QuestionPlan>()
  readonly #keys = new Set<string>()
  readonly #open: Open[] = []
  #section: SectionPlan | undefined
  tooDeep: Row | undefined
  #count = 0

  constructor(book: Book, report: Report) {
    this.#book = book
    this.#report = report
  }

  take(row: Row): void {
    const extras = readExtras(row, itemExtras)
    const kind = declaredKind(kindOf(row, this.#book.lists), row, extras)
    if (kind.is === 'begin' && this.#open.length >= groupDepthMax) {
      this.tooDeep = row
    } else if (kind.is === 'end') {
      this.#end(row)
    } else if (this.#open.at(-1)?.is === 'repeat') {
      this.#say('refused', row, words.inRepeat)
      if (kind.is === 'begin') {
        this.#open.push({ row, is: 'repeat' })
      }
    } else if (kind.is === 'begin') {
      this.#begin(row, kind.repeats, extras)
    } else if (extras.is === 'intro' && this.#section !== undefined) {
      this.#section.intro = row
      this.#say('taken', row, words.intro)
    } else if (kind.is === 'refused') {
      this.#say('refused', row, kind.why)
    } else {
      this.#ask(row, kind, withoutFields(extras, ['type', 'key']))
    }
  }

  end(): Outline {
    for (const { row, is } of this.#open) {
      this.#say(is === 'repeat' ? 'refused' : 'changed', row, words.unended)
    }
    return { items: this.#items, byName: this.#byName, tooDeep: this.tooDeep }
  }

  #begin(row: Row, repeats: boolean, extras: Extras): void {
    if (repeats) {
      this.#say('refused', row, words.needs('questions that are asked several times in one entry'))
      this.#open.push({ row, is: 'repeat' })
    } else if (this.#section === undefined) {
      const key = this.#newKey(row, 'section')
      this.#section = {
        row,
        key,
        extras: withoutFields(extras, ['type', 'key', 'items']),
        items: [],
      }
      this.#items.push(this.#section)
      this.#open.push({ row, is: 'section' })
    } else {
      const hasLabel = [...row.texts.keys()].some(({ name }) => name === 'label')
      this.#say('changed', row, hasLabel ? words.nested : words.nestedUnlabelled)
      // What the group says goes before its questions, and shows as they do.
      if (hasLabel) {
        this.#ask(row, { is: 'question', type: 'note' }, nothingBeside)
      }
      this.#open.push({ row, is: 'group' })
    }
  }

  #end(row: Row): void {
    const open = this.#open.pop()
    if (open === undefined) {
      this.#say('refused', row, words.noBegin)
    } else if (open.is === 'repeat') {
      this.#say('refused', row, words.inRepeat)
    } else {
      this.#section = open.is === 'section' ? undefined : this.#section
      this.#say('taken', row, open.is === 'section' ? words.sectionEnd : words.groupEnd)
    }
  }

  #ask(row: Row, kind: QuestionKind, extras: Extras): void {
    this.#count += kind.hasOther === true ? 2 : 1
    if (this.#count > questionCountMax) {
      this.#say('refused', row, words.tooMany(questionCountMax))
      return
    }
    const groups = this.#open.filter(({ is }) => is === 'group').map((open) => open.row)
    const name = textIn(row, 'name')
    const key = this.#newKey(row, 'question')
    this.#add(name, { row, kind, extras, groups, key })
    if (kind.hasOther === true) {
      const otherKey = keyFor(`${key}_other`, this.#keys)
      this.#keys.add(otherKey)
      const text: QuestionKind = { is: 'question', type: 'text' }
      const asked = { row, kind: text, extras: nothingBeside, groups, key: otherKey }
      this.#add(`${name}_other`, { ...asked, asksOtherOf: key })
    }
  }

  #add(name: string, plan: QuestionPlan): void {
    const holder = this.#section?.items ?? this.#items
    holder.push(plan)
    if (!this.#byName.has(name)) {
      this.#byName.set(name, plan)
    }
  }

  #newKey(row: Row, otherwise: string): string {
    const name = textIn(row, 'name')
    const isFree = isKey(name) && !this.#keys.has(name)
    const key = isFree ? name : keyFor(name, this.#keys, otherwise)
    this.#keys.add(key)
    if (key !== name) {
      this.#say('changed', row, words.newName(name, key))
    }
    return key
  }

  #say(fate: 'taken' | 'changed' | 'refused', row: Row, message: string): void {
    const label = textIn(row, 'label') || textIn(row, 'name')
    const said = fate === 'refused' ? words.refused(label, message) : message
    this.#report[fate](this.#book.survey.sheet, row.number, said)
  }
}
