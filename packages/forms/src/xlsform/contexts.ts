import type { Choice } from '../types.ts'
import { BookLists } from './book-lists.ts'
import type { Book } from './book.ts'
import { askedSection } from './asked.ts'
import type { CellContext } from './cells-out.ts'
import { isSectionPlan, type Outline, type QuestionPlan } from './outline.ts'
import { namesIn } from './names-in.ts'
import { answeringOf, type RowContext } from './question-in.ts'
import type { Report } from './report.ts'
import { textIn } from './table.ts'
import { words } from './words.ts'

/** What rows are read with, and what they would be written with. */
export type Contexts = {
  readonly rows: RowContext
  /** What names stand for within a section that is asked several times, or outside of any. */
  readonly findIn: (section: string | undefined) => RowContext['find']
  readonly cells: CellContext
  /** The section that asks a question several times. */
  readonly sectionOf: (key: string) => string | undefined
  /** The lists that are the form's own, if it has any. */
  readonly lists: Readonly<Record<string, readonly Choice[]>> | undefined
}

/** What the names in a workbook stand for. */
export function contextsOf(book: Book, outline: Outline, report: Report): Contexts {
  const plans = outline.items.flatMap((plan) => (isSectionPlan(plan) ? plan.items : [plan]))
  const byKey = new Map(plans.map((plan) => [plan.key, plan]))
  const sections = [...outline.repeats.values()].map((key) => [key, askedSection(key)] as const)
  const repeats = new Map(sections)
  const lists = new BookLists(book, plans)
  tellUnused(book, plans, lists, report)
  const [first] = book.languages
  return {
    rows: {
      first,
      find: namesIn(outline, undefined),
      entriesOf: (list, hasOther) => lists.entriesOf(list, hasOther),
      sharedName: (list, hasOther) => lists.sharedName(list, hasOther),
      titleName: titleNameOf(book, outline, report),
    },
    findIn: (section) => namesIn(outline, section),
    sectionOf: (key) => byKey.get(key)?.repeatedIn,
    cells: {
      languages: book.languages,
      questionOf: (key) => {
        const plan = byKey.get(key)
        return plan === undefined ? repeats.get(key) : answeringOf(plan.kind)
      },
      choiceName: (key, value) => {
        const list = book.lists.get(byKey.get(key)?.kind.list ?? '')
        return list?.entries.find(({ choice }) => choice.value === value)?.name ?? value
      },
    },
    lists: lists.shared(),
  }
}

function tellUnused(
  book: Book,
  plans: readonly QuestionPlan[],
  lists: BookLists,
  report: Report,
): void {
  const used = new Set(plans.map(({ kind }) => kind.list))
  for (const { sheet, name, row } of book.lists.values()) {
    if (!used.has(name) && lists.sharedName(name) === undefined) {
      report.refused(sheet, row, words.unusedList(name))
    }
  }
}

/** The question that names an entry, where that is all that names it, and is asked once. */
function titleNameOf(book: Book, outline: Outline, report: Report): string | undefined {
  const { settings } = book
  const cell = settings === undefined ? '' : textIn(settings.row, 'instance_name')
  const name = /^\$\{\s*([^{}\s]+)\s*\}$/.exec(cell)?.[1]
  const isOfOne = name !== undefined && outline.byName.get(name)?.repeatedIn === undefined
  if (settings !== undefined && cell !== '' && !isOfOne) {
    report.changed(settings.sheet, settings.row.number, words.setting('instance_name'))
  }
  return isOfOne ? name : undefined
}
