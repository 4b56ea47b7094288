import { isKey, keyFor } from '../editing/keys.ts'
import { questionCountMax } from '../limits.ts'
import type { Book } from './book.ts'
import { nothingBeside, readExtras, withoutFields, type Extras } from './extras.ts'
import { kindOf, type QuestionKind } from './kinds.ts'
import type { Report } from './report.ts'
import { textIn, type Row } from './table.ts'
import { isTableHead, isTableRow, saysTable } from './tables-in.ts'
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
  /** Whether its questions are asked several times. */
  readonly repeats: boolean
  /** The groups and the section around it, from the outside in. */
  readonly groups: readonly Row[]
  intro?: Row
  /** Whether something in it says that it is the row, or the whole, of a table. */
  hasTable: boolean
}

/** A row that became a question or display text. */
export type QuestionPlan = {
  readonly row: Row
  readonly key: string
  readonly kind: QuestionKind
  readonly extras: Extras
  /** The groups around it that are no sections here, from the outside in. */
  readonly groups: readonly Row[]
  /** The key of the section that asks it several times. */
  readonly repeatedIn?: string
  /** The question whose “other” it asks for. */
  readonly asksOtherOf?: string
}

/** What a survey comes to: sections and questions in order, and what names stand for. */
export type Outline = {
  readonly items: readonly (SectionPlan | QuestionPlan)[]
  /** Questions by the names that the workbook has for them. */
  readonly byName: ReadonlyMap<string, QuestionPlan>
  /** The keys of sections that are asked several times, by the names that the workbook has for them. */
  readonly repeats: ReadonlyMap<string, string>
  /** The first group that stands deeper in others than any may. */
  readonly tooDeep: Row | undefined
}

/** Whether a row became a section. */
export function isSectionPlan(plan: SectionPlan | QuestionPlan): plan is SectionPlan {
  return 'items' in plan
}

/** A group that is open: a section (asked once or several times), one in a section, or what cannot be taken. */
type Open = { readonly row: Row; readonly is: 'section' | 'repeat' | 'group' | 'refused' }

/** A section of which what is asked several times is a part in the workbook. */
type Parted = { readonly row: Row; readonly key: string; readonly extras: Extras; isPart: boolean }

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

type Groups = { readonly groups?: readonly Row[] }

/** What no extras say of a section. */
const notOfRow = ['type', 'key', 'items'] as const

/** What is said of the first of the sections that one was parted in. */
const ofFirstPart = ['intro', 'passPercent'] as const

