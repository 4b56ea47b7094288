import type { Page } from '@playwright/test'
import { apiOf } from './elsewhere.ts'
import { isAlive, signIn } from './portal.ts'

/** A form of one's own with these questions in its draft, and its builder open. */
export async function openNewForm(page: Page, items: readonly object[] = []): Promise<string> {
  await signIn(page, 'admin', '/places')
  const call = apiOf(page)
  const types = (await call('GET', '/form-type')) as { data: { formTypeId: string }[] }
  const title = `Treating iron ${Date.now()}`
  const made = { title, formTypeId: types.data[0]?.formTypeId, hasHeader: false }
  const { formId } = (await call('POST', '/manage-form', made)) as { formId: string }
  if (items.length > 0) {
    const draft = (await call('GET', `/manage-form-draft?formId=${formId}`)) as {
      definition: object
    }
    const definition = { ...draft.definition, items }
    await call('POST', '/manage-form-draft', { formId, definition, said: 'Questions added' })
  }
  await page.goto(`/manage-forms/edit?formId=${formId}`)
  await isAlive(page)
  return formId
}
