import { contentOf } from '../../session/content-of.server.ts'
import type { PageAsk } from '../page-ask.ts'
import type { SearchDialog } from '../search/my-forms.dialogs.ts'
import { orderedTypes, type FillMenu } from './fill-menu.ts'

/** Loads the types, and the forms of the chosen one, or of the only one there is. */
export async function loadFillMenu(
  dialog: Extract<SearchDialog, { kind: 'fill' }>,
  { context, request }: PageAsk,
): Promise<FillMenu> {
  const answer = await context.api.forms.fillMenu({})
  const types = orderedTypes(contentOf(answer, request), dialog.sort, dialog.direction)
  const only = types.length === 1 ? types[0] : undefined
  const chosen = types.find(({ id }) => id === dialog.typeId) ?? only ?? null
  const forms =
    chosen === null
      ? []
      : contentOf(await context.api.forms.byType({ formTypeId: chosen.id }), request)
  return { types, chosen, forms, formKey: context.mintFormKey() }
}
