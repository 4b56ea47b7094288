import {
  controlLevelLabels,
  riskCodeOf,
  riskNameOfLevel,
  type HazardControl,
  type JsaHazardDraft,
} from '@holdpoint/api'
import { sql } from 'kysely'
import { json } from '../../db/json.ts'
import { failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { heldRiskLevels, riskLevelIn, type RiskLevels } from '../../records/risk-matrix.ts'
import { held, requireEditable, stateOf, writeEdit } from './jsa.editing.ts'
import { hazardsOfJsa, type JsaHazardRow, type OneJsa, type WholeJsaRow } from './jsa.queries.ts'
import { grownRisk, type RatedHazard } from './jsa.running.rules.ts'

export const saveHazards: PersonHandler<'jsa.saveHazards'> = async (
  { jsaId, hazards, change },
  context,
) => {
  const { db, person } = context
  const levels = await heldRiskLevels(db, person.shardKey)
  const row = await held(context, jsaId)
  requireEditable(row, context, change)
  const one = { shardKey: person.shardKey, jsaId }
  const before = await hazardsOfJsa(db, one)
  const taken = await takenFrom(context, hazards, { before, levels })
  await writeHazards(context, one, taken)
  const after = await hazardsOfJsa(db, one)
  const difference = differenceOf(before.map(wordsOf), after.map(wordsOf))
  // Another order of the same hazards is nobody's writing.
  const isWritten = difference.from.length + difference.to.length > 0
  const edited = await writeEdit(context, row, {
    ...{ changes: { hazards: difference }, change },
    columns: isWritten ? writtenBy(row, person.personId) : {},
    grown: grownRisk(before.map(ratedOf), after.map(ratedOf)),
  })
  return ok(stateOf(edited), 'Hazards saved.')
}

/**
 * Keeps who wrote hazards: they do not approve them. Once the job runs an edit is approved by whoever
 * makes it, or refused.
 */
function writtenBy({ status, hazard_writers: writers }: WholeJsaRow, personId: string) {
  return status !== 'draft' || writers.includes(personId)
    ? {}
    : { hazard_writers: [...writers, personId] }
}

function ratedOf({ id, residual_level: level }: JsaHazardRow): RatedHazard {
  return { id, risk: riskNameOfLevel(level) }
}

type Taken = Omit<JsaHazardDraft, 'masterVersion'> & {
  hazardId: string
  masterVersion: number | null
  initialLevel: number | null
  residualLevel: number | null
}

/**
 * The hazards as they are kept. One that was there keeps its id, and which state of the library it was
 * taken from; a new one of the library must be in use.
 */
async function takenFrom(
  { db, person, ports }: PersonContext,
  drafts: readonly JsaHazardDraft[],
  { before, levels }: { before: readonly JsaHazardRow[]; levels: RiskLevels },
): Promise<Taken[]> {
  const left = new Map(before.map((hazard) => [hazard.id, hazard]))
  const versions = await versionsInUse(
    { db, person },
    drafts.flatMap(({ masterHazardId }) => masterHazardId ?? []),
  )
  return drafts.map((draft, place) => {
    const known = left.get(draft.hazardId ?? '')
    left.delete(draft.hazardId ?? '')
    const { masterHazardId } = draft
    const isKept = known !== undefined && known.master_hazard_id === masterHazardId
    const current = versions.get(masterHazardId ?? '')
    const version = isKept ? known.master_version : current
    if (masterHazardId !== null && version === undefined) {
      return failField(`hazards.${place}.masterHazardId`, 'Please choose a hazard that is in use.')
    }
    return {
      ...draft,
      hazardId: known?.id ?? ports.ids.next(),
      masterVersion: lookedAt(draft.masterVersion, version ?? null, current),
      ...levelsOf(draft, known, levels),
      // A row without words is one that nobody wrote.
      controls: draft.controls.filter(({ text }) => text !== ''),
    }
  })
}

/** A risk that nobody rates anew keeps its level: of a job that runs it is what was approved and signed. */
function levelsOf(draft: JsaHazardDraft, known: JsaHazardRow | undefined, levels: RiskLevels) {
  const { initialLikelihood, initialSeverity, residualLikelihood, residualSeverity } = draft
  const isInitial =
    known?.initial_likelihood === initialLikelihood && known.initial_severity === initialSeverity
  const isResidual =
    known?.residual_likelihood === residualLikelihood &&
    known.residual_severity === residualSeverity
  return {
    initialLevel: isInitial
      ? known.initial_level
      : riskLevelIn(levels, { likelihood: initialLikelihood, severity: initialSeverity }),
    residualLevel: isResidual
      ? known.residual_level
      : riskLevelIn(levels, { likelihood: residualLikelihood, severity: residualSeverity }),
  }
}

/** The version that was looked at, where one is named that there is; else the one that is known. */
function lookedAt(named: number | undefined, known: number | null, current: number | undefined) {
  return known === null || named === undefined ? known : Math.min(named, current ?? known)
}

async function versionsInUse(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  masterHazardIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('master_hazards')
    .select(['id', 'row_version'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...masterHazardIds]}::text[])`)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, row_version: version }) => [id, version]))
}

/** Keeps hazards in the place of those before. */
async function writeHazards(
  { db }: PersonContext,
  { shardKey, jsaId }: OneJsa,
  hazards: readonly Taken[],
): Promise<void> {
  await db
    .deleteFrom('jsa_hazards')
    .where('shard_key', '=', shardKey)
    .where('jsa_id', '=', jsaId)
    .execute()
  if (hazards.length > 0) {
    const rows = hazards.map((hazard, place) => ({
      ...{ shard_key: shardKey, jsa_id: jsaId, id: hazard.hazardId, place },
      step: hazard.step,
      title: hazard.title,
      description: hazard.description,
      category_ids: hazard.categoryIds,
      tag_ids: hazard.tagIds,
      loss_category_ids: hazard.lossCategoryIds,
      initial_likelihood: hazard.initialLikelihood,
      initial_severity: hazard.initialSeverity,
      residual_likelihood: hazard.residualLikelihood,
      residual_severity: hazard.residualSeverity,
      initial_level: hazard.initialLevel,
      residual_level: hazard.residualLevel,
      controls: json(hazard.controls),
      ppe: hazard.ppe,
      stop_trigger: hazard.stopTrigger,
      master_hazard_id: hazard.masterHazardId,
      master_version: hazard.masterVersion,
    }))
    await db.insertInto('jsa_hazards').values(rows).execute()
  }
}

/** A hazard as the trail keeps it: what somebody who signed has read of it. */
function wordsOf(hazard: JsaHazardRow): string {
  const codeOf = (likelihood: number | null, severity: number | null) =>
    riskCodeOf({ likelihood, severity }) ?? 'not rated'
  const initial = codeOf(hazard.initial_likelihood, hazard.initial_severity)
  const residual = codeOf(hazard.residual_likelihood, hazard.residual_severity)
  const parts: [string, string][] = [
    ['', hazard.description],
    ['Controls: ', hazard.controls.map(controlWords).join('; ')],
    ['Wear: ', hazard.ppe],
    ['Stop: ', hazard.stop_trigger],
  ]
  const step = hazard.step === '' ? '' : `${hazard.step}: `
  return [
    `${step}${hazard.title} (${initial}, ${residual} with controls)`,
    ...parts.filter(([, text]) => text !== '').map(([name, text]) => `${name}${text}`),
  ].join('. ')
}

const controlWords = ({ text, level }: HazardControl) =>
  `${text} (${controlLevelLabels[level].toLowerCase()})`

/** What of two lists is in one of them alone. */
export function differenceOf(before: readonly string[], after: readonly string[]) {
  return {
    from: before.filter((line) => !after.includes(line)),
    to: after.filter((line) => !before.includes(line)),
  }
}
