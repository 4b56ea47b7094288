// What a schema of shapes cannot say: how the parts of a definition must fit together. Each check
// answers one question and returns its findings in page order.
import { askedFindings } from './asked.ts'
import { canGiveTitle, questionFindings } from './question-checks.ts'
import { questionCountMax } from './limits.ts'
import { placedItems, questionsIn, rulesOf, type Path, type Placed } from './placed.ts'
import { isScorable } from './points.ts'
import { repeatFindings } from './repeat-checks.ts'
import { readsOf } from './rules.ts'
import { outcomeNames } from './step-conditions.ts'
import { everythingOf, headerLength, isSection, takesAnswer, withChoices } from './structure.ts'
import { firstLanguage } from './text.ts'
import { textsOf } from './texts.ts'
import type { FormDefinition, Item } from './types.ts'
import { cyclesOf } from './visibility.ts'
import { words } from './words.ts'

type Finding = { readonly path: Path; readonly message: string }

/** Everything that is wrong with how a well-shaped definition fits together. */
export function definitionFindings(definition: FormDefinition): Finding[] {
  const placed = placedItems(definition)
  return [
    ...keyFindings(placed),
    ...headerFindings(definition, placed),
    ...countFindings(definition),
    ...titleFindings(placed),
    ...repeatFindings(definition, placed),
    ...ruleFindings(placed),
    ...conditionFindings(definition, placed),
    ...askedFindings(definition),
    ...cycleFindings(definition, placed),
    ...listFindings(definition, placed),
    ...questionsIn(placed).flatMap(({ question, path }) =>
      questionFindings(withChoices(definition, question)).map((finding) => at(path, finding)),
    ),
    ...scoringFindings(definition),
    ...subFormFindings(definition),
    ...languageFindings(definition),
  ]
}

function at(path: Path, finding: Finding): Finding {
  return { path: [...path, ...finding.path], message: finding.message }
}

function keyFindings(placed: readonly Placed[]): Finding[] {
  const seen = new Set<string>()
  return placed.flatMap(({ item, path }) => {
    const isDouble = seen.has(item.key)
    seen.add(item.key)
    return isDouble
      ? [{ path: [...path, 'key'], message: `The key "${item.key}" is used twice.` }]
      : []
  })
}

function headerFindings(definition: FormDefinition, placed: readonly Placed[]): Finding[] {
  const findings: Finding[] = []
  const length = headerLength(definition)
  for (const { item, path, inSection } of placed) {
    if (isSection(item) || item.header !== true) {
      continue
    }
    const index = Number(path[1])
    if (inSection || index >= length) {
      findings.push({ path: [...path, 'header'], message: words.headerRun })
    }
    if (item.type === 'sketch') {
      findings.push({ path: [...path, 'header'], message: words.noSketchInHeader })
    }
    if (item.score !== undefined) {
      findings.push({ path: [...path, 'score'], message: 'A header question is never scored.' })
    }
  }
  return findings
}

function countFindings(definition: FormDefinition): Finding[] {
  const questions = everythingOf(definition)
  if (!questions.some((row) => takesAnswer(row.question))) {
    return [{ path: ['items'], message: words.atLeastOneQuestion }]
  }
  return questions.length > questionCountMax
    ? [{ path: ['items'], message: words.tooManyQuestions(questionCountMax) }]
    : []
}

function titleFindings(placed: readonly Placed[]): Finding[] {
  return questionsIn(placed)
    .filter(({ question }) => question.titleAnswer === true)
    .flatMap(({ question, path }, index) => {
      const where = [...path, 'titleAnswer']
      if (index > 0) {
        return [{ path: where, message: 'Only one question can give the title.' }]
      }
      return canGiveTitle(question.type) ? [] : [{ path: where, message: words.noTitleFromThis }]
    })
}

type Known = ReadonlyMap<string, Item>
const knownOf = (placed: readonly Placed[]): Known =>
  new Map(placed.map(({ item }) => [item.key, item]))

function ruleFindings(placed: readonly Placed[]): Finding[] {
  const known = knownOf(placed)
  return placed.flatMap(rulesOf).flatMap(({ rule, path, use }) => {
    const { keys, readsSelf } = readsOf(rule)
    const findings = keys.flatMap((key) => readFindings(known, key, path))
    if (readsSelf && use !== 'reaction' && use !== 'validation') {
      findings.push({ path, message: 'This rule cannot depend on the answer it decides about.' })
    }
    if (use === 'default' && keys.length > 0) {
      findings.push({ path, message: 'A starting answer cannot depend on other answers.' })
    }
    return findings
  })
}

