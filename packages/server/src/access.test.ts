import { describe, expect, test } from 'vitest'
import {
  allCalls,
  policyOf,
  type CallName,
  type PermissionKey,
  type Policy,
  type Tie,
} from '@holdpoint/api'
import type { Queryable } from './db/database.ts'
import { requireAccess, requireRecord } from './access.ts'
import { nobody, type Identity, type Person } from './identity.ts'

// Who may make which call, written down a second time by hand. The policy must say the same, and
// whatever is taken out of the policy must show here.

type Reader = 'own' | 'signer' | 'shared' | 'stranger' | 'reviewer' | 'deleter'

const everybody: readonly Reader[] = ['own', 'signer', 'shared', 'stranger', 'reviewer', 'deleter']
const readers: readonly Reader[] = ['own', 'signer', 'shared', 'reviewer']

/** Per call: whether nobody gets in, and which people get through to a record. */
const expected: Readonly<Record<CallName, { nobody: boolean; people: readonly Reader[] }>> = {
  'auth.login': { nobody: true, people: everybody },
  'auth.loginSettings': { nobody: true, people: everybody },
  'auth.refreshToken': { nobody: true, people: everybody },
  'auth.signout': { nobody: true, people: everybody },
  'auth.session': { nobody: false, people: everybody },
  'master.get': { nobody: false, people: everybody },
  'forms.fillMenu': { nobody: false, people: everybody },
  'forms.byType': { nobody: false, people: everybody },
  'myForms.list': { nobody: false, people: everybody },
  'myForms.start': { nobody: false, people: everybody },
  'myForms.get': { nobody: false, people: readers },
  'myForms.answerImage': { nobody: false, people: readers },
  'myForms.fill': { nobody: false, people: ['own'] },
  'myForms.addAnswerImage': { nobody: false, people: ['own'] },
  'myForms.removeAnswerImage': { nobody: false, people: ['own'] },
  'myForms.sign': { nobody: false, people: ['own'] },
  'myForms.submit': { nobody: false, people: ['own'] },
  'myForms.remove': { nobody: false, people: ['own', 'deleter'] },
}

/** How each of them is tied to the record, and what they hold. */
const standing: Readonly<Record<Reader, { ties: Tie[]; keys: PermissionKey[] }>> = {
  own: { ties: ['own', 'all'], keys: [] },
  signer: { ties: ['signer', 'all'], keys: [] },
  shared: { ties: ['shared', 'all'], keys: [] },
  stranger: { ties: ['all'], keys: [] },
  reviewer: { ties: ['all'], keys: ['access_all_submissions'] },
  deleter: { ties: ['all'], keys: ['delete_all_submissions'] },
}

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
    },
  }
}

const name = (call: CallName, reader: Reader | 'nobody', isLetIn: boolean) =>
  `${call}: ${reader} ${isLetIn ? 'gets in' : 'is refused'}`

/** Every decision of a policy, one line each. */
async function decisionsOf(policies: (call: CallName) => Policy): Promise<string[]> {
  const lines: string[] = []
  for (const { name: call } of allCalls()) {
    lines.push(name(call, 'nobody', isLetIn(policies(call), nobody)))
    for (const reader of everybody) {
      const { ties, keys } = standing[reader]
      lines.push(name(call, reader, await reaches(policies(call), personWith(keys), ties)))
    }
  }
  return lines
}

function isLetIn(policy: Policy, identity: Identity): boolean {
  try {
    requireAccess(policy, identity)
    return true
  } catch {
    return false
  }
}

async function reaches(policy: Policy, person: Person, ties: readonly Tie[]): Promise<boolean> {
  const find = () => Promise.resolve(new Set(ties))
  const isThrough = await requireRecord(policy, find, noDatabase, person, {}).then(
    () => true,
    () => false,
  )
  return isThrough && isLetIn(policy, { kind: 'person', person })
}

/** The ties are given, so nothing is asked of a database. */
const noDatabase = {} as Queryable

const expectedLines = allCalls().flatMap(({ name: call }) => [
  name(call, 'nobody', expected[call].nobody),
  ...everybody.map((reader) => name(call, reader, expected[call].people.includes(reader))),
])

/** Every way to leave out one single guard of the policy. */
function weakenings(): { what: string; call: CallName; policy: Policy }[] {
  return allCalls().flatMap(({ name: call }) => {
    const policy = policyOf(call)
    const { records } = policy
    return [
      ...(policy.access === 'signedIn'
        ? [{ what: 'open to anyone', call, policy: { ...policy, access: 'anyone' as const } }]
        : []),
      ...(policy.keys.length > 0
        ? [{ what: 'without its keys', call, policy: { ...policy, keys: [] } }]
        : []),
      ...(records.length > 0
        ? [
            { what: 'for any record', call, policy: { ...policy, records: [] } },
            {
              what: 'for every tie',
              call,
              policy: { ...policy, records: [...records, { tie: 'all' as const, keys: [] }] },
            },
          ]
        : []),
      ...records.flatMap(({ tie, keys }, index) =>
        keys.length === 0
          ? []
          : [
              {
                what: `for ${tie} without its keys`,
                call,
                policy: { ...policy, records: records.with(index, { tie, keys: [] }) },
              },
            ],
      ),
      ...records.map(({ tie }, index) => ({
        what: `not for ${tie}`,
        call,
        policy: { ...policy, records: records.toSpliced(index, 1) },
      })),
    ]
  })
}

describe('the policy', () => {
  test('decides as written down here', async () => {
    expect(await decisionsOf(policyOf)).toEqual(expectedLines)
  })

  test.each(weakenings())('shows when $call is $what', async ({ call, policy }) => {
    const changed = await decisionsOf((other) => (other === call ? policy : policyOf(other)))
    expect(changed).not.toEqual(expectedLines)
  })

  test('refuses a record of an area that cannot tell ties', async () => {
    const asked = requireRecord(
      policyOf('myForms.get'),
      undefined,
      noDatabase,
      personWith(['admin', 'access_all_submissions']),
      {},
    )
    await expect(asked).rejects.toMatchObject({ problem: { name: 'forbidden' } })
  })
})
