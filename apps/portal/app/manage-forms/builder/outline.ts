import {
  firstLanguage,
  isSection,
  placedItems,
  readsOf,
  rulesOf,
  textOf,
  type FormDefinition,
  type Question,
  type QuestionType,
} from '@holdpoint/forms'
import { numbersOf } from '@holdpoint/forms/editing'
import { words } from './builder.words.ts'

/** A question in the outline, with what shows at a glance that there is more to it. */
export type OutlineRow = {
  key: string
  number: string
  label: string
  type: QuestionType
  /** It decides about others, or its answer asks for something. */
  hasLogic: boolean
  /** It shows only when a rule holds. */
  isFollowing: boolean
  problemCount: number
}

/** What stands together: the header, a section, or questions between sections. */
export type OutlineGroup = {
  /** The key of the section; of other questions the first one's. */
  key: string
  kind: 'header' | 'section' | 'loose'
  number: string
  title: string
  rows: OutlineRow[]
  /** Of the section itself, not of its questions. */
  problemCount: number
}

/** The whole of a form as its outline shows it, in page order. */
export function outlineOf(
  definition: FormDefinition,
  problems: readonly { key: string | null }[],
): OutlineGroup[] {
  const lang = firstLanguage(definition)
  const numbers = numbersOf(definition)
  const read = readKeys(definition)
  const problemCount = (key: string) => problems.filter((one) => one.key === key).length
  const rowOf = (question: Question): OutlineRow => ({
    ...{ key: question.key, type: question.type },
    number: numbers.get(question.key) ?? '',
    label: textOf(question.label, lang),
    hasLogic: read.has(question.key) || (question.on ?? []).length > 0,
    isFollowing: question.visible !== undefined,
    problemCount: problemCount(question.key),
  })
  return definition.items.reduce<OutlineGroup[]>((groups, item) => {
    if (isSection(item)) {
      const section: OutlineGroup = {
        ...{ key: item.key, kind: 'section', number: numbers.get(item.key) ?? '' },
        title: textOf(item.title, lang),
        rows: item.items.map(rowOf),
        problemCount: problemCount(item.key),
      }
      return [...groups, section]
    }
    const kind = item.header === true ? 'header' : 'loose'
    const last = groups.at(-1)
    if (last?.kind === kind) {
      last.rows.push(rowOf(item))
      return groups
    }
    const title = kind === 'header' ? words.header : words.loose
    return [
      ...groups,
      { key: item.key, kind, number: '', title, rows: [rowOf(item)], problemCount: 0 },
    ]
  }, [])
}

/** The keys of the questions that some rule of another one reads. */
function readKeys(definition: FormDefinition): ReadonlySet<string> {
  const rules = placedItems(definition).flatMap(rulesOf)
  return new Set(rules.flatMap(({ rule }) => readsOf(rule).keys))
}