/** What keeps a rule from reading the answer of a key. */
function readFindings(known: Known, key: string, path: Path): Finding[] {
  const item = known.get(key)
  if (item === undefined) {
    return [{ path, message: `The rule asks for "${key}", which is not in this form.` }]
  }
  return isReadable(item)
    ? []
    : [{ path, message: `The rule asks for "${key}", which takes no answer.` }]
}

/** Of what is asked several times a rule reads how often it is. */
function isReadable(item: Item): boolean {
  return isSection(item) ? item.repeat !== undefined : takesAnswer(item)
}

/** A step is asked by what was answered and what that came to; it stands on no question. */
function conditionFindings({ workflow }: FormDefinition, placed: readonly Placed[]): Finding[] {
  const known = knownOf(placed)
  return (workflow?.approvals ?? []).flatMap(({ condition }, place) => {
    const path = ['workflow', 'approvals', place, 'condition']
    const { keys, readsSelf } = readsOf(condition)
    return [
      ...keys
        .filter((key) => !outcomeNames.has(key))
        .flatMap((key) => readFindings(known, key, path)),
      ...(readsSelf ? [{ path, message: 'A step has no answer of its own.' }] : []),
    ]
  })
}

function cycleFindings(definition: FormDefinition, placed: readonly Placed[]): Finding[] {
  const inCycle = cyclesOf(definition)
  return placed
    .filter(({ item }) => inCycle.includes(item.key))
    .map(({ item, path }) => ({
      path: [...path, item.type === 'calc' ? 'calc' : 'visible'],
      message:
        item.type === 'calc'
          ? words.calculatedFromItself(item.key)
          : `Whether "${item.key}" shows depends on itself.`,
    }))
}

function listFindings(definition: FormDefinition, placed: readonly Placed[]): Finding[] {
  const lists = definition.choiceLists ?? {}
  const doubles = Object.entries(lists).flatMap(([name, choices]) => {
    const values = new Set(choices.map((choice) => choice.value))
    return values.size === choices.length
      ? []
      : [{ path: ['choiceLists', name], message: 'Each choice needs a value of its own.' }]
  })
  const uses = questionsIn(placed).flatMap(({ question, path }) => {
    if (question.list === undefined) {
      return []
    }
    const where = [...path, 'list']
    if (question.choices !== undefined) {
      return [{ path: where, message: 'Give choices or the name of a list, not both.' }]
    }
    return Object.hasOwn(lists, question.list)
      ? []
      : [{ path: where, message: `The list "${question.list}" is not in this form.` }]
  })
  return [...doubles, ...uses]
}

function scoringFindings(definition: FormDefinition): Finding[] {
  if (definition.scoring?.enabled !== true) {
    return []
  }
  return everythingOf(definition).some((row) => isScorable(row.question))
    ? []
    : [{ path: ['scoring'], message: 'This form is scored, but no question can earn points.' }]
}

/** Which forms are there is not the engine's to know. */
function subFormFindings({ subForms = [] }: FormDefinition): Finding[] {
  return subForms.flatMap(({ form, min, max }, place) => {
    const isTwice = subForms.findIndex((other) => other.form === form) < place
    return [
      ...(isTwice ? [{ path: ['subForms', place, 'form'], message: words.subFormTwice }] : []),
      ...(min > max ? [{ path: ['subForms', place, 'min'], message: words.subFormBounds }] : []),
    ]
  })
}

// Other languages fall back to the first one, so that one must be whole.
function languageFindings(definition: FormDefinition): Finding[] {
  const first = firstLanguage(definition)
  return textsOf(definition).flatMap(({ text, path }) => {
    const stray = Object.keys(text).find((tag) => !definition.languages.includes(tag))
    return [
      ...(Object.hasOwn(text, first)
        ? []
        : [{ path, message: `The text in "${first}" is missing.` }]),
      ...(stray === undefined
        ? []
        : [{ path, message: `"${stray}" is not a language of this form.` }]),
    ]
  })
}
