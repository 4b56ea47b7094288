import type { AppLoadContext } from '@remix-run/node'
import { repeatingSections, textOf } from '@holdpoint/forms'
import { outcomeQuestions } from '@holdpoint/forms/editing'
import type { Choice } from '../../../records/edit-again.ts'
import { formTitle, groupNames, groupsMax } from '../../names.server.ts'
import { knownQuestion, knownQuestions, testsOf } from '../logic/known-questions.ts'
import type { NamedForm } from '../logic/rule-words.ts'
import { approvalStart, groupPrefix, managerValue, questionPrefix } from './approval-start.ts'
import type { ApprovalPage } from './form-page.ts'
import { approvalWords as words } from './form.words.ts'

/** Loads what approvals and signatures are written of: who may give them, and what those depend on. */
export async function approvalPage(
  form: NamedForm,
  { api }: Pick<AppLoadContext, 'api'>,
): Promise<ApprovalPage> {
  const start = approvalStart(form)
  const [{ groups, groupsWhy }, forms] = await Promise.all([
    groupsFor(
      { api },
      [...start.approvals, ...start.signatures].map(({ by = '' }) => by),
    ),
    Promise.all(start.elevatesTo.map((formId) => formChoice({ api }, formId))),
  ])
  return {
    kind: 'approval',
    ...{ start, forms, groupsWhy },
    approvers: [
      [managerValue, words.manager],
      ...namingQuestions(form, [...start.approvals, ...start.signatures]),
      ...groups,
    ],
    questions: [
      ...outcomeQuestions.map((question) => knownQuestion(question, form)),
      ...knownQuestions(form, []),
    ],
    tests: testsOf([...form.named.values()].map(({ question }) => question)),
  }
}

/** The questions that pick people, and those that are asked already, whatever became of them. */
function namingQuestions(
  { definition, lang, named }: NamedForm,
  asked: readonly { by?: string }[],
): [value: string, name: string][] {
  const several = repeatingSections(definition).flatMap(({ items }) => items.map(({ key }) => key))
  const offered = [...named.values()]
    .map(({ question }) => question)
    .filter(({ key, type }) => type === 'person' && !several.includes(key))
    .map(({ key, label }): [string, string] => [
      `${questionPrefix}${key}`,
      words.named(textOf(label, lang)),
    ])
  const known = new Set(offered.map(([value]) => value))
  const gone = asked
    .map(({ by = '' }) => by)
    .filter((by) => by.startsWith(questionPrefix) && !known.has(by))
    .map((by): [string, string] => [by, words.named(by.slice(questionPrefix.length))])
  return [...offered, ...new Map(gone)]
}

/**
 * The groups by name for whoever keeps rights; whoever does not, keeps those that are named already,
 * and reads why no other can be chosen.
 */
async function groupsFor(
  { api }: Pick<AppLoadContext, 'api'>,
  chosen: readonly string[],
): Promise<{ groups: [value: string, name: string][]; groupsWhy: string | null }> {
  const known = await groupNames({ api })
  const listed = (known ?? []).map(([id, name]): [string, string] => [`${groupPrefix}${id}`, name])
  const unknown = new Set(chosen.filter((value) => value.startsWith(groupPrefix)))
  listed.forEach(([value]) => unknown.delete(value))
  const named = [...unknown].map((value): [string, string] => [
    value,
    words.unknownGroup(value.slice(groupPrefix.length)),
  ])
  const groupsWhy =
    known === null
      ? words.noGroups
      : listed.length < groupsMax
        ? null
        : words.firstGroups(groupsMax)
  return { groups: [...listed, ...named], groupsWhy }
}

async function formChoice(asking: Pick<AppLoadContext, 'api'>, formId: string): Promise<Choice> {
  return { id: formId, name: (await formTitle(asking, formId)) ?? words.goneForm, detail: null }
}

/** Finds forms in use by their titles. */
export async function findForms(
  { api }: Pick<AppLoadContext, 'api'>,
  search: string,
): Promise<Choice[]> {
  const answer = await api.manageForms.list({ section: 'inUse', search, pLimit: 10 })
  return answer.status === 200
    ? answer.content.data.map(({ formId, title, formTypeName }) => ({
        ...{ id: formId, name: title, detail: formTypeName },
      }))
    : []
}
