import { formTypeList, type Handling } from '@holdpoint/api'
import { done, refuse, versionIn } from '../lists/answer-intent.server.ts'
import { forgetLookups } from '../lists/filters/lookups.server.ts'
import type { ListIntent } from '../lists/list-ask.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import type { FormTypesPlace } from './form-types.place.ts'
import { toRow } from './form-types.rows.server.ts'
import { formTypesView } from './form-types.view.tsx'
import { words } from './form-types.words.ts'

/** Whether somebody may make form types: what the pages mirror of the policy. */
export function mayAddFormTypes(permissions: readonly string[]): boolean {
  return permissions.includes('create_form_types')
}

/** Where the list of form types comes from. Its filter is never too long for an address. */
export const formTypesSource = defineSource(formTypesView, {
  choices: {},
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      beside: { mayAdd: mayAddFormTypes(person.permissions) },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.formTypes.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'form-type' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
  intents: { delete: deleteFormType },
})

const removal: Handling = {
  noAccess: { type: formTypeList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a form type as it was shown, after the question was answered Yes. */
async function deleteFormType(intent: ListIntent<FormTypesPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.formTypes.remove(
    { id: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  forgetLookups()
  return answer.status === 200
    ? done(intent, list, words.deleted)
    : refuse(intent, answer, removal, list)
}
