import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { cast, castShard, castThe } from '../../test/cast.ts'
import { startProcess } from '../../test/child.ts'
import { availableEngines, type TestDatabase } from '../../test/database.ts'
import { askToApprove, placeEntry } from '../../test/place-entry.ts'
import { placeFile } from '../../test/place-file.ts'
import { nobodyMeant, placeMessage } from '../../test/place-message.ts'
import { placeReport } from '../../test/place-report.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../../test/place-topic.ts'
import {
  createDatabase,
  databaseUrlOf,
  dropDatabase,
  freshCopyName,
} from '../../test/postgres-admin.ts'
import { dueAcknowledgementsJob } from '../acknowledgements.clock.ts'
import { dueReviewsJob } from '../areas/files/files.clock.ts'
import { filesIntoForceJob } from '../areas/files/files.force.ts'
import { dueReportsJob } from '../areas/reports/reports.clock.ts'
import { reviewStepsJob } from '../areas/review-forms/review-forms.clock.ts'
import { quietQuestionsJob } from '../areas/topics/topics.clock.ts'
import { verifyChains } from '../audit.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { transaction } from '../db/transaction.ts'
import { notify } from '../outbox/notify.ts'
import { nodePorts } from '../ports/node-ports.ts'
import { sendJob } from './boss.ts'

// The jobs that modules declare, run by three processes of which one is killed in the middle.

const jobs = [
  quietQuestionsJob,
  reviewStepsJob,
  dueAcknowledgementsJob,
  dueReviewsJob,
  filesIntoForceJob,
  dueReportsJob,
]
const rounds = 3
const hour = 3_600_000

test.runIf(availableEngines().includes('postgres'))(
  'what is due by the clock happens once, with three processes and a kill in the middle',
  { timeout: 240_000 },
  async () => {
    const server = process.env['TEST_DATABASE_URL'] ?? ''
    const template = inject('templateDatabase') ?? ''
    const name = freshCopyName(template)
    await createDatabase(server, name, template)
    const databaseUrl = databaseUrlOf(server, name)
    const folder = mkdtempSync(join(tmpdir(), 'holdpoint-jobs-'))
    const opened = await openDatabase({ databaseUrl, dataDir: folder, onLog: () => undefined })
    const database: TestDatabase = Object.assign(opened, { log: [] })
    const start = () => startProcess('run-jobs', databaseUrl, folder)
    const processes = [start(), start(), start()]
    const areReady = () =>
      Promise.all(processes.map((each) => each.line((line) => line === 'ready')))
    try {
      await areReady()
      await placeWhatIsDue(database, folder)
      await vi.waitFor(() => sendRounds(database), { timeout: 90_000, interval: 200 })
      await vi.waitFor(async () => expect(await leftOf(database)).toBeLessThan(jobs.length * 2), {
        ...{ timeout: 90_000, interval: 20 },
      })
      await processes[0]?.kill()
      processes[0] = start()
      await areReady()
      // The others have done what they had in hand. What it had is tried again, as ten minutes later
      // without this.
      await sql`update clock.job set state = 'retry', start_after = now()
        where state = 'active'`.execute(database.kysely)
      await sendRounds(database)
      await vi.waitFor(async () => expect(await leftOf(database)).toBe(0), {
        ...{ timeout: 90_000, interval: 100 },
      })
      const telling = () => database.kysely.selectFrom('outbox').select('id').execute()
      await vi.waitFor(async () => expect(await telling()).toEqual([]), {
        ...{ timeout: 90_000, interval: 100 },
      })
      expect(await toldOf(database)).toEqual([
        'late file_overdue employee',
        'late file_people_overdue admin',
        'late file_review_due admin',
        'monthly report_ready employee',
        'question question_closed colleague',
        'starting message_sent colleague',
        'starting message_sent manager',
        'stuck form_due_soon manager',
      ])
      const moved = await database.kysely
        .selectFrom('audit_events')
        .select(['record_id', 'action'])
        .orderBy('action')
        .execute()
      expect(moved).toEqual([
        { record_id: 'question', action: 'close' },
        { record_id: 'monday', action: 'comeIntoForce' },
      ])
      expect((await verifyChains(database.kysely)).broken).toEqual([])
    } finally {
      await Promise.all(processes.map((each) => each.kill()))
      await database.close()
      await dropDatabase(server, name)
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

/** One thing of each kind, due now; and a message that becomes active in a moment. */
async function placeWhatIsDue(database: TestDatabase, filesDir: string): Promise<void> {
  await castThe(database)
  const world = { database: { ...database, log: [] } }
  const now = new Date()
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  await placeTopic(world, 'topic')
  const long = ago(31 * 24)
  await placeQuestion(world, 'question', 'topic', { status: 'answered', updated_at: long })
  await placeAnswer(world, 'answer', 'question', { answered_at: long })
  await placeEntry(world, 'stuck', { columns: { submitted_at: ago(5) } })
  await askToApprove(world, 'stuck', 'manager')
  await database.kysely.updateTable('my_form_signers').set({ hours: 8 }).execute()
  const today = now.toISOString().slice(0, 10)
  const audience = { ...nobodyMeant, personIds: [cast.employee] }
  await placeFile(world, 'late', { audience, columns: { review_on: today } })
  const ahead = { status: 'ahead', effective_from: '2026-01-01', require_ack: false } as const
  await placeFile(world, 'monday', { columns: ahead })
  const telling = { pace: 'monthly', tells_on: '2026-03-01' } as const
  await placeReport(world, 'monthly', { ...telling, recipient_ids: [cast.employee] })
  const at = new Date(now.getTime() + 2000)
  await placeMessage(world, 'starting', {
    audience: { ...nobodyMeant, personIds: [cast.manager, cast.colleague] },
    columns: { starts_at: at, ends_at: ago(-24) },
  })
  const ports = nodePorts({ filesDir, logLevel: 'silent' })
  const person = { shardKey: castShard, personId: cast.employee }
  const record = { type: 'message', id: 'starting' } as const
  await notify(
    { db: database.kysely, ports, now, person },
    { kind: 'message_sent', record, personIds: 'audience', at },
  )
}

/** Wakes every job several times, once the processes have begun to listen. */
async function sendRounds(database: Database): Promise<void> {
  await transaction(database, async (db) => {
    for (const job of Array.from({ length: rounds }, () => jobs).flat()) {
      expect(await sendJob(db, job, {})).toBe(true)
    }
  })
}

/** How many of the jobs that were sent are not done. */
async function leftOf(database: Database): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from clock.job
    where name = any(${jobs.map((job) => job.name)}::text[]) and state <> 'completed'`.execute(
    database.kysely,
  )
  return rows[0]?.left ?? 0
}

async function toldOf(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['record_id', 'kind', 'person_id'])
    .execute()
  const nameOf = (id: string) => Object.entries(cast).find(([, one]) => one === id)?.[0]
  return rows.map((row) => `${row.record_id} ${row.kind} ${nameOf(row.person_id)}`).sort()
}
