import { findQuestion } from '../structure.ts'
import { textOf } from '../text.ts'
import { riskLevelNames } from '../risk.ts'
import { ruleSentence } from '../rule-sentence.ts'
import type { ApprovalStep, Asked, FormDefinition, RiskMatrix, SubForm } from '../types.ts'
import { choicesTold } from './compare-items.ts'
import {
  changeTold,
  field,
  flagField,
  labelled,
  textField,
  type Field,
  type FieldChange,
  type Seen,
} from './compare-fields.ts'
import { compareWords as say, fieldWords } from './compare-words.ts'

type Form = Seen<FormDefinition>

/** What differs about a form beside its items; which version it is does not count. */
export function formChanges(before: Form, after: Form): FieldChange[] {
  return [...formFields.flatMap((compare) => compare(before, after)), ...listChanges(before, after)]
}

const formFields: readonly Field<FormDefinition>[] = [
  textField(fieldWords.title, (form) => form.title),
  field(
    fieldWords.languages,
    (form) => form.languages,
    (tags) => tags.join(', '),
  ),
  field(
    fieldWords.access,
    (form) => form.access?.limitedDefault === true,
    (isLimited) => (isLimited ? say.limited : say.everyone),
  ),
  flagField(fieldWords.scored, (form) => form.scoring?.enabled),
  field(fieldWords.passMark, (form) => form.scoring?.passingPercentage, say.percent),
  field(
    fieldWords.na,
    (form) => form.scoring?.na,
    (na) => say.naNames[na],
  ),
  field(
    fieldWords.criticalFailure,
    (form) => form.scoring?.critical,
    (critical) => say.criticalNames[critical],
  ),
  field(
    fieldWords.sectionFail,
    (form) => form.scoring?.sectionFail === true,
    (fails) => (fails ? say.failsForm : say.changesNothing),
  ),
  field(fieldWords.approvals, (form) => form.workflow?.approvals, approvalsTold),
  field(fieldWords.signatures, (form) => form.workflow?.signatures, signaturesTold),
  field(
    fieldWords.allowSelfApproval,
    (form) => form.workflow?.allowSelfApproval === true,
    allowedTold,
  ),
  field(fieldWords.bulkApprove, (form) => form.workflow?.bulkApprove === true, allowedTold),
  field(
    fieldWords.elevatesTo,
    (form) => form.workflow?.elevatesTo,
    (ids, seen) => (ids.length === 0 ? null : ids.map((id) => nameOf(id, seen)).join(', ')),
  ),
  field(fieldWords.subForms, (form) => form.subForms, subFormsTold),
  field(fieldWords.riskMatrix, (form) => form.riskMatrix, riskTold),
]

/** What the digits are called, and the codes of each level. */
function riskTold({ likelihoods, severities, levels }: RiskMatrix): string {
  const named = [likelihoods, severities].map((digits) => digits.map(({ name }) => name).join(', '))
  const codes = riskLevelNames.map((level) =>
    say.riskCodes(
      level,
      Object.keys(levels).filter((code) => levels[code] === level),
    ),
  )
  return [...named, ...codes].join('; ')
}

function allowedTold(isAllowed: boolean): string {
  return isAllowed ? say.allowed : say.notAllowed
}

function approvalsTold(steps: readonly ApprovalStep[], form: Form): string | null {
  const told = steps.map((step, place) => {
    const condition =
      step.condition === undefined
        ? ''
        : ruleSentence(step.condition, form.definition, {
            lang: form.lang,
            withKeys: form.isExact === true,
          })
    const parts = [
      whoTold(step, form),
      ...(step.hours === undefined ? [] : [say.hours(step.hours)]),
    ]
    return say.step(place + 1, step.meaning, parts, condition)
  })
  return told.length === 0 ? null : told.join(' ')
}

function signaturesTold(signatures: readonly Asked[], form: Form): string | null {
  const told = signatures.map((one) => say.signature(one.meaning, whoTold(one, form)))
  return told.length === 0 ? null : told.join(', ')
}

function subFormsTold(subForms: readonly SubForm[], form: Form): string | null {
  const told = subForms.map(({ form: id, min, max }) => say.subForm(nameOf(id, form), min, max))
  return told.length === 0 ? null : told.join(', ')
}

function nameOf(id: string, form: Form): string {
  return labelled(form.names.get(id) ?? id, id, form)
}

function whoTold({ by, mode }: Asked, form: Form): string {
  const who = byTold(by, form)
  return mode === 'any' ? say.anyOf(who) : who
}

function byTold(by: Asked['by'], form: Form): string {
  if (by === 'manager') {
    return say.manager
  }
  if ('question' in by) {
    const label = findQuestion(form.definition, by.question)?.label
    const name = label === undefined ? by.question : textOf(label, form.lang)
    return say.named(labelled(name, by.question, form))
  }
  const group = say.group(nameOf(by.group, form))
  return by.of === undefined ? group : say.groupOf[by.of](group)
}

/** Named lists are told once, not with every question that offers them. */
function listChanges(before: Form, after: Form): FieldChange[] {
  const [old, next] = [before.one.choiceLists ?? {}, after.one.choiceLists ?? {}]
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])]
  return names.flatMap((name) =>
    changeTold(fieldWords.namedList(name), [old[name], before], [next[name], after], choicesTold),
  )
}
