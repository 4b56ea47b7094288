import { checkAnswer, evaluate, findItem, withoutCalculated } from '@holdpoint/forms'
import type { Answers, FormDefinition } from '@holdpoint/forms'
import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../tooling/long-run.ts'
import { verifyChain } from '../src/audit.ts'
import { contentHashOf } from '../src/areas/my-forms/review/content-hash.ts'
import type { Database } from '../src/db/database.ts'
import { createDiskFiles } from '../src/ports/disk-files.ts'
import { hashPassword } from '../src/session/passwords.ts'
import { openTestDatabase } from '../test/database.ts'
import type { TestDatabase } from '../test/database.ts'
import { fillEntries, PersonNotFound } from './bulk-entries.ts'
import {
  DatabaseNotEmpty,
  demoPassword,
  demoSignIns,
  isEmpty,
  seedDemoWorld,
} from './seed-demo-world.ts'
import { weekdayOf, zoneClock } from './world-time.ts'

// A Saturday evening in Texas: the weekend and the change of clocks both lie in the window.
const now = new Date('2026-11-21T23:40:00Z')
const windowStart = new Date(now.getTime() - 29 * 24 * 3600 * 1000)
const submitted = ['in_review', 'complete', 'reject', 'approved'] as const
const ongoing = ['in_progress', 'fill', 'new', 'pending'] as const

let database: TestDatabase
let folder: string
let passwordHash: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'holdpoint-seed-'))
  passwordHash = await hashPassword(demoPassword)
  expect(await isEmpty(database)).toBe(true)
  await seedDemoWorld({ database, ports: portsIn('main'), now, passwordHash })
}, 120_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function isOngoing(status: string | null): boolean {
  return ongoing.some((one) => one === status)
}

function portsIn(room: string) {
  return { files: createDiskFiles(join(folder, room)) }
}

