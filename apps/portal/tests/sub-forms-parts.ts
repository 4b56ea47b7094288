import type { Page } from '@playwright/test'
import { apiOf } from './elsewhere.ts'

type Draft = { definition: object; rowVersion: number }

/** A form of one question, and `more`, that is not in use yet. */
export async function make(
  page: Page,
  title: string,
  more: readonly object[] = [],
): Promise<string> {
  const call = apiOf(page)
  const types = (await call('GET', '/form-type')) as { data: { formTypeId: string }[] }
  const made = { title, formTypeId: types.data[0]?.formTypeId, hasHeader: false }
  const { formId } = (await call('POST', '/manage-form', made)) as { formId: string }
  const { definition } = (await call('GET', `/manage-form-draft?formId=${formId}`)) as Draft
  const items = [
    { key: 'what', type: 'text', label: { en: 'What was seen' }, required: true },
    ...more,
  ]
  await call('POST', '/manage-form-draft', { formId, definition: { ...definition, items } })
  return formId
}

/** Puts it in use, with what is filled out below it. */
export async function publish(page: Page, formId: string, subForms: readonly object[] = []) {
  const call = apiOf(page)
  const at = `/manage-form-draft?formId=${formId}`
  if (subForms.length > 0) {
    const { definition } = (await call('GET', at)) as Draft
    await call('POST', '/manage-form-draft', { formId, definition: { ...definition, subForms } })
  }
  const { rowVersion } = (await call('GET', at)) as Draft
  await call('POST', '/manage-form-status', {
    ...{ formId, event: 'publish', draftRowVersion: rowVersion },
  })
}

/** Begins an entry of it, and answers its id. */
export async function start(page: Page, formId: string): Promise<string> {
  return ((await apiOf(page)('POST', '/my-form', { formId })) as { id: string }).id
}
