import { policyOf } from '@holdpoint/api'
import { contentOf } from '../../session/content-of.server.ts'
import type { PageAsk } from '../page-ask.ts'
import type { Views } from './views.ts'
import type { View } from '../my-forms.place.ts'

/**
 * Which views the person may turn between, and which is shown: the one that the address names, else
 * their default. Null for those who have the list alone, whatever the address or a setting says: it
 * takes the permission and a dashboard to lead to (spec 6).
 */
export async function loadViews({
  context,
  request,
  person,
  place,
}: PageAsk): Promise<Views | null> {
  if (!policyOf('myForms.graph').keys.some((key) => person.permissions.includes(key))) {
    return null
  }
  const answer = await context.api.master.get({ keys: ['myFormDashboardLink', 'userSettings'] })
  const { myFormDashboardLink, userSettings } = contentOf(answer, request)
  if (!myFormDashboardLink) {
    return null
  }
  const standing: View = userSettings?.isMyFormDashboardDefaultView === true ? 'graph' : 'list'
  return { shown: place.said.own.view ?? standing, standing, formKey: context.mintFormKey() }
}
