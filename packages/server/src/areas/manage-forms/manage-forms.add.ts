import type { FormDefinition } from '@holdpoint/forms'
import type { PersonContext } from '../../handler.ts'
import { namedAfter } from './manage-forms.definitions.ts'
import { putDraft } from './manage-forms.drafts.ts'
import type { columnsOf } from './manage-forms.input.ts'
import { judgedAsNow } from './manage-forms.risk.ts'

/** Makes a form of whoever asks, which is a draft until it is published, and answers its id. */
export async function addForm(
  context: PersonContext,
  columns: ReturnType<typeof columnsOf>,
  definition: FormDefinition,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { db, person, now, ports, audit } = context
  const id = ports.ids.next()
  await db
    .insertInto('forms')
    .values({
      ...{ id, ...columns, status: 'draft', owner_id: person.personId },
      ...{ created_at: now, updated_at: now, draft_row_version: 1 },
    })
    .execute()
  const form = { id, title: columns.title, last_version: null }
  await putDraft(
    context,
    id,
    await judgedAsNow(context, namedAfter(form, underTitle(columns.title, definition))),
  )
  await audit({
    ...{ recordType: 'form', recordId: id, action: 'create' },
    changes: {
      status: { from: null, to: 'draft' },
      title: { from: null, to: columns.title },
      ...changes,
    },
  })
  return id
}

/** Under another title a form is not called in other languages either what it was taken from is called. */
function underTitle(title: string, definition: FormDefinition): FormDefinition {
  const [first = 'en'] = definition.languages
  return definition.title[first] === title
    ? definition
    : { ...definition, title: { [first]: title } }
}
