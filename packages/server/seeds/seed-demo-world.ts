import type { Insertable } from 'kysely'
import { plantCategories } from '../src/areas/categories/plant-categories.ts'
import { rebuildDayTotals } from '../src/areas/my-forms/my-forms.day-totals.ts'
import { rebuildNamedEquipment } from '../src/areas/my-forms/my-forms.equipment.ts'
import { rebuildReaders } from '../src/areas/my-forms/my-forms.readers.ts'
import { hashPassword } from '../src/session/passwords.ts'
import { demoPassword } from '../src/areas/auth/demo-people.ts'
import type { Database, Transaction } from '../src/db/database.ts'
import { json } from '../src/db/json.ts'
import type { UploadsTable } from '../src/files/files.tables.ts'
import { transaction } from '../src/db/transaction.ts'
import type { Ports } from '../src/ports/ports.ts'
import { makeActions } from './actions.ts'
import type { WorldActions } from './actions.ts'
import { makeFiles, type WorldFiles } from './files.ts'
import { makeHazards, type WorldHazards } from './hazards.ts'
import { makeInbox } from './inbox.ts'
import { makeInquiries, type WorldInquiries } from './inquiries.ts'
import { makeJsas, type WorldJsas } from './jsas.ts'
import { makeLotos, type WorldLotos } from './lotos.ts'
import { makeTemplates, type WorldTemplates } from './loto-templates.ts'
import { makeMessages, type WorldMessages } from './messages.ts'
import { assets } from './assets.ts'
import { makeDirectory, type Directory } from './directory.ts'
import { makeEntry } from './entries.ts'
import { makeFormSchedules, type WorldFormSchedules } from './form-schedules.ts'
import type { WorldEntry } from './entries.ts'
import { historyOf } from './entry-history.ts'
import { makeCamera, storePhotos } from './entry-photos.ts'
import { planEntries } from './entry-plan.ts'
import { makeForms } from './form-library.ts'
import { makeFormTypes } from './form-types.ts'
import { insertRows } from './insert-rows.ts'
import * as company from './organisation.ts'
import { groupMembers, makePeople } from './people.ts'
import type { WorldPerson } from './people.ts'
import { permissionGroups } from './permission-groups.ts'
import type { DemoRole } from './person-names.ts'
import { numberInOrder } from './record-numbers.ts'
import { makeReports, type WorldReports } from './reports.ts'
import { makeSheets, type WorldSheets } from './sds.ts'
import { severityThresholds } from './severity-thresholds.ts'
import { seededRandom } from './seeded-random.ts'
import { joinSubForms } from './sub-form-entries.ts'
import { makeSqrs, type WorldSqrs } from './sqrs.ts'
import { makeTopics, type WorldTopics } from './topics.ts'
import { makeTraining, type WorldTraining } from './training.ts'
import { zoneClock } from './world-time.ts'

export { demoPassword } from '../src/areas/auth/demo-people.ts'
export { demoSignIns } from './people.ts'

/** A demo world is made in an empty database only: it must never mix with anybody's own data. */
export class DatabaseNotEmpty extends Error {
  override name = 'DatabaseNotEmpty'

  constructor() {
    super('The database already holds data, so the demo world was not put into it.')
  }
}

export type DemoWorldOptions = {
  database: Pick<Database, 'kysely'>
  ports: Pick<Ports, 'files'>
  /** The present of the world: its 60 days end here. */
  now: Date
  /** The same seed and the same present give the same world, row for row. */
  seed?: string
  /** The stored form of the demo password; without it one is made, with a salt of its own. */
  passwordHash?: string
  log?: (message: string) => void
}

/** Whether nobody has put anything into the database yet. */
export async function isEmpty(database: Pick<Database, 'kysely'>): Promise<boolean> {
  const organisation = await database.kysely
    .selectFrom('organisations')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return organisation === undefined
}

/**
 * Puts the demo world into an empty database: a company, its people, its forms and 60 days of
 * entries. All of it appears at once or not at all.
 */