describe('seedDemoWorld', () => {
  test('tells of each entry what was done to it, in chains that hold', async () => {
    const { rows, broken } = await verifyChain(database.kysely)
    expect(broken).toBeUndefined()
    expect(rows).toBeGreaterThan(3_000)
    const silent = await database.kysely
      .selectFrom('my_forms as entry')
      .select('entry.id')
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('audit_events as event')
              .select('event.action')
              .whereRef('event.record_id', '=', 'entry.id')
              .where('event.action', 'in', ['start', 'assign']),
          ),
        ),
      )
      .execute()
    expect(silent).toEqual([])
  })

  test('refuses a database that is not empty', async () => {
    const again = seedDemoWorld({ database, ports: portsIn('main'), now, passwordHash })
    await expect(again).rejects.toThrow(DatabaseNotEmpty)
  })

  test('seats 120 people, 14 of them short-service, each but one with a manager', async () => {
    const people = await database.kysely.selectFrom('people').selectAll().execute()
    expect(people).toHaveLength(120)
    expect(people.filter((person) => person.is_sse)).toHaveLength(14)
    expect(people.filter((person) => person.manager_id === null)).toHaveLength(1)
    const halfAYearAgo = new Date(now.getTime() - 183 * 24 * 3600 * 1000).toISOString()
    for (const person of people) {
      expect(person.is_sse).toBe(person.hire_date > halfAYearAgo.slice(0, 10))
    }
  })

  test('keeps short-service people to one in five of a crew', async () => {
    const people = await database.kysely.selectFrom('people').selectAll().execute()
    const codes = new Set(people.flatMap((person) => person.crew_code ?? []))
    expect(codes.size).toBe(10)
    for (const code of codes) {
      const crew = people.filter((person) => person.crew_code === code)
      expect(crew.filter((person) => person.is_sse).length / crew.length).toBeLessThanOrEqual(0.2)
    }
  })

  test('lets the six demo accounts sign in, and nobody else', async () => {
    const rows = await database.kysely
      .selectFrom('people')
      .select(['email', 'full_name', 'password_hash'])
      .where('password_hash', 'is not', null)
      .execute()
    expect(new Set(rows.map((row) => row.email))).toEqual(
      new Set(demoSignIns.map(({ email }) => email)),
    )
    expect(demoSignIns.map(({ role }) => role)).toEqual([
      'employee',
      'colleague',
      'manager',
      'reviewer',
      'approver',
      'admin',
    ])
    for (const { password_hash: hash } of rows) {
      expect(await verify(hash ?? '', demoPassword)).toBe(true)
    }
  })

  test('puts the employee under the manager and beside the colleague', async () => {
    const [employee, colleague, manager] = await Promise.all(
      ['employee', 'colleague', 'manager'].map((role) => personOf(database, role)),
    )
    expect(employee?.manager_id).toBe(manager?.id)
    expect(colleague?.crew_code).toBe(employee?.crew_code)
  })

  test('has a form type without a form in the fill menu, and one that was put away', async () => {
    const empty = await database.kysely
      .selectFrom('form_types')
      .leftJoin('forms', 'forms.form_type_id', 'form_types.id')
      .select(['form_types.name', 'form_types.is_active'])
      .where('forms.id', 'is', null)
      .orderBy('form_types.name')
      .execute()
    expect(empty).toEqual([
      { name: 'Environmental', is_active: true },
      { name: 'Fire watch', is_active: false },
    ])
  })

  test('holds 1,200 to 1,500 entries of every status, flag and tag', async () => {
    const entries = await database.kysely.selectFrom('my_forms').selectAll().execute()
    expect(entries.length).toBeGreaterThanOrEqual(1_200)
    expect(entries.length).toBeLessThanOrEqual(1_500)
    expect(new Set(entries.map((entry) => entry.status))).toEqual(
      new Set([...submitted, ...ongoing]),
    )
    for (const flag of [true, false]) {
      expect(entries.some((entry) => entry.is_signature_complete === flag)).toBe(true)
      expect(entries.some((entry) => entry.is_reopened === flag)).toBe(true)
      expect(entries.some((entry) => (entry.elevated_from_form_id !== null) === flag)).toBe(true)
    }
  })

  test('happens before now, and in its own order', async () => {
    const entries = await database.kysely.selectFrom('my_forms').selectAll().execute()
    for (const entry of entries) {
      const steps = [
        entry.started_at,
        entry.filled_at,
        entry.submitted_at,
        entry.completed_at,
        now,
      ].filter((step) => step !== null)
      expect(steps).toEqual(steps.toSorted((a, b) => a.getTime() - b.getTime()))
      expect(entry.updated_at.getTime()).toBeLessThanOrEqual(now.getTime())
    }
    const late = await sql<{ late: number }>`
      select (select count(*) from my_form_comments where created_at > ${now})
        + (select count(*) from my_form_votes where created_at > ${now})
        + (select count(*) from my_form_kudos where created_at > ${now})
        + (select count(*) from my_form_signers where signed_at > ${now})
        + (select count(*) from actions where closed_at > ${now}) as late
    `.execute(database.kysely)
    expect(late.rows[0]?.late).toBe(0)
  })

  test('is quieter at weekends', async () => {
    const entries = await database.kysely.selectFrom('my_forms').select('started_at').execute()
    const clock = zoneClock('America/Chicago')
    const days = entries.map((entry) => weekdayOf(clock.dayOf(entry.started_at)))
    const count = (weekday: number) => days.filter((day) => day === weekday).length
    expect(count(0)).toBeLessThan(count(2) / 2)
    expect(count(6)).toBeLessThan(count(2) * 0.7)
  })

  test('scores drift from about 78 to about 88', async () => {
    const scored = await database.kysely
      .selectFrom('my_forms')
      .select('score')
      .where('score', 'is not', null)
      .orderBy('started_at')
      .execute()
    const scores = scored.map((row) => row.score ?? 0)
    const tenth = Math.floor(scores.length / 6)
    expect(Math.abs(mean(scores.slice(0, tenth)) - 79)).toBeLessThan(4)
    expect(Math.abs(mean(scores.slice(-tenth)) - 87)).toBeLessThan(4)
  })

  test('submitted answers are complete, and their stored score is what the engine says', async () => {
    const entries = await entriesWithAnswers(database)
    expect(entries.length).toBeGreaterThan(1_000)
    for (const entry of entries) {
      const { canSubmit, missing, score } = evaluate(entry.definition, entry.answers, entry.context)
      if (entry.isSubmitted || entry.status === 'fill') {
        expect(missing).toEqual([])
        expect(canSubmit).toBe(true)
      }
      expect(entry.score).toBe(entry.isSubmitted ? (score?.percent ?? null) : null)
      expect(entry.result).toBe(entry.isSubmitted ? (score?.result ?? 'none') : null)
      if (entry.isSubmitted) {
        expect(entry.breakdown).toEqual(JSON.parse(JSON.stringify(score)))
        expect(entry.hasCriticalFailure).toBe((score?.criticalFailures.length ?? 0) > 0)
      }
    }
  })

  test('every answer is one that the engine accepts as it stands', async () => {
    for (const { definition, answers } of await entriesWithAnswers(database)) {
      for (const [key, answer] of Object.entries(withoutCalculated(definition, answers))) {
        const question = findItem(definition, key)
        if (question === undefined || question.type === 'section') {
          throw new Error(`${definition.key} has no question ${key}.`)
        }
        expect(checkAnswer(question, answer)).toEqual({ ok: true, answer })
      }
    }
  })

  test('has drafts at every stage', async () => {
    const drafts = (await entriesWithAnswers(database)).filter((entry) => !entry.isSubmitted)
    const canSubmit = drafts.map(
      (entry) => evaluate(entry.definition, entry.answers, entry.context).canSubmit,
    )
    expect(canSubmit).toContain(true)
    expect(canSubmit).toContain(false)
    expect(drafts.some((entry) => Object.keys(entry.answers).length === 0)).toBe(true)
  })

  test('counters equal the rows', async () => {
    const wrong = await sql`
      select id from my_forms as entry where
        action_count <> (
          select count(*) from actions
          where source_type = 'my_form' and source_id = entry.id and deleted_at is null
        )
        or upvote_count <> (select count(*) from my_form_votes where my_form_id = entry.id)
        or kudos_count <> (select count(*) from my_form_kudos where my_form_id = entry.id)
        or public_comment_count <> (
          select count(*) from my_form_comments
          where my_form_id = entry.id and privacy_type = 'public'
        )
        or private_comment_count <> (
          select count(*) from my_form_comments
          where my_form_id = entry.id and privacy_type = 'private'
        )
        or (form_sub_form_count, dynamic_sub_form_count) <> (
          select count(*) filter (where child.form_id = 'witness_statement'),
            count(*) filter (where child.form_id <> 'witness_statement')
          from my_forms as child where child.parent_id = entry.id
        )
        or (is_signature_complete and exists (
          select 1 from my_form_signers
          where my_form_id = entry.id and task = 'sign' and status <> 'done'
        ))
    `.execute(database.kysely)
    expect(wrong.rows).toEqual([])
    for (const table of ['actions', 'my_form_votes', 'my_form_kudos', 'my_form_shares'] as const) {
      expect(await database.kysely.selectFrom(table).selectAll().execute()).not.toEqual([])
    }
  })

  test('has incidents with their witnesses, none handed in without one that was', async () => {
    const incidents = await database.kysely
      .selectFrom('my_forms as incident')
      .leftJoin('my_forms as child', 'child.parent_id', 'incident.id')
      .select(['incident.status', 'child.form_id', 'child.status as child_status'])
      .where('incident.form_id', '=', 'incident_report')
      .execute()
    expect(incidents.length).toBeGreaterThan(5)
    for (const { status, child_status: ofChild } of incidents) {
      expect([...ongoing, ...submitted]).toContain(ofChild)
      expect(isOngoing(ofChild)).toBe(isOngoing(status))
    }
  })

  test('holds of each entry that was handed in what was handed in, and what stands for it', async () => {
    const rows = await database.kysely
      .selectFrom('my_forms as entry')
      .leftJoin('my_form_versions as version', 'version.my_form_id', 'entry.id')
      .selectAll('version')
      .select(['entry.id', 'entry.form_id', 'entry.form_version', 'entry.submitted_at'])
      .select(['entry.score as entry_score', 'entry.person_id as submitter_id'])
      .execute()
    for (const { id, answers, submitted_at: at, ...row } of rows) {
      expect(row.version).toBe(at === null ? null : 1)
      expect(row.made_at).toEqual(at)
      if (answers !== null) {
        expect([row.score, row.person_id]).toEqual([row.entry_score, row.submitter_id])
      }
    }
    const hashes = new Map(
      rows.map(({ id, form_id, form_version, answers }) => [
        id,
        contentHashOf({ id, form_id, form_version, answers: answers ?? {}, attachment_ids: [] }),
      ]),
    )
    const signers = await database.kysely.selectFrom('my_form_signers').selectAll().execute()
    for (const { my_form_id: id, status, content_hash: hash } of signers) {
      expect(hash).toBe(status === 'pending' ? null : hashes.get(id))
    }
    const given = await sql<{ record_id: string; hash: string }>`
      select record_id, coalesce(changes #>> '{signature,to,contentHash}',
        changes #>> '{decision,to,contentHash}') as hash
      from audit_events where record_type = 'my_form'
        and action in ('sign as reviewer', 'approve', 'reject')
    `.execute(database.kysely)
    expect(given.rows).toHaveLength(signers.filter(({ status }) => status !== 'pending').length)
    expect(given.rows.every(({ record_id: id, hash }) => hash === hashes.get(id))).toBe(true)
  })

  test('nobody votes for, or approves, what is their own', async () => {
    const own = await sql`
      select 1 from my_forms as entry join my_form_votes as vote
        on vote.my_form_id = entry.id and vote.person_id = entry.person_id
      union all
      select 1 from my_forms as entry join my_form_signers as signer
        on signer.my_form_id = entry.id and signer.person_id = entry.person_id
        and signer.task = 'approve'
    `.execute(database.kysely)
    expect(own.rows).toEqual([])
  })

  test('numbers follow one another, and the counters stand at the last', async () => {
    const entries = await database.kysely
      .selectFrom('my_forms')
      .select('number')
      .orderBy('number')
      .execute()
    expect(entries[0]?.number).toBe('FRM-26-00001')
    expect(entries.at(-1)?.number).toBe(`FRM-26-${String(entries.length).padStart(5, '0')}`)
    const counters = await database.kysely.selectFrom('record_numbers').selectAll().execute()
    expect(counters.find(({ kind }) => kind === 'FRM')?.last_number).toBe(entries.length)
  })

  test('every file lies in storage as its row says, and is shown by one record', async () => {
    const uploads = await database.kysely.selectFrom('uploads').selectAll().execute()
    expect(uploads.length).toBeGreaterThan(100)
    const shown = (await entriesWithAnswers(database)).flatMap(({ id, answers }) =>
      Object.values(answers).flatMap(({ media = [] }) =>
        media.map(({ uploadId }) => `${id} ${uploadId}`),
      ),
    )
    const evidence = await database.kysely
      .selectFrom('record_files')
      .selectAll()
      // A source is held by the entry that it was taken for as well.
      .where('slot', '<>', 'source')
      .execute()
    const proving = evidence.map((file) => `${file.record_id} ${file.upload_id}`)
    expect([...shown, ...proving].toSorted()).toEqual(
      uploads.map((upload) => `${upload.attached_to} ${upload.id}`).toSorted(),
    )
    for (const upload of uploads) {
      const bytes = readFileSync(join(folder, 'main', upload.storage_key))
      expect(bytes.byteLength).toBe(upload.byte_size)
      expect(upload.byte_size).toBeLessThan(10_000)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(upload.sha256)
    }
  })

  test('gives the employee enough on every tab for a second page', async () => {
    const { id } = await personOf(database, 'employee')
    const mine = (
      await database.kysely.selectFrom('my_forms').selectAll().where('person_id', '=', id).execute()
    ).filter((entry) => entry.started_at > windowStart)
    const inStatus = (statuses: readonly string[]) =>
      mine.filter((entry) => statuses.includes(entry.status))
    expect(inStatus(ongoing).length).toBeGreaterThanOrEqual(12)
    expect(inStatus(submitted).length).toBeGreaterThanOrEqual(35)
    for (const status of [...ongoing, ...submitted]) {
      expect(inStatus([status]).length).toBeGreaterThan(0)
    }
    const sum = (pick: (entry: (typeof mine)[number]) => number) =>
      mine.reduce((total, entry) => total + pick(entry), 0)
    expect(sum((entry) => entry.upvote_count)).toBeGreaterThan(0)
    expect(sum((entry) => entry.kudos_count)).toBeGreaterThan(0)
    expect(sum((entry) => entry.public_comment_count)).toBeGreaterThan(0)
    expect(sum((entry) => entry.private_comment_count)).toBeGreaterThan(0)
    expect(sum((entry) => entry.action_count)).toBeGreaterThan(0)
    expect(sum((entry) => Number(entry.is_reopened))).toBeGreaterThan(0)
    expect(sum((entry) => Number(entry.elevated_from_form_id !== null))).toBeGreaterThan(0)
  })

  test('awaits the employee as signer and as approver, and remembers what is done', async () => {
    const { id } = await personOf(database, 'employee')
    const tasks = (
      await database.kysely
        .selectFrom('my_form_signers')
        .selectAll()
        .where('person_id', '=', id)
        .execute()
    ).filter((task) => task.started_at > windowStart)
    expect(new Set(tasks.map((task) => task.my_form_id)).size).toBeGreaterThanOrEqual(8)
    for (const task of ['sign', 'approve'] as const) {
      for (const status of ['pending', 'done'] as const) {
        expect(tasks.some((row) => row.task === task && row.status === status)).toBe(true)
      }
    }
  })

  test('tells whoever signs in what waits for them and what was done, and nobody else', async () => {
    const { rows } = await sql<{ email: string; told: number; unread: number; lost: number }>`
      select person.email as email, count(*)::int as told,
        (count(*) filter (where told.read_at is null))::int as unread,
        (count(*) filter (where told.record_id not in (
          select id from my_forms union all select id from actions union all select id from topic_questions
        )))::int as lost
      from notifications as told join people as person on person.id = told.person_id
      where told.created_at <= ${now}::timestamptz
      group by 1`.execute(database.kysely)
    expect(rows.map(({ email }) => email).sort()).toEqual(
      demoSignIns.map(({ email }) => email).sort(),
    )
    for (const { told, unread, lost } of rows) {
      expect(lost).toBe(0)
      expect(unread).toBeLessThan(told)
    }
    const { rows: waiting } = await sql<{ id: string }>`
      select signer.id from my_form_signers as signer
      join my_forms as entry on entry.id = signer.my_form_id
      join people as person on person.id = signer.person_id
      where signer.task = 'sign' and signer.status = 'pending' and signer.person_id <> entry.person_id
        and entry.status in ('in_review', 'approved')
        and person.email in (${sql.join(demoSignIns.map(({ email }) => email))})
        and not exists (
          select 1 from notifications as told
          where told.person_id = signer.person_id and told.record_id = signer.my_form_id
            and told.kind = 'form_to_sign' and told.read_at is null
        )`.execute(database.kysely)
    expect(waiting).toEqual([])
  })

  test.runIf(isLong)(
    'the same seed and the same present give the same rows',
    async () => {
      const other = await openTestDatabase()
      try {
        await seedDemoWorld({
          database: other,
          ports: portsIn('other'),
          now,
          passwordHash,
        })
        expect(await fingerprintOf(other)).toEqual(await fingerprintOf(database))
      } finally {
        await other.close()
      }
    },
    60_000,
  )

  const inLongRuns = isLong ? test : () => undefined
  inLongRuns(
    'another seed, early in a day, gives another world that is as sound',
    async () => {
      const other = await openTestDatabase()
      try {
        const midnight = new Date('2027-01-04T06:02:00Z')
        const made = await seedDemoWorld({
          database: other,
          ports: portsIn('other'),
          now: midnight,
          seed: 'another',
          passwordHash,
        })
        expect(made.entries).toBeGreaterThan(1_200)
        const late = await other.kysely
          .selectFrom('my_forms')
          .select('id')
          .where('updated_at', '>', midnight)
          .execute()
        expect(late).toEqual([])
        for (const entry of await entriesWithAnswers(other)) {
          if (entry.isSubmitted) {
            expect(evaluate(entry.definition, entry.answers, entry.context).missing).toEqual([])
          }
        }
      } finally {
        await other.close()
      }
    },
    60_000,
  )
})