class Walk {
  readonly #book: Book
  readonly #report: Report
  readonly #items: (SectionPlan | QuestionPlan)[] = []
  readonly #byName = new Map<string, QuestionPlan>()
  readonly #repeats = new Map<string, string>()
  readonly #keys = new Set<string>()
  readonly #open: Open[] = []
  #section: SectionPlan | undefined
  #parted: Parted | undefined
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
    } else if (this.#open.at(-1)?.is === 'refused') {
      this.#say('refused', row, words.inRepeat)
      if (kind.is === 'begin') {
        this.#open.push({ row, is: 'refused' })
      }
    } else if (kind.is === 'begin') {
      if (kind.repeats) {
        this.#beginRepeat(row, kind.changes ?? [], extras)
      } else {
        this.#begin(row, extras)
      }
    } else if (extras.is === 'intro' && this.#section !== undefined) {
      this.#section.intro = row
      this.#say('taken', row, words.intro)
    } else if (kind.is === 'refused') {
      this.#say('refused', row, kind.why)
    } else if (isChosen(kind) && isTableHead(row)) {
      this.#head(row)
    } else {
      this.#ask(row, kind, withoutFields(extras, ['type', 'key']))
    }
  }

  end(): Outline {
    for (const { row, is } of this.#open) {
      this.#say(is === 'refused' ? 'refused' : 'changed', row, words.unended)
    }
    this.#endParted()
    return {
      items: this.#items,
      byName: this.#byName,
      repeats: this.#repeats,
      tooDeep: this.tooDeep,
    }
  }

  #begin(row: Row, extras: Extras): void {
    if (this.#section === undefined && this.#parted === undefined) {
      const key = this.#newKey(row, 'section')
      this.#addSection({ row, key, extras: withoutFields(extras, notOfRow), repeats: false })
      this.#open.push({ row, is: 'section' })
    } else {
      const isLabelled = hasLabel(row)
      this.#say('changed', row, isLabelled ? words.nested : words.nestedUnlabelled)
      if (saysTable(row)) {
        this.#say('changed', row, words.nestedTable)
      }
      // What the group says goes before its questions, and shows as they do.
      if (isLabelled) {
        this.#ask(row, { is: 'question', type: 'note' }, nothingBeside)
      }
      this.#open.push({ row, is: 'group' })
    }
  }

  #beginRepeat(row: Row, changes: readonly string[], extras: Extras): void {
    if (this.#open.some(({ is }) => is === 'repeat')) {
      this.#say('refused', row, words.repeatInRepeat)
      this.#open.push({ row, is: 'refused' })
      return
    }
    const isInside = this.#open.length > 0
    for (const change of [...changes, ...(isInside ? [words.repeatInSection] : [])]) {
      this.#say('changed', row, change)
    }
    this.#endPart()
    const key = this.#newKey(row, 'section')
    const groups = this.#open.map((open) => open.row)
    this.#addSection({
      row,
      key,
      extras: withoutFields(extras, notOfRow),
      repeats: true,
      groups,
    })
    const name = textIn(row, 'name')
    if (!this.#repeats.has(name)) {
      this.#repeats.set(name, key)
    }
    this.#open.push({ row, is: 'repeat' })
  }

  #addSection(plan: Pick<SectionPlan, 'row' | 'key' | 'extras' | 'repeats'> & Groups): void {
    this.#section = { groups: [], ...plan, items: [], hasTable: false }
    this.#items.push(this.#section)
  }

  /** What was asked of a section before something in it that is asked several times, is a section. */
  #endPart(): void {
    const part = this.#section
    if (part === undefined) {
      return
    }
    this.#section = undefined
    const isPart = part.items.length > 0 || part.intro !== undefined
    if (!isPart) {
      this.#items.pop()
    }
    const { row, key, extras } = part
    this.#parted ??= { row, key, extras, isPart }
  }

  /** What is asked behind it goes on in another section of the same words. */
  #goOn(): void {
    const parted = this.#parted
    if (parted === undefined || this.#section !== undefined) {
      return
    }
    const { row, isPart } = parted
    const key = isPart ? keyFor(parted.key, this.#keys, 'section') : parted.key
    this.#keys.add(key)
    const extras = isPart ? withoutFields(parted.extras, ofFirstPart) : parted.extras
    if (isPart) {
      this.#say('changed', row, words.goesOn)
    }
    parted.isPart = true
    this.#addSection({ row, key, extras, repeats: false })
  }

  #endParted(): void {
    if (this.#parted?.isPart === false) {
      this.#say('changed', this.#parted.row, words.onlyRepeats)
    }
    this.#parted = undefined
  }

  #end(row: Row): void {
    const open = this.#open.pop()
    switch (open?.is) {
      case undefined:
        this.#say('refused', row, words.noBegin)
        return
      case 'refused':
        this.#say('refused', row, words.inRepeat)
        return
      case 'repeat':
        this.#section = undefined
        this.#say('taken', row, words.repeatEnd)
        return
      case 'section':
        this.#section = undefined
        this.#endParted()
        this.#say('taken', row, words.sectionEnd)
        return
      case 'group':
        this.#say('taken', row, words.groupEnd)
    }
  }

  /** The head of a table says what its rows are about, and asks for nothing. */
  #head(row: Row): void {
    this.#say('changed', row, words.tableHead)
    if (hasLabel(row)) {
      this.#ask(row, { is: 'question', type: 'note' }, nothingBeside)
    }
  }

  #ask(row: Row, kind: QuestionKind, extras: Extras): void {
    this.#count += kind.hasOther === true ? 2 : 1
    if (this.#count > questionCountMax) {
      this.#say('refused', row, words.tooMany(questionCountMax))
      return
    }
    this.#goOn()
    const within = this.#open.findLastIndex(({ is }) => is === 'section' || is === 'repeat')
    const groups = this.#open.slice(within + 1).map((open) => open.row)
    const section = this.#section
    // What takes several answers is a row elsewhere, and none here.
    const isRow = isTableRow(row) && kind.type !== 'multiChoice'
    if (section !== undefined && (isRow || groups.some(saysTable))) {
      section.hasTable = true
    }
    const repeated = section?.repeats === true ? { repeatedIn: section.key } : {}
    const name = textIn(row, 'name')
    const key = this.#newKey(row, 'question')
    this.#add(name, { row, kind, extras, groups, key, ...repeated })
    if (kind.hasOther === true) {
      const otherKey = keyFor(`${key}_other`, this.#keys)
      this.#keys.add(otherKey)
      const text: QuestionKind = { is: 'question', type: 'text' }
      const asked = { row, kind: text, extras: nothingBeside, groups, key: otherKey, ...repeated }
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

function hasLabel(row: Row): boolean {
  return [...row.texts.keys()].some(({ name }) => name === 'label')
}

function isChosen({ type }: QuestionKind): boolean {
  return type === 'yesNo' || type === 'choice' || type === 'multiChoice'
}
