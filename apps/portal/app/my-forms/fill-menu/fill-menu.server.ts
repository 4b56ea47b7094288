import { contentOf } from '../../session/content-of.server.ts'
import type { PageAsk } from '../page-ask.ts'
import { orderedTypes, type FillMenu } from './fill-menu.ts'
import type { DialogOfKind } from '../my-forms.place.ts'

type FillState = DialogOfKind<'fill'>

/** Loads what the fill menu shows: what was searched for, or the types and the forms of one. */
export async function loadFillMenu(dialog: FillState, ask: PageAsk): Promise<FillMenu> {
  const { context, request } = ask
  const [answer, recent, found] = await Promise.all([
    context.api.forms.fillMenu({}),
    context.api.forms.recent({}),
    dialog.words === '' ? null : context.api.forms.search({ search: dialog.words }),
  ])
  const types = orderedTypes(contentOf(answer, request), dialog.sort, dialog.direction)
  const only = types.length === 1 ? types[0] : undefined
  const chosen = types.find(({ id }) => id === dialog.typeId) ?? only ?? null
  const forms =
    chosen === null || found !== null
      ? []
      : contentOf(await context.api.forms.byType({ id: chosen.id }), request)
  return {
    types,
    chosen,
    forms,
    recent: contentOf(recent, request),
    found: found === null ? null : contentOf(found, request),
    formKey: context.mintFormKey(),
  }
}
