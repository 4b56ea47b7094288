import { ruleProblems } from '../rule-checks.ts'
import { withChoices } from '../structure.ts'
import { mayBeTable } from '../tables.ts'
import type { FormDefinition, Question, Rule, Section } from '../types.ts'
import type { Book } from './book.ts'
import { questionCells, sectionCells, type CellContext, type RowCells } from './cells-out.ts'
import { visibleIn } from './conditions-in.ts'
import type { Contexts } from './contexts.ts'
import { editedColumns } from './edited.ts'
import { withExtras, withoutFields, type Extras } from './extras.ts'
import { labelIn, type Tell } from './labels.ts'
import type { QuestionPlan, SectionPlan } from './outline.ts'
import { questionIn, type RowContext } from './question-in.ts'
import { foldedSection, repeatIn, type FlatSection } from './repeats-in.ts'
import type { Report } from './report.ts'
import { textIn, type Row } from './table.ts'
import { tableIn } from './tables-in.ts'
import { words } from './words.ts'

/** What plain columns lose. It is no loss where the extras have it. */
class Losses {
  readonly #all: { readonly message: string; readonly field: string | undefined }[] = []

  readonly tell: Tell = (message, field) => {
    this.#all.push({ message, field })
  }

  besides({ set, drop }: Extras): string[] {
    const isKept = (field: string): boolean => Object.hasOwn(set, field) || drop.includes(field)
    return this.#all
      .filter(({ field }) => field === undefined || !isKept(field))
      .map(({ message }) => message)
  }
}

/** Makes sections and questions of the rows that became some. */
export class Assembly {
  readonly #book: Book
  readonly #report: Report
  readonly #rows: RowContext
  readonly #findIn: Contexts['findIn']
  readonly #sectionOf: Contexts['sectionOf']
  readonly #cells: CellContext
  readonly #lists: Pick<FormDefinition, 'choiceLists'>
  // Read once, however many questions stand in a group.
  readonly #shownOfGroups = new Map<Row, Rule | undefined>()

  constructor(book: Book, report: Report, { rows, cells, findIn, sectionOf, lists }: Contexts) {
    this.#book = book
    this.#report = report
    this.#rows = rows
    this.#findIn = findIn
    this.#sectionOf = sectionOf
    this.#cells = cells
    this.#lists = lists === undefined ? {} : { choiceLists: lists }
  }