export async function seedDemoWorld({
  database,
  ports,
  now,
  seed = 'copperline',
  passwordHash,
  log = () => undefined,
}: DemoWorldOptions): Promise<{ people: number; entries: number }> {
  if (!(await isEmpty(database))) {
    throw new DatabaseNotEmpty()
  }
  const random = seededRandom(seed)
  const people = makePeople({
    random: random.stream('people'),
    today: zoneClock(company.organisation.time_zone).dayOf(now),
    passwordHash: passwordHash ?? (await hashPassword(demoPassword)),
  })
  const directory = makeDirectory(people)
  const camera = makeCamera(random.stream('camera'))
  const planned = planEntries({ people, now, random: random.stream('plan') })
  const entryRandom = random.stream('entries')
  const entries = joinSubForms(
    planned,
    planned.map((plan) =>
      makeEntry({ plan, now, directory, camera, random: entryRandom.stream(plan.name) }),
    ),
  )
  const formSchedules = makeFormSchedules({
    ...{ people, now, directory, camera },
    random: random.stream('form-schedules'),
  })
  const numbered = numberEntries([...entries, ...formSchedules.entries])
  const sqrs = makeSqrs({ now, directory, people, random: random.stream('sqrs') })
  const actions = makeActions({
    // What schedules assigned leads to no actions, so that those of others stay what they are.
    entries: numbered.entries.filter(({ row }) => row.due_at === null),
    reports: sqrs.sources,
    now,
    directory,
    camera,
    random: random.stream('actions'),
  })
  const topics = makeTopics({ now, directory, people, random: random.stream('topics') })
  const messages = makeMessages({
    people,
    now,
    directory,
    camera,
    random: random.stream('messages'),
  })
  const reports = makeReports({ now, directory, random: random.stream('reports') })
  const files = makeFiles({ people, now, directory, camera, random: random.stream('files') })
  const sheets = makeSheets({ now, directory, random: random.stream('sds') })
  const hazards = makeHazards({ now, directory, random: random.stream('hazards') })
  const jsas = makeJsas({ now, people, library: hazards, random: random.stream('jsas') })
  const templates = makeTemplates({ now, directory, random: random.stream('loto-templates') })
  const lotos = makeLotos({ now, people, templates, camera, random: random.stream('lotos') })
  const inquiries = makeInquiries({ now, directory, people, random: random.stream('inquiries') })
  const training = makeTraining({ now, people, directory, random: random.stream('training') })
  const inbox = makeInbox({
    ...{ now, people, topics, actions: actions.records },
    entries: numbered.entries,
    assignments: formSchedules.assignments,
    random: random.stream('inbox'),
  })
  log(`${people.length} people and ${numbered.entries.length} entries drawn up`)

  const uploads = await storePhotos(ports.files, camera.photos)
  log(`${uploads.length} photos stored`)
  try {
    await transaction(database, (running) =>
      write(running, {
        ...{
          now,
          directory,
          people,
          ...numbered,
          formSchedules,
          actions,
          messages,
          topics,
          reports,
          sheets,
          files,
          hazards,
          jsas,
          templates,
          lotos,
          inquiries,
          sqrs,
          training,
          inbox,
          uploads,
        },
      }),
    )
  } catch (error) {
    await Promise.allSettled(uploads.map((upload) => ports.files.remove(upload.storage_key)))
    throw error
  }
  log('The demo world is in place')
  return { people: people.length, entries: numbered.entries.length }
}

type World = {
  now: Date
  directory: Directory
  people: readonly WorldPerson[]
  entries: readonly NumberedEntry[]
  formSchedules: WorldFormSchedules
  entryCounters: ReturnType<typeof numberInOrder>['counters']
  actions: WorldActions
  topics: WorldTopics
  messages: WorldMessages
  reports: WorldReports
  files: WorldFiles
  uploads: readonly Insertable<UploadsTable>[]
  sheets: WorldSheets
  hazards: WorldHazards
  jsas: WorldJsas
  templates: WorldTemplates
  lotos: WorldLotos
  inquiries: WorldInquiries
  sqrs: WorldSqrs
  training: WorldTraining
  inbox: ReturnType<typeof makeInbox>
}

async function write(running: Transaction, world: World): Promise<void> {
  await writeCompany(running, world)
  await writeCategories(running, world)
  await writeForms(running, world)
  await writeEntries(running, world)
  await writeFormSchedules(running, world.formSchedules)
  await writeActions(running, world)
  await writeTopics(running, world)
  await writeMessages(running, world)
  await writeReports(running, world)
  await writeFiles(running, world)
  await writeSheets(running, world.sheets)
  await writeHazards(running, world.hazards)
  await writeJsas(running, world.jsas)
  await writeTemplates(running, world.templates)
  await writeLotos(running, world.lotos)
  await writeInquiries(running, world.inquiries)
  await writeSqrs(running, world.sqrs)
  await writeTraining(running, world.training)
  await insertRows(running, 'notifications', world.inbox)
}

async function writeCompany(running: Transaction, { people }: World): Promise<void> {
  await insertRows(running, 'organisations', [{ ...company.organisation, settings: json({}) }])
  await insertRows(running, 'countries', company.countries)
  await insertRows(running, 'districts', company.districts)
  await insertRows(running, 'business_units', company.businessUnits)
  await insertRows(running, 'departments', company.departments)
  await insertRows(running, 'job_titles', company.jobTitles)
  await insertRows(running, 'crews', company.crews)
  await insertRows(running, 'customers', company.customers)
  await insertRows(running, 'pads', company.pads)
  await insertRows(
    running,
    'people',
    people.map(({ row }) => row),
  )
  await insertRows(running, 'permission_groups', permissionGroups)
  await insertRows(running, 'permission_group_members', groupMembers(people))
}

