import {
  askedPlaces,
  type ApprovalStep,
  type Asked,
  type FormDefinition,
  type Workflow,
} from '@holdpoint/forms'
import * as z from 'zod'
import { idsIn } from '../../../records/choices.ts'
import type { Steps } from '../edits.ts'
import { numberField, plainField, rowsField, tickField, wordField } from '../fields.server.ts'
import { readOneRule } from '../logic/rule-from.ts'
import { namedForm } from '../logic/rule-words.ts'
import { saidOnly } from '../texts.ts'
import { groupPrefix, managerValue, questionPrefix } from './approval-start.ts'
import { approvalWords as words } from './form.words.ts'

const asked = {
  meaning: z.string(words.noMeaning).trim().min(1, words.noMeaning).max(100, words.noMeaning),
  by: plainField,
  place: wordField(['', ...askedPlaces]),
  mode: wordField(['all', 'any']),
}

const approvalRow = z.object({
  ...asked,
  hours: numberField(words.noHours, { min: 1, max: 2000, isWhole: true }),
  ...{ of: plainField, is: plainField, value: plainField, rule: plainField },
})

/** What the form of the approvals and signatures sends. */
export const approvalInput = z.object({
  approvals: rowsField(approvalRow),
  signatures: rowsField(z.object(asked)),
  allowSelfApproval: tickField,
  bulkApprove: tickField,
  elevatesTo: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((sent) => idsIn(sent)),
})

type ApprovalSaid = z.output<typeof approvalInput>

/** Writes what happens to an entry once it is handed in, as the fields say it. */
export function editApproval(definition: FormDefinition, said: ApprovalSaid): Steps {
  const { named } = namedForm(definition)
  const problems: Record<string, string> = {}
  const approvals = said.approvals.map((row, place): ApprovalStep => {
    const isAlways = row.of === '' && row.rule === ''
    const read = isAlways
      ? ({ ok: true, rule: undefined } as const)
      : readOneRule(row, `approvals[${place}]`, named.get(row.of)?.question)
    if (!read.ok) {
      Object.assign(problems, read.problems)
    }
    return saidOnly<ApprovalStep>({
      ...askedOf(row),
      hours: row.hours,
      condition: read.ok ? read.rule : undefined,
    })
  })
  for (const [list, rows] of [
    ['approvals', said.approvals] as const,
    ['signatures', said.signatures] as const,
  ]) {
    rows.forEach(({ by, place }, index) => {
      if (place !== '' && !by.startsWith(groupPrefix)) {
        problems[`${list}[${index}].place`] = words.placeOfGroup
      }
    })
  }
  if (Object.keys(problems).length > 0) {
    return { ok: false, problems }
  }
  const workflow = saidOnly<Workflow>({
    approvals,
    signatures: said.signatures.length === 0 ? undefined : said.signatures.map(askedOf),
    allowSelfApproval: said.allowSelfApproval ? true : undefined,
    bulkApprove: said.bulkApprove ? true : undefined,
    elevatesTo: said.elevatesTo.length === 0 ? undefined : said.elevatesTo,
  })
  const { workflow: before, ...rest } = definition
  const isEmpty = approvals.length === 0 && Object.keys(workflow).length === 1
  return {
    ok: true,
    key: '',
    definition: isEmpty && before === undefined ? rest : { ...rest, workflow },
  }
}

function askedOf({ meaning, by, place, mode }: ApprovalSaid['signatures'][number]): Asked {
  return saidOnly<Asked>({
    meaning,
    by: byOf(by, place),
    // Each of them is what is meant where nothing is said.
    mode: mode === 'any' ? 'any' : undefined,
  })
}

function byOf(by: string, place: ApprovalSaid['signatures'][number]['place']): Asked['by'] {
  if (by.startsWith(questionPrefix)) {
    return { question: by.slice(questionPrefix.length) }
  }
  return by.startsWith(groupPrefix)
    ? { group: by.slice(groupPrefix.length), ...(place === '' ? {} : { of: place }) }
    : managerValue
}
