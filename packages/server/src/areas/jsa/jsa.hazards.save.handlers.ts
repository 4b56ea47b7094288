import {
  controlLevelLabels,
  policies,
  riskCodeOf,
  type HazardControl,
  type HazardDraft,
} from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { heldRiskLevels, riskLevelIn, type RiskLevels } from '../../records/risk-matrix.ts'
import { requireVersion } from '../../row-version.ts'
import {
  controlsOf,
  hazardForChange,
  unknownUnits,
  writeControls,
  type WholeHazardRow,
} from './jsa.hazards.queries.ts'
import { tiesIn } from './jsa.hazards.rights.ts'
import { missingIn } from './jsa.hazards.rules.ts'

export const save: PersonHandler<'jsa.saveMasterHazard'> = async (
  { masterHazardId, ...said },
  context,
) => {
  // A row without words is one that nobody wrote.
  const draft = { ...said, controls: said.controls.filter(({ text }) => text !== '') }
  await requireUnits(context, draft)
  const columns = columnsOf(draft, await heldRiskLevels(context.db, context.person.shardKey))
  return masterHazardId === undefined
    ? add({ draft, columns }, context)
    : edit(masterHazardId, { draft, columns }, context)
}

type Draft = { draft: HazardDraft; columns: ReturnType<typeof columnsOf> }

async function add({ draft, columns }: Draft, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const hazardId = ports.ids.next()
  const number = await nextNumber(context, 'HAZ')
  await db
    .insertInto('master_hazards')
    .values({
      ...{ shard_key: shardKey, id: hazardId, number, ...columns },
      ...{ owner_id: personId, created_at: now, updated_at: now },
    })
    .execute()
  await writeControls(db, { shardKey, hazardId }, draft.controls)
  await audit({
    ...{ recordType: 'master_hazard', recordId: hazardId, action: 'create' },
    changes: { title: { from: null, to: draft.title } },
  })
  return ok({ masterHazardId: hazardId, number, rowVersion: 1 }, `${number} saved.`)
}

async function edit(hazardId: string, { draft, columns }: Draft, context: PersonContext) {
  const { db, person, now, audit, ifMatch } = context
  const one = { shardKey: person.shardKey, hazardId }
  const row = await hazardForChange(db, one)
  if (row === undefined) {
    return fail('forbidden')
  }
  // It may have come into use since the call was let in.
  if (!opens(policies['jsa.saveMasterHazard'].record, tiesIn(row, person), person)) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (row.status === 'retired') {
    return fail('wrong_state', { message: 'A retired hazard is reinstated before it is edited.' })
  }
  if (row.status === 'active') {
    requireWhole(draft)
  }
  const before = await controlsOf(db, one)
  const rowVersion = row.row_version + 1
  await db
    .updateTable('master_hazards')
    .set({ ...columns, updated_at: now })
    .set({ row_version: rowVersion, edit_version: rowVersion })
    .where('shard_key', '=', one.shardKey)
    .where('id', '=', hazardId)
    .execute()
  await writeControls(db, one, draft.controls)
  await audit({
    ...{ recordType: 'master_hazard', recordId: hazardId, action: 'edit' },
    changes: changesOf(row, before, draft),
  })
  return ok({ masterHazardId: hazardId, number: row.number, rowVersion }, 'Hazard saved.')
}

/** What analyses take stays whole: an edit takes nothing from it that its activation asked for. */
function requireWhole(draft: HazardDraft): void {
  const fields = missingIn({ ...draft, controlCount: draft.controls.length })
  const [first] = fields
  if (first !== undefined) {
    fail('invalid_input', { message: first.message, fields })
  }
}

async function requireUnits({ db }: PersonContext, { businessUnits }: HazardDraft): Promise<void> {
  const unknown = await unknownUnits(db, businessUnits)
  if (unknown.length > 0) {
    failField('businessUnits', 'Please choose business units that are there.')
  }
}

/** What of a draft stands in the hazard's own row. */
function columnsOf(draft: HazardDraft, levels: RiskLevels) {
  const { initialLikelihood, initialSeverity, residualLikelihood, residualSeverity } = draft
  const initial = { likelihood: initialLikelihood, severity: initialSeverity }
  const residual = { likelihood: residualLikelihood, severity: residualSeverity }
  return {
    title: draft.title,
    description: draft.description,
    category_ids: draft.categoryIds,
    tag_ids: draft.tagIds,
    loss_category_ids: draft.lossCategoryIds,
    initial_likelihood: initialLikelihood,
    initial_severity: initialSeverity,
    residual_likelihood: residualLikelihood,
    residual_severity: residualSeverity,
    initial_level: riskLevelIn(levels, initial),
    residual_level: riskLevelIn(levels, residual),
    ppe: draft.ppe,
    refers_to: draft.references,
    stop_trigger: draft.stopTrigger,
    business_units: draft.businessUnits,
  }
}

const worded = (controls: readonly HazardControl[]) =>
  controls.map(({ text, level }) => `${text} (${controlLevelLabels[level].toLowerCase()})`)
const codeIn = (likelihood: number | null, severity: number | null) =>
  riskCodeOf({ likelihood, severity })

/** What an edit changed, for the trail. */
function changesOf(row: WholeHazardRow, before: readonly HazardControl[], draft: HazardDraft) {
  return {
    title: { from: row.title, to: draft.title },
    description: { from: row.description, to: draft.description },
    categoryIds: { from: row.category_ids, to: draft.categoryIds },
    tagIds: { from: row.tag_ids, to: draft.tagIds },
    lossCategoryIds: { from: row.loss_category_ids, to: draft.lossCategoryIds },
    initialRisk: {
      from: codeIn(row.initial_likelihood, row.initial_severity),
      to: codeIn(draft.initialLikelihood, draft.initialSeverity),
    },
    residualRisk: {
      from: codeIn(row.residual_likelihood, row.residual_severity),
      to: codeIn(draft.residualLikelihood, draft.residualSeverity),
    },
    controls: { from: worded(before), to: worded(draft.controls) },
    ppe: { from: row.ppe, to: draft.ppe },
    references: { from: row.refers_to, to: draft.references },
    stopTrigger: { from: row.stop_trigger, to: draft.stopTrigger },
    businessUnits: { from: row.business_units, to: draft.businessUnits },
  }
}