async function writeCategories(running: Transaction, { now }: World): Promise<void> {
  await plantCategories(running, company.shardKey, now)
  await insertRows(running, 'severity_thresholds', severityThresholds)
}

async function writeForms(running: Transaction, { now, directory }: World): Promise<void> {
  const idOf = (role: DemoRole) => directory.byDemoRole(role).row.id
  const makers = { admin: idOf('admin'), manager: idOf('manager') }
  const { types, history } = makeFormTypes(now, makers.admin)
  const made = makeForms(now, makers)
  await insertRows(running, 'form_types', types)
  await insertRows(running, 'audit_events', [...history, ...made.history])
  await insertRows(running, 'forms', made.forms)
  await insertRows(running, 'form_versions', made.versions)
  await insertRows(running, 'form_drafts', made.drafts)
  await insertRows(running, 'form_draft_steps', made.steps)
}

type NumberedEntry = WorldEntry & { row: WorldEntry['row'] & { number: string } }

/** Numbers come before the actions: these tell which entry they were raised from. */
function numberEntries(entries: readonly WorldEntry[]): Pick<World, 'entries' | 'entryCounters'> {
  const { rows, counters } = numberInOrder('FRM', entries, ({ row }) => row.started_at)
  return {
    entries: rows.map(({ number, ...entry }) => ({ ...entry, row: { ...entry.row, number } })),
    entryCounters: counters,
  }
}

async function writeEntries(
  running: Transaction,
  { people, entries, entryCounters, actions }: World,
): Promise<void> {
  const actionsOf = new Map<string | null, number>()
  for (const { row } of actions.records) {
    actionsOf.set(row.source_id, (actionsOf.get(row.source_id) ?? 0) + 1)
  }
  const talk = entries.map((entry) => entry.talk)
  await insertRows(
    running,
    'my_forms',
    entries.map(({ row }) => ({ ...row, action_count: actionsOf.get(row.id) ?? 0 })),
  )
  await rebuildDayTotals(running)
  await insertRows(
    running,
    'my_form_answers',
    entries.map(({ document }) => document),
  )
  await rebuildNamedEquipment(running)
  await insertRows(
    running,
    'my_form_versions',
    entries.flatMap(({ versions }) => versions),
  )
  await insertRows(
    running,
    'my_form_signers',
    entries.flatMap(({ signers }) => signers),
  )
  await insertRows(
    running,
    'my_form_comments',
    talk.flatMap(({ comments }) => comments),
  )
  await insertRows(
    running,
    'my_form_votes',
    talk.flatMap(({ votes }) => votes),
  )
  await insertRows(
    running,
    'my_form_kudos',
    talk.flatMap(({ kudos }) => kudos),
  )
  await insertRows(
    running,
    'my_form_shares',
    talk.flatMap(({ shares }) => shares),
  )
  await rebuildReaders(running)
  const names = new Map(people.map(({ row }) => [row.id, row.full_name]))
  await insertRows(
    running,
    'audit_events',
    entries.flatMap((entry) => historyOf(entry, names)),
  )
  await insertRows(running, 'record_numbers', entryCounters)
}

async function writeFormSchedules(
  running: Transaction,
  { schedules, audiences, runs, assignments, history }: WorldFormSchedules,
): Promise<void> {
  await insertRows(running, 'form_schedules', schedules)
  await insertRows(running, 'record_audiences', audiences)
  await insertRows(running, 'form_schedule_runs', runs)
  await insertRows(running, 'form_assignments', assignments)
  await insertRows(running, 'audit_events', history)
}

async function writeActions(running: Transaction, { actions, uploads }: World): Promise<void> {
  const { records } = actions
  await insertRows(running, 'uploads', uploads)
  await insertRows(running, 'assets', assets)
  await insertRows(running, 'work_orders', actions.workOrders)
  // A new action comes after the one that it follows.
  await insertRows(
    running,
    'actions',
    records.map(({ row }) => row),
  )
  await insertRows(
    running,
    'action_assignees',
    records.flatMap(({ assignees }) => assignees),
  )
  await insertRows(
    running,
    'action_due_dates',
    records.flatMap(({ dueDates }) => dueDates),
  )
  await insertRows(
    running,
    'record_files',
    records.flatMap(({ files }) => files),
  )
  await insertRows(running, 'audit_events', actions.history)
  await insertRows(running, 'approval_delegations', actions.delegations)
  await insertRows(running, 'record_numbers', actions.counters)
}

