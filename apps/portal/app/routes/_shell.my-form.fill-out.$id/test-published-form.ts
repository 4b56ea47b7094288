import type { FormDefinition } from '@holdpoint/forms'
import { content, type TestPage } from '../_shell.my-forms/test-page.ts'

/** A form in use with these items and no header; answers its id. */
export async function publishedForm(
  world: TestPage,
  title: string,
  items: FormDefinition['items'],
): Promise<string> {
  const { manageForms, formTypes } = (await world.signedIn('admin')).client
  const { data } = content(await formTypes.list({ section: 'active' }))
  const made = { title, formTypeId: data[0]?.formTypeId ?? '', hasHeader: false }
  const { formId } = content(await manageForms.save(made))
  const { definition } = content(await manageForms.draft({ formId }))
  const written = { ...(definition as FormDefinition), items }
  content(await manageForms.saveDraft({ formId, definition: written }))
  const { rowVersion: draftRowVersion } = content(await manageForms.draft({ formId }))
  content(await manageForms.move({ formId, event: 'publish', draftRowVersion }))
  return formId
}
