import { listCall, listPage } from '../../lists/list-call.server.ts'
import { defineSource } from '../../lists/list-source.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { toRow } from './manage-forms.rows.server.ts'
import { manageFormsView } from './manage-forms.view.tsx'

/** Whether somebody may make forms: what the pages mirror of the policy. */
export function mayMakeForms(permissions: readonly string[]): boolean {
  return permissions.includes('create_forms')
}

/** Where the list of forms comes from. Its filter is never too long for an address. */
export const manageFormsSource = defineSource(manageFormsView, {
  choices: {},
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      beside: { mayMake: mayMakeForms(person.permissions) },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.manageForms.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'manage-forms' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
})