async function writeTopics(running: Transaction, { topics }: World): Promise<void> {
  await insertRows(running, 'topics', topics.topics)
  await insertRows(running, 'topic_people', topics.people)
  await insertRows(running, 'topic_questions', topics.questions)
  await insertRows(running, 'topic_answers', topics.answers)
  await insertRows(running, 'topic_votes', topics.votes)
  await insertRows(running, 'audit_events', topics.history)
  await insertRows(running, 'record_numbers', topics.counters)
}

async function writeMessages(running: Transaction, { messages }: World): Promise<void> {
  await insertRows(running, 'messages', messages.rows)
  await insertRows(running, 'record_audiences', messages.audiences)
  await insertRows(running, 'message_receipts', messages.receipts)
  await insertRows(running, 'record_files', messages.files)
  await insertRows(running, 'audit_events', messages.history)
  await insertRows(running, 'record_numbers', messages.counters)
}

async function writeReports(running: Transaction, { reports }: World): Promise<void> {
  await insertRows(running, 'reports', reports.reports)
  await insertRows(running, 'audit_events', reports.history)
}

async function writeFiles(running: Transaction, { files }: World): Promise<void> {
  await insertRows(running, 'library_files', files.files)
  await insertRows(running, 'library_versions', files.versions)
  await insertRows(running, 'record_files', files.held)
  await insertRows(running, 'record_audiences', files.audiences)
  await insertRows(running, 'record_acknowledgements', files.acknowledgements)
  await insertRows(running, 'audit_events', files.history)
  await insertRows(running, 'record_numbers', files.counters)
}

async function writeSheets(
  running: Transaction,
  { sheets, inventory, requests, history, counters }: WorldSheets,
): Promise<void> {
  await insertRows(running, 'sds_sheets', sheets)
  await insertRows(running, 'sds_inventory', inventory)
  await insertRows(running, 'sds_requests', requests)
  await insertRows(running, 'audit_events', history)
  await insertRows(running, 'record_numbers', counters)
}

async function writeHazards(
  running: Transaction,
  { hazards, controls, history, counters }: WorldHazards,
): Promise<void> {
  await insertRows(running, 'master_hazards', hazards)
  await insertRows(running, 'master_hazard_controls', controls)
  await insertRows(running, 'audit_events', history)
  await insertRows(running, 'record_numbers', counters)
}

async function writeJsas(
  running: Transaction,
  { jsas, hazards, attendees, history, counters }: WorldJsas,
): Promise<void> {
  await insertRows(running, 'jsas', jsas)
  await insertRows(running, 'jsa_hazards', hazards)
  await insertRows(running, 'jsa_attendees', attendees)
  await insertRows(running, 'audit_events', history)
  await insertRows(running, 'record_numbers', counters)
}

async function writeTemplates(
  running: Transaction,
  { templates, steps, inspections, history, counters }: WorldTemplates,
): Promise<void> {
  await insertRows(running, 'loto_templates', templates)
  await insertRows(running, 'loto_template_steps', steps)
  await insertRows(running, 'loto_inspections', inspections)
  await insertRows(running, 'audit_events', history)
  await insertRows(running, 'record_numbers', counters)
}

async function writeLotos(
  running: Transaction,
  { lotos, steps, authorizations, locks, files, history, counters }: WorldLotos,
): Promise<void> {
  await insertRows(running, 'lotos', lotos)
  await insertRows(running, 'loto_steps', steps)
  await insertRows(running, 'loto_authorizations', authorizations)
  await insertRows(running, 'loto_locks', locks)
  await insertRows(running, 'record_files', files)
  await insertRows(running, 'audit_events', history)
  await insertRows(running, 'record_numbers', counters)
}

async function writeInquiries(
  running: Transaction,
  { inquiries, replies, history, counters }: WorldInquiries,
): Promise<void> {
  await insertRows(running, 'inquiries', inquiries)
  await insertRows(running, 'inquiry_replies', replies)
  await insertRows(running, 'audit_events', history)
  await insertRows(running, 'record_numbers', counters)
}

async function writeTraining(
  running: Transaction,
  { qualifications, records, history }: WorldTraining,
): Promise<void> {
  await insertRows(running, 'qualifications', qualifications)
  await insertRows(running, 'training_records', records)
  await insertRows(running, 'audit_events', history)
}

async function writeSqrs(
  running: Transaction,
  { sqrs, lines, history, counters }: WorldSqrs,
): Promise<void> {
  await insertRows(running, 'sqrs', sqrs)
  await insertRows(
    running,
    'sqr_lines',
    lines.map(({ values: _values, ...line }) => line),
  )
  await insertRows(running, 'audit_events', history)
  await insertRows(running, 'record_numbers', counters)
}