  section(plan: SectionPlan): Section {
    const { row, key, extras, intro, repeats } = plan
    const { first, find } = this.#rows
    const losses = new Losses()
    const label = labelIn(row, 'label', first, losses.tell, 'title')
    if (label === undefined) {
      losses.tell(words.noLabel)
    }
    const said =
      intro === undefined ? undefined : labelIn(intro, 'label', first, losses.tell, 'intro')
    const title = label ?? { [first]: textIn(row, 'name') || key }
    const { visible } = visibleIn(row, find, losses.tell)
    const shown = this.#shownWith(plan, visible)
    const plain: Partial<FlatSection> = {
      title,
      ...(said === undefined ? {} : { intro: said }),
      ...(shown === undefined ? {} : { visible: shown }),
      ...(repeats ? repeatIn(row, title, losses.tell) : {}),
      ...(plan.hasTable ? { asTable: true } : tableIn(row)),
    }
    const items = plan.items.map((inner) => this.question(inner))
    const whole = (beside: Extras): Section => {
      const { repeat: _repeat, ...fields } = withExtras<FlatSection & Section>(plain, beside)
      return foldedSection({ key, type: 'section', title: {}, ...fields, items }, repeats)
    }
    const kept = this.#withoutEdited(row, extras, sectionCells(whole(extras), this.#cells))
    const section = whole(kept)
    const became = repeats ? words.repeat : words.section
    this.#taken(row, became(section.title[first] ?? key), losses, kept)
    if (section.asTable === true && mayBeTable(items.map((one) => withChoices(this.#lists, one)))) {
      this.#report.taken(this.#book.survey.sheet, row.number, words.asTable)
    }
    return section
  }

  question(plan: QuestionPlan): Question {
    const { row, key, kind, extras } = plan
    const { first } = this.#rows
    if (plan.asksOtherOf !== undefined) {
      return this.#otherOf(plan, plan.asksOtherOf)
    }
    const losses = new Losses()
    const rows = { ...this.#rows, find: this.#findIn(plan.repeatedIn) }
    const plain = { ...questionIn(row, key, kind, rows, losses.tell), type: kind.type }
    const own = this.#shownWith(plan, plain.visible)
    const shown = own === undefined ? plain : { ...plain, visible: own }
    const whole = (beside: Extras): Question => ({
      key,
      type: kind.type,
      label: {},
      ...withExtras<Question>(shown, beside),
    })
    const name = kind.list ?? ''
    const list = { name, entries: this.#rows.entriesOf(name) }
    const isBeside = (other: string): boolean =>
      plan.repeatedIn !== undefined && this.#sectionOf(other) === plan.repeatedIn
    const written = questionCells(whole(extras), list, { ...this.#cells, isBeside })
    const kept = this.#withoutEdited(row, extras, written)
    const question = whole(kept)
    this.#taken(row, words.question(question.label[first] ?? key, kind.type), losses, kept)
    return question
  }

  /** Hears what is not as it was in a row. */
  tell(row: Row): Tell {
    return (message): void => this.#report.changed(this.#book.survey.sheet, row.number, message)
  }

  #taken(row: Row, became: string, losses: Losses, extras: Extras): void {
    this.#report.taken(this.#book.survey.sheet, row.number, became)
    for (const message of losses.besides(extras)) {
      this.tell(row)(message)
    }
  }

  #withoutEdited(row: Row, extras: Extras, written: RowCells): Extras {
    const edited = editedColumns(row, written, extras, this.#rows.first)
    for (const { column } of edited) {
      this.tell(row)(words.edited(column))
    }
    return withoutFields(
      extras,
      edited.flatMap(({ fields }) => fields),
    )
  }

  /** When a question or section shows: when the groups around it do, and it does itself. */
  #shownWith(
    { row, groups, repeatedIn }: Pick<QuestionPlan, 'row' | 'groups' | 'repeatedIn'>,
    own: Rule | undefined,
  ): Rule | undefined {
    const rules = groups.flatMap((group) => {
      const visible = this.#shownOfGroup(group, repeatedIn)
      return visible === undefined ? [] : [visible]
    })
    if (rules.length === 0) {
      return own
    }
    const all = [...rules, ...(own === undefined ? [] : [own])]
    const [only = true, ...others] = all
    const joined: Rule = others.length === 0 ? only : { op: 'and', args: all }
    const [problem] = ruleProblems(joined)
    if (problem !== undefined) {
      this.tell(row)(words.noRule('relevant', problem.message.replace(/\.$/, '')))
    }
    return problem === undefined ? joined : own
  }

  #shownOfGroup(group: Row, section: string | undefined): Rule | undefined {
    if (!this.#shownOfGroups.has(group)) {
      const { visible } = visibleIn(group, this.#findIn(section), this.tell(group))
      this.#shownOfGroups.set(group, visible)
    }
    return this.#shownOfGroups.get(group)
  }

  #otherOf({ key, ...plan }: QuestionPlan, asked: string): Question {
    const answer: Rule = { op: 'answer', key: asked }
    // Whether one or several are chosen, “other” is among them.
    const isMany = this.#cells.questionOf(asked)?.type === 'multiChoice'
    const own: Rule = isMany
      ? { op: 'contains', args: [answer, 'other'] }
      : { op: 'eq', args: [answer, 'other'] }
    const label = { [this.#rows.first]: words.specifyOther }
    return { key, type: 'text', label, visible: this.#shownWith(plan, own) ?? own }
  }
}
