import type { ChoiceSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { assetChoice } from './equipment-choice.ts'

/** The equipment of the organisation: by ids also what is retired, by words what is in use. */
export const equipmentChoices: ChoiceSource = {
  named: async (ids, { context, request }) =>
    contentOf(await context.api.actions.assets({ assetIds: ids.join() }), request).map(assetChoice),
  found: async (search, { context, request }) =>
    contentOf(await context.api.actions.assets({ search }), request).map(assetChoice),
}
