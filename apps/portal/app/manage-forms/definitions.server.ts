import type { AppLoadContext } from '@remix-run/node'
import type { FormDraft, FormVersion } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { draftDefinition } from '@holdpoint/forms/schema'
import { contentOf } from '../session/content-of.server.ts'

/** Who asks for a form. */
export type FormAsk = { context: AppLoadContext; request: Request; formId: string }

/** What people see a definition of: its title, and how far it has come. */
type Defined<Kind> = Omit<Kind, 'definition'> & { definition: FormDefinition }

/** What is being written of a form, or what is in use where nothing is written. */
export async function readWritten({
  context,
  request,
  formId,
}: FormAsk): Promise<Defined<FormDraft>> {
  const answer = await context.api.manageForms.draft({ formId })
  const written = contentOf(answer, request, { forbidden: 'manage-forms' })
  return { ...written, definition: draftDefinition.parse(written.definition) }
}

/** A published version of a form. */
export async function readVersion(
  { context, request, formId }: FormAsk,
  version: number,
): Promise<Defined<FormVersion>> {
  const answer = await context.api.manageForms.version({ formId, version })
  const published = contentOf(answer, request, { forbidden: 'manage-forms' })
  return { ...published, definition: draftDefinition.parse(published.definition) }
}
