import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { assetByCode, toAsset } from './equipment.queries.ts'
import { formsAskingForEquipment } from '../forms/forms.handlers.ts'
import * as parts from './equipment.parts.ts'

export const get: PersonHandler<'equipment.get'> = async ({ code }, context) => {
  const row = await assetByCode(context.db, context.person.shardKey, code)
  if (row === undefined) {
    return fail('not_found', { message: 'Your organisation has no equipment with this code.' })
  }
  const { id } = row
  return ok({
    machine: toAsset(row),
    lockouts: await parts.lockoutsOn(id, context),
    templates: await parts.templatesFor(id, context),
    actions: await parts.actionsOn(id, context),
    workOrders: await parts.openWorkOrdersOn(id, context),
    entries: await parts.entriesNaming(id, context),
    drafts: await parts.draftsNaming(id, context),
    qualityReports: await parts.reportsOn(id, context),
    forms: row.retired_at === null ? await formsAskingForEquipment(context) : [],
  })
}
