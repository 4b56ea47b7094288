import type { AppLoadContext } from '@remix-run/node'
import type { FormDefinition, SubForm } from '@holdpoint/forms'
import { formTitle } from '../../names.server.ts'
import type { SubFormsPage, SubFormsStart } from './form-page.ts'
import { approvalWords, subFormWords as words } from './form.words.ts'

type Asking = Pick<AppLoadContext, 'api'>

// As many as one page of the list of forms answers at most.
const formsMax = 200

/** Loads what sub-forms are chosen from: the forms in use, and those that are named already. */
export async function subFormsPage(
  { subForms = [] }: FormDefinition,
  formId: string,
  { api }: Asking,
): Promise<SubFormsPage> {
  const answer = await api.manageForms.list({ section: 'inUse', pLimit: formsMax })
  const listed = answer.status === 200 ? answer.content.data : []
  const inUse = listed
    .filter((form) => form.formId !== formId)
    .map((form): [string, string] => [form.formId, form.title])
  const known = new Set(inUse.map(([id]) => id))
  const others = await Promise.all(
    subForms
      .filter(({ form }) => !known.has(form))
      .map(async ({ form }): Promise<[string, string]> => [
        form,
        (await formTitle({ api }, form)) ?? approvalWords.goneForm,
      ]),
  )
  return {
    kind: 'subForms',
    start: subFormsStart(subForms),
    forms: [['', words.choose], ...inUse, ...others],
    formsWhy: listed.length < formsMax ? null : words.firstForms(formsMax),
  }
}

/** Puts the sub-forms of a form into fields. */
export function subFormsStart(subForms: readonly SubForm[]): SubFormsStart {
  return {
    subForms: subForms.map(({ form, min, max }) => ({ form, min: String(min), max: String(max) })),
  }
}
