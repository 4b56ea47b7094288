import { embedScopes, permissionKeys, type EmbedScope, type PermissionKey } from '@holdpoint/api'
import { nobody, type Identity, type Person } from '../../src/identity.ts'
import { openSession, sessionLimits, type NewSession } from '../../src/session/sessions.ts'
import { cast, castShard } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { placeManyPeople } from '../place-people.ts'
import type { Caller, MatrixPeople } from './facts.ts'

const allScopes = Object.keys(embedScopes).filter(isScope)

/** Who the records of the matrix are tied to: members of the cast, and what they are to each other. */
export async function placePeople({ database }: TestServer): Promise<MatrixPeople> {
  const people: MatrixPeople = {
    shardKey: castShard,
    otherShardKey: 'other-org',
    actor: cast.employee,
    crewmate: cast.colleague,
    report: cast.manager,
    stranger: cast.reviewer,
    boss: cast.foreman,
    leaver: 'many-1',
    outsider: cast.outsider,
  }
  await placeManyPeople({ database }, 1)
  type Change = { manager_id?: string; crew_code?: string | null; is_active?: boolean }
  const update = (id: string, values: Change) =>
    database.kysely.updateTable('people').set(values).where('id', '=', id).execute()
  await update(people.report, { manager_id: people.actor, crew_code: null })
  await update(people.stranger, { manager_id: people.boss, crew_code: null })
  await update(people.boss, { crew_code: null })
  await update(people.leaver, { is_active: false, crew_code: null })
  return people
}

/**
 * Everybody who can make a call. Those with a session that no longer counts are asked of the real
 * resolver; those with permissions are the same person over and over, holding other keys.
 */
export async function gatherCallers(world: TestServer): Promise<readonly Caller[]> {
  const actor = await personOf(world, await world.tokenOf('employee'))
  const outsider = await personOf(world, await world.tokenOf('outsider'))
  const all = holding(actor, permissionKeys)
  const none = holding(actor, [])
  // Whoever holds all of them meets no tie that is narrower than any.
  const ofOwn = holding(
    actor,
    permissionKeys.filter((key) => key !== 'admin' && !key.includes('_all_')),
  )
  const grants = [
    { name: 'no scope', scopes: [] },
    ...allScopes.map((scope) => ({ name: scope, scopes: [scope] })),
    { name: 'every scope', scopes: allScopes },
  ]
  return [
    asNobody('nobody', nobody),
    ...(await spentSessions(world)),
    asPerson("another organisation's person with all keys", holding(outsider, permissionKeys)),
    asPerson('a person with no keys', none),
    asPerson('a person with all keys', all),
    asPerson('a person with the keys of what is their own', ofOwn),
    ...permissionKeys.map((key) => asPerson(`a person with ${key}`, holding(actor, [key]))),
    ...grants.flatMap(({ name, scopes }) => [
      through(asNobody(`a page's key with ${name}`, nobody), scopes),
      through(asPerson(`a person with no keys through ${name}`, none), scopes),
      through(asPerson(`a person with all keys through ${name}`, all), scopes),
      through(asHost(`another site's server with ${name}`), scopes),
    ]),
  ]
}

/** People whose session was good once: what the resolver makes of it now is what counts. */
async function spentSessions(world: TestServer): Promise<Caller[]> {
  const { kysely } = world.database
  const spend = async (name: string, take: (person: Person, past: Date) => Promise<unknown>) => {
    const { accessToken } = await openSession(kysely, world.ports, 'matrix', sessionOf(cast.admin))
    const before = await personOf(world, accessToken)
    await take(before, new Date(world.ports.clock.now().getTime() - 1000))
    world.wait(sessionLimits.cacheMs + 1)
    return asNobody(name, await world.server.resolve(accessToken))
  }
  const session = ({ sessionId }: Person, values: SessionChange) =>
    kysely.updateTable('sessions').set(values).where('id', '=', sessionId).execute()
  const active = (is_active: boolean) =>
    kysely.updateTable('people').set({ is_active }).where('id', '=', cast.admin).execute()
  const callers = [
    await spend('an expired token', (person, past) => session(person, { access_expires_at: past })),
    await spend('an expired session', (person, past) => session(person, { expires_at: past })),
    await spend('a revoked session', (person, past) => session(person, { revoked_at: past })),
    await spend('a deactivated person', () => active(false)),
  ]
  await active(true)
  return callers
}

type SessionChange = { access_expires_at?: Date; expires_at?: Date; revoked_at?: Date }

function sessionOf(personId: string): NewSession {
  return {
    personId,
    shardKey: castShard,
    kind: 'browser',
    deviceType: 'portal',
    keepSignedIn: true,
  }
}

async function personOf(world: TestServer, token: string): Promise<Person> {
  const identity = await world.server.resolve(token)
  if (identity.kind !== 'person') {
    throw new Error('The cast is not signed in.')
  }
  return identity.person
}

function holding(person: Person, keys: readonly PermissionKey[]): Person {
  const info = { ...person.info, permissions: [...keys] }
  return { ...person, permissions: new Set(keys), info }
}

function asPerson(name: string, person: Person): Caller {
  const { personId, shardKey, permissions } = person
  return {
    name,
    facts: { person: { personId, shardKey, keys: [...permissions] }, isHost: false, scopes: null },
    identity: { kind: 'person', person },
  }
}

function asNobody(name: string, identity: Identity): Caller {
  return { name, facts: { person: null, isHost: false, scopes: null }, identity }
}

function asHost(name: string): Caller {
  return {
    name,
    facts: { person: null, isHost: true, scopes: null },
    identity: { kind: 'host', apiKeyId: 'k-matrix', shardKey: castShard },
  }
}

function through(caller: Caller, scopes: readonly EmbedScope[]): Caller {
  const grant = { apiKeyId: 'k-matrix', scopes: new Set(scopes) }
  return {
    ...caller,
    facts: { ...caller.facts, scopes },
    identity: { ...caller.identity, grant },
  }
}

function isScope(name: string): name is EmbedScope {
  return Object.hasOwn(embedScopes, name)
}
