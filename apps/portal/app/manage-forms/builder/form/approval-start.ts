import type { ApprovalStep, Asked, FormDefinition, Workflow } from '@holdpoint/forms'
import { tick, typed } from '../field-values.ts'
import { asJson, conditionStart } from '../logic/condition-start.ts'
import { wholeSentence, type NamedForm } from '../logic/rule-words.ts'
import type { ApprovalStart } from './form-page.ts'

/** How the field that names who is asked spells the manager, and begins the id of a group. */
export const managerValue = 'manager'
export const groupPrefix = 'group:'
/** And the key of the question that names them. */
export const questionPrefix = 'question:'

/** Puts what happens to an entry once it is handed in into fields. */
export function approvalStart({ definition, ...form }: NamedForm): ApprovalStart {
  const { approvals, signatures = [], ...workflow } = workflowOf(definition)
  const { allowSelfApproval, bulkApprove, elevatesTo = [] } = workflow
  return {
    approvals: approvals.map((step) => stepStart(step, { definition, ...form })),
    signatures: signatures.map(askedStart),
    ...{ allowSelfApproval: tick(allowSelfApproval), bulkApprove: tick(bulkApprove) },
    elevatesTo: [...elevatesTo],
  }
}

function workflowOf({ workflow = { approvals: [] } }: FormDefinition): Workflow {
  return workflow
}

function askedStart({ meaning, by, mode = 'all' }: Asked) {
  const said = { meaning, mode, place: '' }
  if (by === 'manager') {
    return { ...said, by: managerValue }
  }
  return 'question' in by
    ? { ...said, by: `${questionPrefix}${by.question}` }
    : { ...said, by: `${groupPrefix}${by.group}`, place: by.of ?? '' }
}

function stepStart({ hours, condition, ...asked }: ApprovalStep, form: NamedForm) {
  const said = { ...askedStart(asked), hours: typed(hours) }
  if (condition === undefined) {
    return { ...said, of: '', is: '', value: '', rule: '', said: '' }
  }
  const { rows, rule } = conditionStart(condition, form)
  const [test, ...others] = rows
  return test === undefined || others.length > 0
    ? {
        ...said,
        ...{ of: '', is: '', value: '' },
        ...{ rule: rule === '' ? asJson(condition) : rule, said: wholeSentence(condition, form) },
      }
    : { ...said, ...test, rule: '', said: '' }
}
