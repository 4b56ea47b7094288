import { createHash } from 'node:crypto'
import type { Database } from '@holdpoint/server'

/** The portal's own origin, and that of another site which holds a key. */
export const own = 'https://holdpoint.example'
export const site = 'https://site.example'
export const pageKey = `hpk_${'p'.repeat(43)}`
export const serverSecret = `hps_${'s'.repeat(43)}`
/** The session of the one person there is. */
export const sessionToken = 't'.repeat(43)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** One organisation, one person with a session, and one key. */
export async function seedSite({ kysely }: Database): Promise<void> {
  const at = new Date()
  const later = new Date(at.getTime() + 3600_000)
  await kysely
    .insertInto('organisations')
    .values({ id: 'o', shard_key: 'o', name: 'O', time_zone: 'UTC' })
    .execute()
  await kysely
    .insertInto('people')
    .values({
      id: 'p-1',
      shard_key: 'o',
      employee_number: '1',
      first_name: 'Anna',
      last_name: 'A',
      full_name: 'Anna A',
      email: 'anna@holdpoint.example',
      employee_type: 'Field',
      employee_title: 'Operator',
      position: 'Operator',
      hire_date: '2020-01-01',
    })
    .execute()
  await kysely
    .insertInto('sessions')
    .values({
      id: 's-1',
      person_id: 'p-1',
      shard_key: 'o',
      kind: 'browser',
      device_type: 'portal',
      access_hash: hashOf(sessionToken),
      access_expires_at: later,
      created_at: at,
      last_seen_at: at,
      expires_at: later,
    })
    .execute()
  await kysely
    .insertInto('api_keys')
    .values({
      shard_key: 'o',
      id: 'k-1',
      name: 'Site',
      origins: [site],
      scopes: ['sign_in', 'embed_tokens', 'external_access'],
      page_key_hash: hashOf(pageKey),
      server_secret_hash: hashOf(serverSecret),
      created_by: 'p-1',
      created_at: at,
      expires_at: new Date(at.getTime() + 30 * 24 * 3600_000),
    })
    .execute()
}