describe('fillEntries', () => {
  const quiet = () => undefined

  test('refuses a person whom nobody knows', async () => {
    const filling = fillEntries({
      database,
      entries: 5_000,
      person: 'nobody@holdpoint.example',
      share: 3,
      now,
      log: quiet,
    })
    await expect(filling).rejects.toThrow(PersonNotFound)
  })

  test('fills up to the number asked for, with the share that was asked for', async () => {
    const { id } = await personOf(database, 'employee')
    const before = await countsOf(database, id)
    const person = 'employee@holdpoint.example'
    const { made } = await fillEntries({
      database,
      entries: 5_000,
      person,
      share: 3,
      now,
      log: quiet,
    })
    const after = await countsOf(database, id)
    expect(after.all).toBe(5_000)
    expect(made).toBe(5_000 - before.all)
    expect((after.own - before.own) / made).toBeGreaterThan(0.02)
    expect((after.own - before.own) / made).toBeLessThan(0.04)
    const again = await fillEntries({ database, entries: 5_000, person, share: 3, now, log: quiet })
    expect(again.made).toBe(0)
  }, 60_000)

  test('makes ids that sort by time, and numbers that the next entry goes on from', async () => {
    const rows = await sql<{ id: string; started_at: Date; number: string }>`
      select id, started_at, number from my_forms order by id collate "C"
    `.execute(database.kysely)
    const times = rows.rows.map((row) => row.started_at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(rows.rows.every((row) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(row.id))).toBe(true)
    expect(new Set(rows.rows.map((row) => row.number)).size).toBe(rows.rows.length)
    const { last } = await database.kysely
      .selectFrom('record_numbers')
      .select((select) => select.fn.min('last_number').as('last'))
      .where('kind', '=', 'FRM')
      .executeTakeFirstOrThrow()
    expect(last).toBe(5_000)
  })
})

async function personOf(of: Pick<Database, 'kysely'>, role: string) {
  return await of.kysely
    .selectFrom('people')
    .selectAll()
    .where('email', '=', `${role}@holdpoint.example`)
    .executeTakeFirstOrThrow()
}

async function countsOf(of: Pick<Database, 'kysely'>, personId: string) {
  const rows = await of.kysely.selectFrom('my_forms').select('person_id').execute()
  return { all: rows.length, own: rows.filter((row) => row.person_id === personId).length }
}

/** Every entry of the world with its answers, its form and what the engine has to know of its day. */
async function entriesWithAnswers(of: Pick<Database, 'kysely'>) {
  const versions = await of.kysely.selectFrom('form_versions').selectAll().execute()
  const definitions = new Map(
    // Stored by the seed itself from checked templates.
    versions.map((row) => [row.form_id, row.definition as unknown as FormDefinition]),
  )
  const rows = await of.kysely
    .selectFrom('my_forms as entry')
    .innerJoin('my_form_answers as document', (join) =>
      join
        .onRef('document.shard_key', '=', 'entry.shard_key')
        .onRef('document.my_form_id', '=', 'entry.id'),
    )
    .innerJoin('people as person', 'person.id', 'entry.person_id')
    .selectAll(['entry'])
    .select(['document.answers', 'document.score_breakdown', 'person.time_zone'])
    .execute()
  return rows.map((row) => {
    const definition = definitions.get(row.form_id)
    if (definition === undefined) {
      throw new Error(`There is no version of ${row.form_id}.`)
    }
    return {
      id: row.id,
      status: row.status,
      isSubmitted: submitted.some((status) => status === row.status),
      score: row.score,
      result: row.result,
      hasCriticalFailure: row.has_critical_failure,
      breakdown: row.score_breakdown,
      definition,
      answers: row.answers as unknown as Answers,
      context: {
        today: zoneClock(row.time_zone ?? 'America/Chicago').dayOf(row.started_at),
        lang: 'en',
      },
    }
  })
}

async function fingerprintOf(of: Pick<Database, 'kysely'>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
    order by 1
  `.execute(of.kysely)
  const hashes: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const dump = await sql<{ hash: string | null }>`
      select md5(string_agg(row_text, chr(10) order by row_text)) as hash
      from (select t::text as row_text from ${sql.table(name)} as t) as dumped
    `.execute(of.kysely)
    hashes[name] = dump.rows[0]?.hash ?? 'empty'
  }
  return hashes
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
