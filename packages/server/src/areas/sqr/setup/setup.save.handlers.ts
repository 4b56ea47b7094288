import { thresholdsProblem, type CallOf, type ParsedInput } from '@holdpoint/api'
import { toConstraint } from '../../../db/constraint.ts'
import { fail, failField } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { requireVersion } from '../../../row-version.ts'
import {
  isStatusNameTaken,
  holdUnit,
  isUnit,
  phaseForChange,
  thresholdsOf,
  type StatusRow,
} from './setup.queries.ts'
import { coloursProblem, phaseProblem } from './setup.rules.ts'

type Draft = Omit<ParsedInput<CallOf<'sqr.saveStatus'>>, 'statusId'>

const unitMissing = 'Please choose a business unit that is there.'

export const saveStatus: PersonHandler<'sqr.saveStatus'> = async (
  { statusId, ...draft },
  context,
) => {
  const { db, person } = context
  const { businessUnit: unit, backgroundColor, textColor, status: name } = draft
  if (unit !== null && !(await isUnit(db, unit))) {
    return failField('businessUnit', unitMissing)
  }
  const illegible = coloursProblem(backgroundColor, textColor)
  if (illegible !== undefined) {
    return failField('textColor', illegible)
  }
  if (await isStatusNameTaken(db, person.shardKey, { name, unit, statusId })) {
    return nameTaken()
  }
  try {
    return statusId === undefined ? await add(draft, context) : await edit(statusId, draft, context)
  } catch (error) {
    // Somebody else took the name since we looked.
    return toConstraint(error)?.constraint === 'sqr_statuses_name_is_there_once'
      ? nameTaken()
      : Promise.reject(error)
  }
}

function nameTaken(): never {
  return failField('status', 'There is a status of this name already.')
}

async function add(draft: Draft, { db, person, ports, audit }: PersonContext) {
  const id = ports.ids.next()
  const { shardKey } = person
  const others = (await phaseForChange(db, shardKey, draft.phase)).filter(
    (row) => row.business_unit_code === draft.businessUnit,
  )
  await db
    .insertInto('sqr_statuses')
    .values({
      ...{ shard_key: shardKey, id, phase: draft.phase, ...columnsOf(draft) },
      business_unit_code: draft.businessUnit,
      place: Math.max(0, ...others.map(({ place }) => place)) + 1,
    })
    .execute()
  await audit({
    ...{ recordType: 'sqr_status', recordId: id, action: 'create' },
    changes: { status: { from: null, to: draft.status }, phase: { from: null, to: draft.phase } },
  })
  return ok({ statusId: id, rowVersion: 1 }, 'Status saved.')
}

async function edit(id: string, draft: Draft, { db, person, audit, ifMatch }: PersonContext) {
  const { shardKey } = person
  const ofPhase = await phaseForChange(db, shardKey, draft.phase)
  const row = ofPhase.find((one) => one.id === id)
  if (row === undefined) {
    return (await isThere(db, shardKey, id))
      ? failField('phase', 'A status stays in its phase.')
      : fail('forbidden')
  }
  if (row.business_unit_code !== draft.businessUnit) {
    return failField('businessUnit', 'A status stays with its business unit.')
  }
  requireVersion(row.row_version, ifMatch)
  const columns = columnsOf(draft)
  const general = ofPhase
    .filter((one) => one.business_unit_code === null)
    .map((one) => (one === row ? { ...one, ...columns } : one))
  const problem = phaseProblem(draft.phase, general)
  if (problem !== undefined) {
    return fail('wrong_state', { message: problem })
  }
  const rowVersion = row.row_version + 1
  await db
    .updateTable('sqr_statuses')
    .set({ ...columns, row_version: rowVersion })
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
  await audit({
    ...{ recordType: 'sqr_status', recordId: id, action: 'edit' },
    changes: changesOf(row, columns),
  })
  return ok({ statusId: id, rowVersion }, 'Status saved.')
}

async function isThere(db: PersonContext['db'], shardKey: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sqr_statuses')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

function columnsOf(draft: Draft) {
  return {
    name: draft.status,
    is_permission_required: draft.isPermissionRequired,
    background_color: draft.backgroundColor.toLowerCase(),
    text_color: draft.textColor.toLowerCase(),
    is_active: draft.isActive,
  }
}

/** What an edit changed, for the trail. */
function changesOf(row: StatusRow, columns: ReturnType<typeof columnsOf>) {
  return {
    status: { from: row.name, to: columns.name },
    isPermissionRequired: { from: row.is_permission_required, to: columns.is_permission_required },
    backgroundColor: { from: row.background_color, to: columns.background_color },
    textColor: { from: row.text_color, to: columns.text_color },
    isActive: { from: row.is_active, to: columns.is_active },
  }
}

export const saveSeverityThresholds: PersonHandler<'sqr.saveSeverityThresholds'> = async (
  { businessUnit, ...said },
  { db, person, audit, ifMatch },
) => {
  const { shardKey } = person
  if (!(await holdUnit(db, businessUnit))) {
    return failField('businessUnit', unitMissing)
  }
  const before = (await thresholdsOf(db, shardKey)).find((one) => one.businessUnit === businessUnit)
  // A unit that has none yet is of version 0.
  requireVersion(before?.rowVersion ?? 0, ifMatch)
  const levels = levelsOf(said)
  const rowVersion = (before?.rowVersion ?? 0) + 1
  const ofUnit = { shard_key: shardKey, business_unit_code: businessUnit }
  await db
    .deleteFrom('severity_thresholds')
    .where('shard_key', '=', shardKey)
    .where('business_unit_code', '=', businessUnit)
    .execute()
  if (levels !== null) {
    const { nearMiss: near_miss, level1, level2 } = levels
    const columns = { near_miss, level1, level2, row_version: rowVersion }
    await db
      .insertInto('severity_thresholds')
      .values({ ...ofUnit, ...columns })
      .execute()
  }
  const changed = (name: keyof Levels) => ({
    from: before?.[name] ?? null,
    to: levels?.[name] ?? null,
  })
  await audit({
    ...{ recordType: 'severity_thresholds', recordId: businessUnit, action: 'edit' },
    changes: {
      ...{ nearMiss: changed('nearMiss'), level1: changed('level1'), level2: changed('level2') },
    },
  })
  return levels === null
    ? ok(null, 'Thresholds taken away.')
    : ok({ businessUnit, ...levels, rowVersion }, 'Thresholds saved.')
}

type Levels = { nearMiss: number; level1: number; level2: number }

/** What was said of the levels of a unit; null where all of it is empty. */
function levelsOf(said: { [Name in keyof Levels]: number | null }): Levels | null {
  const { nearMiss, level1, level2 } = said
  if (nearMiss === null && level1 === null && level2 === null) {
    return null
  }
  for (const [name, value] of Object.entries(said)) {
    if (value === null) {
      return failField(name, 'Please fill all three, or none of them.')
    }
  }
  const levels = { nearMiss: nearMiss ?? 0, level1: level1 ?? 0, level2: level2 ?? 0 }
  const problem = thresholdsProblem(levels)
  return problem === undefined
    ? levels
    : failField(levels.nearMiss > levels.level1 ? 'level1' : 'level2', problem)
}
