import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { seededRandom } from '../../../seeds/seeded-random.ts'
import { cast, castFullName, castPassword, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { rebuildReaders } from './my-forms.readers.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const columns = sql`started_at, status, form_id, country_code, district_code, business_unit_code,
  crew_codes, customer_id, pad_ids, score, elevated_from_form_id, kudos_count,
  public_comment_count, private_comment_count, result, has_critical_failure`

/** The kept rows, and those that entries, signers and shares make; each as its JSON. */
async function keptAndMeant(): Promise<{ kept: string[]; meant: string[] }> {
  const { kysely } = world.database
  const kept = await sql<{ line: string }>`
    select row_to_json(row)::text as line
    from (select id, person_id, ${columns} from my_form_readers) as row order by 1
  `.execute(kysely)
  const meant = await sql<{ line: string }>`
    select row_to_json(row)::text as line from (
      select entry.id, reader.person_id, ${columns}
      from my_forms as entry
      cross join lateral (
        select people.id from people where exists (
          select 1 from my_form_signers as signer
          where signer.my_form_id = entry.id and signer.person_id = people.id
        ) or exists (
          select 1 from my_form_shares as share
          where share.my_form_id = entry.id and share.person_id = people.id
        )
      ) as reader (person_id)
      where deleted_at is null and status not in ('in_progress', 'fill', 'new', 'pending')
    ) as row order by 1
  `.execute(kysely)
  return { kept: kept.rows.map((row) => row.line), meant: meant.rows.map((row) => row.line) }
}

describe('what readers find on their Signature tab', () => {
  test('is after any writes, many of them at once, what entries, signers and shares say', async () => {
    const random = seededRandom('readers')
    const names = ['employee', 'colleague', 'manager', 'reviewer'] as const
    const clients = new Map<CastName, Client>()
    for (const name of [...names, 'admin'] as const) {
      clients.set(name, await world.as(name))
    }
    const as = (name: CastName): Client => clients.get(name) ?? world.nobody
    const entries: { id: string; of: CastName }[] = []
    const comments: { id: string; by: CastName }[] = []

    /** A draft with a signer who sees nothing of it yet. */
    async function start(of: CastName, signer: CastName): Promise<void> {
      const { id } = contentOf(await as(of).myForms.start({ formId: 'f-check' }))
      await world.database.kysely
        .insertInto('my_form_signers')
        .values({
          ...{ shard_key: castShard, id: `${id}-sign`, my_form_id: id, person_id: cast[signer] },
          ...{ task: 'sign', meaning: 'Read', status: 'pending', started_at: new Date() },
        })
        .execute()
      entries.push({ id, of })
    }
    async function handIn(of: CastName, myFormId: string): Promise<void> {
      const sign = { questionKey: 'inspector', kind: 'typed', name: castFullName(of) } as const
      for (const key of ['tidy', 'barrier']) {
        await as(of).myForms.fill({ myFormId, changes: [{ key, value: 'yes' }] })
      }
      await as(of).myForms.sign({ myFormId, ...sign, password: castPassword })
      await as(of).myForms.submit({ myFormId })
    }

    function act(): () => Promise<unknown> {
      // Drawn before anything is waited for, so that the draws come in one order.
      const who = random.pick(names)
      const other = random.pick(names)
      const privacyType = random.pick(['public', 'private'] as const)
      const chosen = random.chance(0.25) ? undefined : entries[random.int(0, entries.length - 1)]
      if (chosen === undefined) {
        return () => start(who, other)
      }
      const { id: myFormId, of } = chosen
      const comment = comments[random.int(0, Math.max(0, comments.length - 1))]
      const said = { myFormId, privacyType, comment: 'Dry' }
      return random.weighted<() => Promise<unknown>>([
        [() => handIn(of, myFormId), 5],
        [() => as(of).myForms.share({ myFormId, personIds: [cast[other]] }), 4],
        [
          async () => {
            const reply = await as(of).myForms.saveComment(said)
            if (reply.status === 200) {
              comments.push({ id: contentOf(reply).id, by: of })
            }
          },
          3,
        ],
        [
          () =>
            comment === undefined
              ? Promise.resolve()
              : as(comment.by).myForms.removeComment({ commentId: comment.id }),
          2,
        ],
        [() => as('admin').myForms.remove({ myFormId, reason: 'Twice' }), 2],
        [() => as('admin').myForms.restore({ myFormId }), 2],
      ])
    }
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(Array.from({ length: 6 }, () => act()()))
      const { kept, meant } = await keptAndMeant()
      expect(kept).toEqual(meant)
    }
    const { kept } = await keptAndMeant()
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.some((line) => !line.includes('"public_comment_count":0'))).toBe(true)
  })

  test('is the same when it is built anew', async () => {
    await rebuildReaders(world.database.kysely)
    const { kept, meant } = await keptAndMeant()
    expect(kept).toEqual(meant)
  })

  test('is written by whatever writes what it is made of', () => {
    const areas = fileURLToPath(new URL('../', import.meta.url))
    const listed =
      /\b(deleted_at|status|score|result|has_critical_failure|country_code|kudos_count|\w+_comment_count)\b/
    const writers = readdirSync(areas, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => ({ name, text: readFileSync(`${areas}/${name}`, 'utf8') }))
      .filter(({ text }) => {
        const changes = [...text.matchAll(/updateTable\('my_forms'\)[^]*?\.execute/g)]
        return (
          changes.some(([change]) => listed.test(change)) ||
          /(insertInto|deleteFrom)\('my_form_(shares|signers)'\)/.test(text)
        )
      })
    expect(writers.length).toBeGreaterThan(1)
    const forgetful = writers.filter(({ text }) => !text.includes('writeForReaders('))
    expect(forgetful.map(({ name }) => name)).toEqual([])
  })
})
