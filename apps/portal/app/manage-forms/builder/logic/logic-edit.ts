import {
  isSection,
  type Item,
  type Question,
  type Reaction,
  type Rule,
  type Validation,
} from '@holdpoint/forms'
import { dependsOnItself, replaceItem, sourcesOf } from '@holdpoint/forms/editing'
import { inSteps, type Steps } from '../edits.ts'
import { orNoText, saidOnly, withText } from '../texts.ts'
import type { LogicSaid } from './logic-input.server.ts'
import { nameOfCheck, nameOfReaction } from './logic-rows.ts'
import { logicWords as words } from './logic.words.ts'
import { readCondition, readOneRule, type ReadRule } from './rule-from.ts'
import type { NamedForm } from './rule-words.ts'

/** Writes the rules of an item as their sentences say them. */
export function editLogic(item: Item, said: LogicSaid, form: NamedForm): Steps {
  const problems: Record<string, string> = {}
  const ruleOf = (read: ReadRule): Rule | undefined => {
    if (!read.ok) {
      Object.assign(problems, read.problems)
    }
    return read.ok ? read.rule : undefined
  }
  const visible = ruleOf(
    readCondition(
      { mode: said.visibleMode, rows: said.visible, json: said.visibleRule },
      'visible',
      form,
    ),
  )
  const next = isSection(item)
    ? saidOnly<Item>({ ...item, visible })
    : saidOnly<Item>({
        ...item,
        visible,
        required: requiredOf(said, item, form, ruleOf),
        on: reactionsOf(said, item, form, ruleOf),
        validate: checksOf(said, item, form, ruleOf, problems),
      })
  if (Object.keys(problems).length > 0) {
    return { ok: false, problems }
  }
  const steps = inSteps(form.definition, item.key, [
    ['', (definition) => replaceItem(definition, next)],
  ])
  // A circle that stood there before is said with what keeps the form from being published.
  const isNew = JSON.stringify(next.visible) !== JSON.stringify(item.visible)
  if (!steps.ok || !isNew || !dependsOnItself(steps.definition, item.key)) {
    return steps
  }
  const place = said.visible.findIndex(({ of: key }) =>
    sourcesOf(steps.definition, [key]).has(item.key),
  )
  const field = place === -1 ? 'visibleRule' : `visible[${place}].of`
  return { ok: false, problems: { [field]: words.circle } }
}

type RuleOf = (read: ReadRule) => Rule | undefined

/** Without a rule, always and never stay what they are. */
function requiredOf(said: LogicSaid, before: Question, form: NamedForm, ruleOf: RuleOf) {
  const { requiredMode: mode, required: rows, requiredRule: json } = said
  const rule = ruleOf(readCondition({ mode, rows, json }, 'required', form))
  return rule ?? (typeof before.required === 'boolean' ? before.required : undefined)
}

function reactionsOf({ on }: LogicSaid, before: Question, form: NamedForm, ruleOf: RuleOf) {
  const question = form.named.get(before.key)?.question ?? before
  const reactions = on.flatMap((row, place): Reaction[] => {
    const when = ruleOf(readOneRule(row, `on[${place}]`, question))
    const known = before.on?.find((one) => nameOfReaction(one) === row.was)
    const message = orNoText(known?.message, form.lang, row.message)
    return when === undefined ? [] : [saidOnly<Reaction>({ when, do: row.do, message })]
  })
  return reactions.length === 0 ? undefined : reactions
}

function checksOf(
  { validate }: LogicSaid,
  before: Question,
  form: NamedForm,
  ruleOf: RuleOf,
  problems: Record<string, string>,
) {
  const question = form.named.get(before.key)?.question ?? before
  const checks = validate.flatMap((row, place): Validation[] => {
    const rule = ruleOf(readOneRule(row, `validate[${place}]`, question))
    if (row.message === undefined) {
      problems[`validate[${place}].message`] = words.noMessage
    }
    const known = before.validate?.find((one) => nameOfCheck(one) === row.was)
    const message = withText(known?.message, form.lang, row.message ?? '')
    return rule === undefined ? [] : [{ rule, message, level: row.level }]
  })
  return checks.length === 0 ? undefined : checks
}
