import { describe, expect, test } from 'vitest'
import type { EmbedScope, PermissionKey, Policy, Tie } from '@holdpoint/api'
import type { Queryable } from './db/database.ts'
import { requireAccess, requireRecord } from './access.ts'
import { problemIn } from '../test/problem-in.ts'
import { nobody, type Identity, type Person } from './identity.ts'

// The two guards by themselves. That every call is guarded as its row says is shown by the
// authorization matrix.

function personWith(keys: readonly PermissionKey[]): Person {
  const user = {
    personId: 'p',
    name: 'A Person',
    firstName: 'A',
    employeeType: 'Field',
    profileImage: null,
  }
  return {
    personId: 'p',
    shardKey: 's',
    sessionId: 'x',
    fullName: 'A Person',
    permissions: new Set(keys),
    timeZone: 'UTC',
    info: {
      user,
      email: 'p@holdpoint.example',
      employeeTitle: 'Operator',
      permissions: [...keys],
      timeZone: 'UTC',
      organisationName: 'Test',
      defaultFilters: [],
      hasTeam: false,
    },
  }
}

const as = (...keys: PermissionKey[]): Identity => ({ kind: 'person', person: personWith(keys) })

function through(identity: Identity, ...scopes: EmbedScope[]): Identity {
  return { ...identity, grant: { apiKeyId: 'k', scopes: new Set(scopes) } }
}

const signedIn: Policy = { access: 'signedIn', keys: [], record: null }
const anyone: Policy = { ...signedIn, access: 'anyone' }
const keyed: Policy = { ...signedIn, keys: ['create_forms', 'edit_all_forms'] }

describe('requireAccess', () => {
  const answerTo = (policy: Policy, identity: Identity) =>
    problemIn(() => requireAccess('auth.session', policy, identity))

  test('refuses nobody where a person is asked for, before any key', () => {
    expect(answerTo(signedIn, nobody)).toBe('not_signed_in')
    expect(answerTo(keyed, nobody)).toBe('not_signed_in')
  })

  test('refuses a person with none of the keys, whatever else they hold', () => {
    expect(answerTo(keyed, as())).toBe('forbidden')
    expect(answerTo(keyed, as('admin', 'delete_all_forms'))).toBe('forbidden')
  })

  test('refuses a page of another site outside its scopes, whoever asks', () => {
    for (const identity of [nobody, as(), as('create_forms')]) {
      for (const policy of [anyone, signedIn, keyed]) {
        expect(answerTo(policy, through(identity))).toBe('out_of_scope')
      }
    }
  })

  test('lets any one key through, and answers the person', () => {
    expect(answerTo(keyed, as('edit_all_forms'))).toBeUndefined()
    expect(requireAccess('auth.session', signedIn, as())?.personId).toBe('p')
    expect(requireAccess('auth.session', anyone, nobody)).toBeUndefined()
    expect(answerTo(signedIn, through(as(), 'sign_in'))).toBeUndefined()
  })

  test('asks a page within its scopes for a person all the same', () => {
    expect(answerTo(signedIn, through(nobody, 'sign_in'))).toBe('not_signed_in')
    expect(answerTo(keyed, through(as(), 'sign_in'))).toBe('forbidden')
  })
})

describe('requireRecord', () => {
  const policy: Policy = {
    ...signedIn,
    record: {
      kind: 'myForm',
      foreign: 'not_found',
      ties: [
        { tie: 'own', keys: [] },
        { tie: 'all', keys: ['admin', 'access_all_submissions'] },
      ],
    },
  }
  /** The ties are given, so nothing is asked of a database. */
  const noDatabase = {} as Queryable
  const now = new Date('2026-03-05T12:00:00Z')

  function answerTo(ties: readonly Tie[], keys: readonly PermissionKey[], asked = policy) {
    const finder = () => Promise.resolve(new Set(ties))
    const finders = new Proxy({}, { get: () => finder }) as Parameters<typeof requireRecord>[1]
    return problemIn(() => requireRecord(asked, finders, noDatabase, personWith(keys), {}, now))
  }

  test('answers what the row says where nothing ties the person', async () => {
    expect(await answerTo([], ['admin'])).toBe('not_found')
    expect(await answerTo(['signer', 'shared'], ['admin'])).toBe('not_found')
  })

  test('asks for a key beside a tie that names some', async () => {
    expect(await answerTo(['all'], [])).toBe('not_found')
    expect(await answerTo(['all'], ['create_forms'])).toBe('not_found')
    expect(await answerTo(['all'], ['access_all_submissions'])).toBeUndefined()
  })

  test('lets one tie through, and everybody where the row names no record', async () => {
    expect(await answerTo(['own'], [])).toBeUndefined()
    expect(await answerTo([], [], signedIn)).toBeUndefined()
  })

  test('lets a failing finder end the call', async () => {
    const finders = new Proxy(
      {},
      {
        get: () => () => Promise.reject(new Error('The finder broke.')),
      },
    ) as Parameters<typeof requireRecord>[1]
    const asked = requireRecord(policy, finders, noDatabase, personWith(['admin']), {}, now)
    await expect(asked).rejects.toThrow('The finder broke.')
  })
})
