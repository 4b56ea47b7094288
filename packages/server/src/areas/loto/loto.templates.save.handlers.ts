import type { LotoAsset, LotoTemplateDraft } from '@holdpoint/api'
import { failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { heldDraft, writeEdit } from './loto.templates.editing.ts'
import { machinesOf, type WholeTemplateRow } from './loto.templates.queries.ts'

export const save: PersonHandler<'loto.saveTemplate'> = async (
  { templateId, ...draft },
  context,
) => {
  const machines = await machinesFor(draft, context)
  return templateId === undefined
    ? add(draft, context)
    : edit(templateId, { draft, machines }, context)
}

async function add(draft: LotoTemplateDraft, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const templateId = ports.ids.next()
  const number = await nextNumber(context, 'LTT')
  await db
    .insertInto('loto_templates')
    .values({
      ...{ shard_key: person.shardKey, id: templateId, number, family_id: templateId },
      ...{ ...columnsOf(draft), author_id: person.personId, writer_ids: [person.personId] },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
  await audit({
    ...{ recordType: 'loto_template', recordId: templateId, action: 'create' },
    changes: { title: { from: null, to: draft.title } },
  })
  return ok({ templateId, number, rowVersion: 1 }, `${number} saved.`)
}

type Edited = { draft: LotoTemplateDraft; machines: readonly LotoAsset[] }

async function edit(templateId: string, { draft, machines }: Edited, context: PersonContext) {
  const { db, person } = context
  const row = await heldDraft(context, templateId)
  const kept = { ...draft, code: codeOf(row, draft) }
  const before = await machinesOf(db, person.shardKey, row.asset_ids)
  const codes = { from: before.map(({ code }) => code), to: machines.map(({ code }) => code) }
  const rowVersion = await writeEdit(context, row, {
    ...{ action: 'edit', columns: columnsOf(kept) },
    changes: { ...changesOf(row, kept), assets: codes },
  })
  return ok({ templateId, number: row.number, rowVersion }, `${row.number} saved.`)
}

/** The code of a draft; a revision has that of its family. */
function codeOf({ revision, code }: WholeTemplateRow, draft: LotoTemplateDraft): string {
  if (revision === 1) {
    return draft.code
  }
  return draft.code === '' || draft.code === code
    ? code
    : failField('code', `A revision keeps its code, ${code}. Another code is another template.`)
}

/** The machines that a draft names: each one is there, and of its category. */
async function machinesFor(
  { equipmentCategory, assetIds }: LotoTemplateDraft,
  { db, person }: PersonContext,
): Promise<LotoAsset[]> {
  if (equipmentCategory !== '') {
    const one = await db
      .selectFrom('assets')
      .select('id')
      .where('shard_key', '=', person.shardKey)
      .where('category', '=', equipmentCategory)
      .executeTakeFirst()
    if (one === undefined) {
      return failField('equipmentCategory', 'Please choose a category that the equipment has.')
    }
  }
  const machines = await machinesOf(db, person.shardKey, assetIds)
  return machines.length === assetIds.length &&
    machines.every(({ category }) => category === equipmentCategory)
    ? machines
    : failField('assetIds', 'Please choose machines of this category.')
}

/** What of a draft stands in the template's own row. */
function columnsOf(draft: LotoTemplateDraft) {
  return {
    title: draft.title,
    code: draft.code,
    equipment_category: draft.equipmentCategory,
    asset_ids: draft.assetIds,
    purpose: draft.purpose,
    notify: draft.notify,
    shutdown_steps: draft.shutdownSteps,
    verification: draft.verification,
    restoration_steps: draft.restorationSteps,
    ppe: draft.ppe,
  }
}

/** What an edit changed, for the trail. */
function changesOf(row: WholeTemplateRow, draft: LotoTemplateDraft) {
  return {
    title: { from: row.title, to: draft.title },
    code: { from: row.code, to: draft.code },
    equipmentCategory: { from: row.equipment_category, to: draft.equipmentCategory },
    purpose: { from: row.purpose, to: draft.purpose },
    notify: { from: row.notify, to: draft.notify },
    shutdownSteps: { from: row.shutdown_steps, to: draft.shutdownSteps },
    verification: { from: row.verification, to: draft.verification },
    restorationSteps: { from: row.restoration_steps, to: draft.restorationSteps },
    ppe: { from: row.ppe, to: draft.ppe },
  }
}
