import type { PermissionKey } from '@holdpoint/api'
import type { Database } from '../src/db/database.ts'
import { json } from '../src/db/json.ts'
import { hash } from '@node-rs/argon2'
import { testForm } from './test-form.ts'

/** The people of every area test, each known for one thing. */
export const cast = {
  employee: 'p-employee',
  colleague: 'p-colleague',
  manager: 'p-manager',
  foreman: 'p-foreman',
  reviewer: 'p-reviewer',
  admin: 'p-admin',
  outsider: 'p-outsider',
} as const
export type CastName = keyof typeof cast

export const castPassword = 'a long enough sentence'
/** Checked as any hash is, for a hundredth of the work; `passwords.test.ts` holds the real price. */
let castHash: Promise<string> | undefined
export const castShard = 'test-org'
export const castZone = 'America/Chicago'

const keys: Partial<Record<CastName, PermissionKey[]>> = {
  // A key that opens what is handed in on forms of one's own; whoever has none reads no more by it.
  foreman: ['access_own_submissions'],
  reviewer: ['access_all_submissions'],
  admin: ['admin', 'access_all_submissions', 'delete_all_submissions'],
}

/** The address of a cast member. */
export function castEmail(name: CastName): string {
  return `${name}@holdpoint.example`
}

/** The name on the account of a cast member, in which they sign. */
export function castFullName(name: CastName): string {
  return `Test ${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** Puts the organisation, the cast and one form into an empty database. */
export async function castThe(database: Database): Promise<void> {
  const db = database.kysely
  for (const shard of [castShard, 'other-org']) {
    await db
      .insertInto('organisations')
      .values({ id: shard, shard_key: shard, name: 'Test organisation', time_zone: castZone })
      .execute()
  }
  await db.insertInto('countries').values({ code: 'US', name: 'United States' }).execute()
  await db
    .insertInto('districts')
    .values({ code: 'PER', name: 'Permian', country_code: 'US' })
    .execute()
  await db.insertInto('business_units').values({ code: 'FRAC', name: 'Fracturing' }).execute()
  await db
    .insertInto('crews')
    .values({
      code: 'F-01',
      name: 'F-01 Red',
      colour: 'red',
      district_code: 'PER',
      business_unit_code: 'FRAC',
    })
    .execute()
  await db.insertInto('customers').values({ id: 'c-1', name: 'Customer One' }).execute()
  await db
    .insertInto('pads')
    .values({
      id: 'pad-1',
      name: 'Blue Mesa 12',
      number: '12',
      district_code: 'PER',
      customer_id: 'c-1',
    })
    .execute()
  const passwordHash = await (castHash ??= hash(castPassword, { memoryCost: 64, timeCost: 1 }))
  for (const name of Object.keys(cast).filter(isCastName)) {
    await addPerson(database, name, passwordHash)
  }
  await db
    .insertInto('form_types')
    .values([
      { id: 't-inspection', name: 'Inspection', icon_url: 'icon:clipboard', sort_order: 2 },
      { id: 't-empty', name: 'Empty type', icon_url: 'icon:clipboard', sort_order: 1 },
    ])
    .execute()
  await db
    .insertInto('forms')
    .values({
      id: 'f-check',
      form_type_id: 't-inspection',
      title: 'Short check',
      icon_url: 'icon:clipboard',
      sort_order: 1,
      passing_percentage: 80,
      published_version: 1,
      status: 'published',
    })
    .execute()
  await db
    .insertInto('form_versions')
    .values({
      form_id: 'f-check',
      version: 1,
      definition: json(testForm),
      published_at: '2026-01-01T00:00:00Z',
    })
    .execute()
}

async function addPerson(
  { kysely: db }: Database,
  name: CastName,
  passwordHash: string,
): Promise<void> {
  const lastName = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  const shardKey = name === 'outsider' ? 'other-org' : castShard
  await db
    .insertInto('people')
    .values({
      id: cast[name],
      shard_key: shardKey,
      employee_number: name,
      first_name: 'Test',
      last_name: lastName,
      full_name: castFullName(name),
      email: castEmail(name),
      employee_type: 'Field',
      employee_title: 'Operator',
      position: 'Operator',
      country_code: 'US',
      district_code: 'PER',
      business_unit_code: 'FRAC',
      crew_code: 'F-01',
      hire_date: '2020-01-01',
      password_hash: passwordHash,
    })
    .execute()
  const held = keys[name]
  if (held) {
    const groupId = `g-${name}`
    await db
      .insertInto('permission_groups')
      .values({ id: groupId, shard_key: shardKey, name, permission_keys: held })
      .execute()
    await db
      .insertInto('permission_group_members')
      .values({ group_id: groupId, person_id: cast[name] })
      .execute()
  }
}

function isCastName(name: string): name is CastName {
  return Object.hasOwn(cast, name)
}
