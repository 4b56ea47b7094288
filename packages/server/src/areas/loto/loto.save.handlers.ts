import { lotoWriters, policies, momentToInstant, type LotoDraft, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { requireVersion } from '../../row-version.ts'
import { readersOf } from '../../session/permissions-of.ts'
import { assetsById } from '../equipment/equipment.queries.ts'
import { workOrderById } from '../actions/work-orders.queries.ts'
import { tiesOfJsas } from '../jsa/jsa.ties.ts'
import { held } from './loto.editing.ts'
import type { WholeLotoRow } from './loto.queries.ts'
import { tiesOf } from './loto.rights.ts'
import {
  columnsFrom,
  copyPoints,
  isFor,
  takenTemplate,
  type TakenTemplate,
} from './loto.template-copy.ts'

export const create: PersonHandler<'loto.create'> = async ({ lotoId, ...draft }, context) =>
  lotoId === undefined ? add(draft, context) : edit(lotoId, draft, context)

async function add(draft: LotoDraft, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const template = await templateFor(context, draft.templateId)
  await requireThere(context, draft, template)
  const lotoId = ports.ids.next()
  const number = await nextNumber(context, 'LOTO')
  await db
    .insertInto('lotos')
    .values({
      ...{ shard_key: shardKey, id: lotoId, number },
      ...columnsFrom(template),
      ...columnsOf(draft, context),
      ...{ author_id: personId, created_at: now, updated_at: now },
    })
    .execute()
  await copyPoints(context, lotoId, template.id)
  await audit({
    ...{ recordType: 'loto', recordId: lotoId, action: 'create' },
    changes: {
      title: { from: null, to: draft.title },
      template: { from: null, to: templateWords(template) },
    },
  })
  return ok({ lotoId, number, rowVersion: 1 }, `${number} saved.`)
}

async function edit(lotoId: string, draft: LotoDraft, context: PersonContext) {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, lotoId)
  // It may have moved on, or been given to somebody else, since the call was let in.
  if (!opens({ ties: lotoWriters }, tiesOf(row), person)) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (row.status !== 'draft') {
    const message = 'What was prepared is not edited. Please cancel it, and copy it.'
    return fail('wrong_state', { message })
  }
  const isSame = draft.templateId === row.template.templateId
  const template = await templateFor(context, draft.templateId, row)
  await requireThere(context, draft, template, row)
  const columns = columnsOf(draft, context)
  await db
    .updateTable('lotos')
    .set({
      ...(isSame ? {} : columnsFrom(template)),
      ...columns,
      ...{ updated_at: now, row_version: row.row_version + 1 },
    })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', lotoId)
    .execute()
  if (!isSame) {
    await copyPoints(context, lotoId, template.id)
  }
  const changes = changesOf(row, await held(context, lotoId))
  await audit({ recordType: 'loto', recordId: lotoId, action: 'edit', changes })
  const { number } = row
  return ok({ lotoId, number, rowVersion: row.row_version + 1 }, 'Lockout saved.')
}

/** The template of a draft: one that is approved, or the one that the draft has. */
async function templateFor(
  context: PersonContext,
  templateId: string,
  before?: WholeLotoRow,
): Promise<TakenTemplate> {
  const template = await takenTemplate(context, { templateId })
  const isKept = before?.template.templateId === templateId
  return template !== undefined && (isKept || template.status === 'approved')
    ? template
    : failField('templateId', 'Please choose a template that is approved.')
}

const templateWords = ({ code, revision }: { code: string; revision: number }) =>
  `${code} rev ${revision}`

/** What of a draft stands in the lockout's own row; ends the call where its times cannot be. */
function columnsOf(draft: LotoDraft, { person }: Pick<PersonContext, 'person'>) {
  const at = (moment: string | null) =>
    moment === null ? null : momentToInstant(moment, person.timeZone)
  const [start, end] = [at(draft.plannedStart), at(draft.plannedEnd)]
  if (start !== null && end !== null && end <= start) {
    return failField('plannedEnd', 'Please choose an end that lies after the beginning.')
  }
  return {
    title: draft.title,
    asset_id: draft.assetId,
    reason: draft.reason,
    pad_id: draft.padId,
    location: draft.location,
    primary_id: draft.primaryId,
    is_group: draft.isGroup,
    lockbox: draft.lockbox,
    planned_start: start,
    planned_end: end,
    work_order_id: draft.workOrderId,
    jsa_id: draft.jsaId,
  }
}

/** Ends the call where a draft names what is not there, or what it may not name. */
async function requireThere(
  context: PersonContext,
  { assetId, padId, primaryId, workOrderId, jsaId }: LotoDraft,
  template: TakenTemplate,
  before?: WholeLotoRow,
): Promise<void> {
  const { db, person, now } = context
  const { shardKey } = person
  if (assetId !== null) {
    const [asset] = await assetsById(db, shardKey, [assetId])
    if (asset === undefined || !isFor(template, { assetId, category: asset.category })) {
      return failField('assetId', 'The template is not for this machine.')
    }
  }
  const pad = await db.selectFrom('pads').select('id').where('id', '=', padId).executeTakeFirst()
  if (padId !== null && pad === undefined) {
    return failField('padId', 'There is no such pad.')
  }
  if (workOrderId !== null && (await workOrderById(db, shardKey, workOrderId)) === undefined) {
    return failField('workOrderId', 'There is no such work order.')
  }
  if (jsaId !== null && jsaId !== before?.jsa?.id) {
    const ties = (await tiesOfJsas(db, person, [jsaId], now)).get(jsaId) ?? new Set<Tie>()
    if (!opens(policies['jsa.get'].record, ties, person)) {
      return failField('jsaId', 'There is no such analysis.')
    }
  }
  // Whoever has left since they were chosen is asked for when it is prepared.
  if (primaryId === null || primaryId === before?.primary?.personId) {
    return
  }
  const primary = (await readersOf(db, shardKey, [primaryId])).get(primaryId)
  if (primary === undefined) {
    return failField('primaryId', 'This is not an employee here, or no longer.')
  }
  return primary.permissions.has('authorize_loto')
    ? undefined
    : failField('primaryId', 'This person may not lead a lockout.')
}

/** What an edit changed, for the trail. */
function changesOf(before: WholeLotoRow, after: WholeLotoRow) {
  const to: Record<string, unknown> = toldOf(after)
  return Object.fromEntries(
    Object.entries(toldOf(before)).map(([key, from]) => [key, { from, to: to[key] }]),
  )
}

/** A plan as the trail tells it: what has a code or a number, by that. */
function toldOf(row: WholeLotoRow) {
  return {
    title: row.title,
    template: templateWords(row.template),
    asset: row.asset?.code ?? null,
    reason: row.reason,
    pad: row.pad?.id ?? null,
    location: row.location,
    primary: row.primary?.personId ?? null,
    isGroup: row.is_group,
    lockbox: row.lockbox,
    plannedStart: row.planned_start,
    plannedEnd: row.planned_end,
    workOrder: row.work_order?.name ?? null,
    jsa: row.jsa?.name ?? null,
  }
}
