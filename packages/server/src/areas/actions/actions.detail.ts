import type {
  ActionDetail,
  ActionFile,
  ActionLine,
  PersonLine,
  SourceOfAction,
  WorkOrder,
} from '@holdpoint/api'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { heldFiles } from '../../records/files.queries.ts'
import type { RecordFile } from '../../records/files.ts'
import { readableEntries } from '../my-forms/my-forms.ties.ts'
import { readableSqrs } from '../sqr/sqr.ties.ts'
import type { SourceWords } from './actions.columns.ts'
import * as queries from './actions.queries.ts'
import { readerOf } from './actions.rights.ts'
import { sourceOf, toAction } from './actions.row.ts'
import { assetsById, toAsset } from '../equipment/equipment.queries.ts'
import { toWorkOrder, workOrderById } from './work-orders.queries.ts'

/** An action whole, as it travels to whoever asks. */
export async function detailOf(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  actionId: string,
): Promise<ActionDetail> {
  const { shardKey } = person
  const reader = readerOf(person, now)
  const row = await queries.actionRow(db, reader, actionId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const whole = await queries.actionWhole(db, shardKey, actionId)
  const dueDates = await queries.dueDatesOf(db, shardKey, actionId)
  const children = await queries.actionLines(db, shardKey, { parentId: actionId })
  const [parent] = await queries.actionLines(db, shardKey, { ids: listOf(whole.parent_id) })
  const [asset] = await assetsById(db, shardKey, listOf(whole.asset_id))
  const work = await workOrderOf(db, shardKey, whole.work_order_id)
  return {
    ...toAction(row, person, reader.today),
    description: whole.description,
    createdBy: raiserOf(whole),
    controlLevel: whole.control_level,
    asset: asset === undefined ? null : toAsset(asset),
    countryId: whole.country_code,
    districtId: whole.district_code,
    businessUnitId: whole.business_unit_code,
    crewIds: whole.crew_codes,
    padIds: whole.pad_ids,
    customerId: whole.customer_id,
    evidenceMin: row.evidence_min,
    files: await filesOf(db, shardKey, actionId),
    dueDates: dueDates.map((due) => ({
      dueOn: due.due_on,
      setBy: personOf(due),
      setAt: due.set_at.toISOString(),
      reason: due.reason,
    })),
    startedAt: whole.started_at?.toISOString() ?? null,
    completedAt: whole.completed_at?.toISOString() ?? null,
    verifiedAt: whole.verified_at?.toISOString() ?? null,
    verifiedBy: checkerOf(whole),
    effectivenessDays: whole.effectiveness_days,
    isEffective: whole.is_effective,
    repeatEveryDays: whole.repeat_every_days,
    workOrder: work,
    workOrderWaiver: row.work_order_waiver,
    parent: parent === undefined ? null : toActionLine(parent),
    children: children.map(toActionLine),
    links: await linksOf({ db, person, now }, actionId),
    sqrId: row.source_type === 'sqr' ? row.source_id : null,
  }
}

/**
 * What an action is linked with; of limited access, it is told to those alone who may open it, and so
 * is a quality report.
 */
async function linksOf(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  actionId: string,
): Promise<SourceOfAction[]> {
  const links = await queries.linksOf(db, person.shardKey, actionId)
  const limited = links.filter((link) => link.is_limited).map((link) => link.source_id)
  const readable = await readableEntries(db, person, limited, now)
  const reports = links.flatMap((link) => (link.source_type === 'sqr' ? [link.source_id] : []))
  const open = await readableSqrs(db, person, reports, now)
  return links
    .filter((link) => !link.is_limited || readable.has(link.source_id))
    .filter((link) => link.source_type !== 'sqr' || open.has(link.source_id))
    .flatMap((link) => {
      const at = { ...link, question_key: link.question_key || null }
      return sourceOf(at, link.words as SourceWords) ?? []
    })
}

/** The files of an action, in the order in which they came. */
async function filesOf(
  db: PersonContext['db'],
  shardKey: string,
  actionId: string,
): Promise<ActionFile[]> {
  const files = await heldFiles(db, { shardKey, recordType: 'action', recordId: actionId })
  return files.map(toActionFile)
}

/** A file of an action, as it travels. */
export function toActionFile(file: RecordFile): ActionFile {
  return {
    uploadId: file.id,
    kind: file.slot === 'source' ? 'source' : 'evidence',
    name: file.file_name,
    type: file.media_type,
    size: Number(file.byte_size),
    addedBy: personOf({ ...file, id: file.person_id }),
    addedAt: file.added_at.toISOString(),
  }
}

/** An action in a line, as it travels. */
export function toActionLine(row: queries.LineRow): ActionLine {
  return {
    actionId: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    dueOn: row.due_on,
    assignedTo: personOf({ ...row, id: row.person_id }),
  }
}

function personOf(row: {
  id: string
  full_name: string
  profile_image: string | null
}): PersonLine {
  return { personId: row.id, fullName: row.full_name, profileImage: row.profile_image }
}

type Whole = Awaited<ReturnType<typeof queries.actionWhole>>

function raiserOf(whole: Whole): PersonLine {
  return personOf({
    id: whole.raiser_id,
    full_name: whole.raiser_name,
    profile_image: whole.raiser_image,
  })
}

function checkerOf({
  checked_id: id,
  checked_name: name,
  checked_image,
}: Whole): PersonLine | null {
  return id === null || name === null
    ? null
    : personOf({ id, full_name: name, profile_image: checked_image })
}

async function workOrderOf(
  db: PersonContext['db'],
  shardKey: string,
  workOrderId: string | null,
): Promise<WorkOrder | null> {
  const row = workOrderId === null ? undefined : await workOrderById(db, shardKey, workOrderId)
  return row === undefined ? null : toWorkOrder(row)
}

function listOf(id: string | null): string[] {
  return id === null ? [] : [id]
}
