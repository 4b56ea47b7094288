import { everythingOf, takesAnswer } from '../structure.ts'
import type { FormDefinition, Item } from '../types.ts'
import { Assembly } from './assemble.ts'
import { readBook, type Book } from './book.ts'
import { withoutUnknownCalculations } from './calculations.ts'
import { withoutCircles } from './circles.ts'
import { withExtras, withoutFields } from './extras.ts'
import { tellLost, withKept } from './kept.ts'
import type { Tell } from './labels.ts'
import {
  groupDepthMax,
  isSectionPlan,
  outlineOf,
  type Outline,
  type QuestionPlan,
  type SectionPlan,
} from './outline.ts'
import { Report, type Lines } from './report.ts'
import { contextsOf, type Contexts } from './contexts.ts'
import { cellText, columnCountMax, excessOf, rowCountMax, type Sheets } from './sheets.ts'
import { textIn } from './table.ts'
import { words } from './words.ts'

/** What came of a workbook: a definition, or why there is none, and what became of its rows. */
export type XlsFormReading = Lines &
  (
    | { readonly definition: FormDefinition; readonly why: null }
    | { readonly definition: null; readonly why: string }
  )

/** What a workbook is read for. */
export type XlsFormTarget = {
  readonly key: string
  /** What was written of the form until now. */
  readonly before?: FormDefinition
}

/**
 * Reads an XLSForm. What has no word here is said row by row and left out; what `toXlsForm` wrote
 * comes back as it was. Never throws. A workbook may carry parts of a definition as JSON, so what
 * comes out is as trustworthy as the workbook: have it judged as any other definition. A workbook of
 * another program says nothing of approval, scoring, access and sub-forms: those stay as they were
 * before.
 */
export function fromXlsForm(
  sheets: Readonly<Sheets>,
  { key, before }: XlsFormTarget,
): XlsFormReading {
  const report = new Report()
  const none = (why: string, sheet: string, row: number): XlsFormReading => {
    report.refused(sheet, row, why)
    return { definition: null, why, ...report.lines() }
  }
  const large = sheets.find((sheet) => excessOf(sheet) !== undefined)
  if (large !== undefined) {
    const why =
      excessOf(large) === 'rows'
        ? words.tooManyRows(large.name, rowCountMax)
        : words.tooManyColumns(large.name, columnCountMax)
    return none(why, large.name, 1)
  }
  const book = readBook(sheets, report)
  if (book === undefined) {
    return { definition: null, why: words.noSurvey, ...report.lines() }
  }
  const { sheet, headRow } = book.survey
  const outline = withoutUnknownCalculations(outlineOf(book, report), ({ row }, why) => {
    const label = textIn(row, 'label') || textIn(row, 'name')
    report.refused(sheet, row.number, words.refused(label, words.noCalculation(why)))
  })
  if (outline.tooDeep !== undefined) {
    return none(words.tooDeep(groupDepthMax), sheet, outline.tooDeep.number)
  }
  const read = definitionOf(book, outline, key, report)
  if (!everythingOf(read).some(({ question }) => takesAnswer(question))) {
    return none(words.noQuestions, sheet, headRow)
  }
  const tell: Tell = (message) => report.changed(sheet, headRow, message)
  if (before !== undefined) {
    tellLost(read, before, tell)
  }
  // What another program made, or sent back without our columns, has no words for all of a form.
  const definition = book.isOurs || before === undefined ? read : withKept(read, before, tell)
  return { definition, why: null, ...report.lines() }
}

function definitionOf(book: Book, outline: Outline, key: string, report: Report): FormDefinition {
  const contexts = contextsOf(book, outline, report)
  const assembly = new Assembly(book, report, contexts)
  const items = outline.items.map((plan): Item =>
    isSectionPlan(plan) ? assembly.section(plan) : assembly.question(plan),
  )
  const definition = formOf(book, key, { items, lists: contexts.lists }, report)
  return withoutCircles(definition, (inCircle, message) => {
    const plan = planOf(outline, inCircle)
    if (plan !== undefined) {
      assembly.tell(plan.row)(message)
    }
  })
}

type Parts = { readonly items: Item[]; readonly lists: Contexts['lists'] }

function formOf(book: Book, key: string, { items, lists }: Parts, report: Report): FormDefinition {
  const [first] = book.languages
  const { settings } = book
  const cell = (column: string): string =>
    settings === undefined ? '' : textIn(settings.row, column)
  const title = cell('form_title') || cell('form_id') || key
  const plain = { title: { [first]: title }, version: 1, languages: [...book.languages] }
  // A title that was changed since wins over what was written beside it.
  const kept = objectText(book.extras.set['title'], first)
  const edited = kept === undefined || cellText(kept) === title ? [] : ['title']
  const extras = withoutFields(book.extras, ['schema', 'key', 'items', 'choiceLists', ...edited])
  if (settings !== undefined) {
    report.taken(settings.sheet, settings.row.number, words.form(title))
  }
  return {
    schema: 1,
    key,
    ...plain,
    ...withExtras<FormDefinition>(plain, extras),
    ...(lists === undefined ? {} : { choiceLists: lists }),
    items,
  }
}

function objectText(text: unknown, language: string): string | undefined {
  const said: unknown = new Map(Object.entries(text ?? {})).get(language)
  return typeof said === 'string' ? said : undefined
}

function planOf(outline: Outline, key: string): SectionPlan | QuestionPlan | undefined {
  return outline.items
    .flatMap((plan) => (isSectionPlan(plan) ? [plan, ...plan.items] : [plan]))
    .find((plan) => plan.key === key)
}
