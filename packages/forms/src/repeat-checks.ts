import { laidOutCountMax } from './limits.ts'
import { rulesOf, type Path, type Placed } from './placed.ts'
import { isRepeating, repeatingSections } from './repeats.ts'
import { readsOf } from './rules.ts'
import type { FormDefinition, QuestionType, Rule } from './types.ts'
import { words } from './words.ts'

type Finding = { readonly path: Path; readonly message: string }

const numeric: readonly QuestionType[] = [
  'integer',
  'decimal',
  'rating',
  'risk',
  'calc',
  'duration',
]

/** What is wrong with the sections that are asked several times, and with rules that read them. */
export function repeatFindings(definition: FormDefinition, placed: readonly Placed[]): Finding[] {
  return [
    ...placed.flatMap(boundFindings),
    ...countFindings(definition),
    ...titleFindings(definition),
    ...lastFindings(definition),
    ...readFindings(definition, placed),
  ]
}

function boundFindings({ item, path }: Placed): Finding[] {
  return isRepeating(item) && item.repeat.min > item.repeat.max
    ? [{ path: [...path, 'repeat', 'min'], message: words.repeatBounds }]
    : []
}

function countFindings({ items }: FormDefinition): Finding[] {
  const counts = items.map((item) =>
    item.type !== 'section' ? 1 : item.items.length * (item.repeat?.max ?? 1),
  )
  const count = counts.reduce((sum, one) => sum + one, 0)
  return count > laidOutCountMax
    ? [{ path: ['items'], message: words.tooManyLaidOut(laidOutCountMax) }]
    : []
}

function titleFindings({ items }: FormDefinition): Finding[] {
  return items.flatMap((item, index) =>
    isRepeating(item)
      ? item.items.flatMap((question, place) =>
          question.titleAnswer === true
            ? [
                {
                  path: ['items', index, 'items', place, 'titleAnswer'],
                  message: words.noTitleFromRepeat,
                },
              ]
            : [],
        )
      : [],
  )
}

function lastFindings({ items }: FormDefinition): Finding[] {
  return items.flatMap((item, index) =>
    isRepeating(item)
      ? item.items.flatMap((question, place) =>
          question.startsWithLast === true
            ? [
                {
                  path: ['items', index, 'items', place, 'startsWithLast'],
                  message: words.severalAnew,
                },
              ]
            : [],
        )
      : [],
  )
}

/** Outside of its section a question that is asked several times has no one answer. */
function readFindings(definition: FormDefinition, placed: readonly Placed[]): Finding[] {
  const sectionOf = new Map(
    repeatingSections(definition).flatMap(({ key, items }) =>
      items.map((question) => [question.key, { section: key, question }] as const),
    ),
  )
  const of = (rule: Rule, path: Path, own: string | undefined): Finding[] => {
    const { ofOne, overAll } = readsOf(rule)
    const wrong = [...overAll].filter((key) => {
      const type = sectionOf.get(key)?.question.type
      return type === undefined || !numeric.includes(type)
    })
    const outside = [...ofOne].filter((key) => {
      const section = sectionOf.get(key)?.section
      return section !== undefined && section !== own
    })
    return [
      ...wrong.map((key) => ({ path, message: words.notRepeated(key) })),
      ...outside.map((key) => ({ path, message: words.askedSeveralTimes(key) })),
    ]
  }
  const onItems = placed.flatMap((one) => {
    const own = sectionOf.get(one.item.key)?.section
    return rulesOf(one).flatMap(({ rule, path }) => of(rule, path, own))
  })
  const onSteps = (definition.workflow?.approvals ?? []).flatMap(({ condition }, place) =>
    condition === undefined
      ? []
      : of(condition, ['workflow', 'approvals', place, 'condition'], undefined),
  )
  return [...onItems, ...onSteps]
}
