import { describe, expect, test } from 'vitest'
import { effectiveKeys } from '../../session/effective-keys.ts'
import { batchDiffOf, undoOf } from './permissions.batch.ts'
import { changed, keysGivenBy, notHeld, type Rights } from './permissions.rules.ts'

const crew = { id: 'g-crew', name: 'Crew', keys: ['create_jsa', 'create_sqr'] }
const office = { id: 'g-office', name: 'Office', keys: ['create_sqr', 'manage_sds', 'old_key'] }
const groupOf = (id: string) => (id === crew.id ? crew : office)
const nothing = {
  addGroupIds: [],
  removeGroupIds: [],
  addGrants: [],
  removeGrants: [],
  addDenies: [],
  removeDenies: [],
}

function rights(personId: string, parts: Partial<Rights> = {}): Rights {
  return { personId, isActive: true, groups: [], grants: [], denies: [], rowVersion: 1, ...parts }
}

describe('what a person may', () => {
  test('is what groups and grants give, less what is denied', () => {
    const keys = effectiveKeys(
      rights('a', { groups: [crew, office], grants: ['approve_sqr'], denies: ['create_sqr'] }),
    )
    expect([...keys].sort()).toEqual(['approve_sqr', 'create_jsa', 'manage_sds'])
  })

  test('is nothing that the program does not know', () => {
    expect(effectiveKeys(rights('a', { grants: ['fly', '', 'constructor'] })).size).toBe(0)
  })
})

describe('what is handed out', () => {
  test('is every key of a new group, every new grant and every deny that is lifted', () => {
    const before = rights('a', { denies: ['manage_sds'] })
    const change = { ...nothing, addGroupIds: ['g-crew'], addGrants: ['approve_sqr' as const] }
    const after = changed(before, { ...change, removeDenies: ['manage_sds'] }, groupOf)
    expect(keysGivenBy({ before, after }).sort()).toEqual([
      'approve_sqr',
      'create_jsa',
      'create_sqr',
      'manage_sds',
    ])
  })

  test('must be held by the giver, by name, unless the giver is an administrator', () => {
    expect(notHeld(['create_jsa', 'admin'], new Set(['create_jsa']))).toMatchObject({
      name: 'key_not_held',
      details: { keys: ['admin'] },
    })
    expect(notHeld(['create_jsa'], new Set(['admin']))).toBeUndefined()
  })
})

describe('a batch', () => {
  const change = { ...nothing, addGroupIds: ['g-crew'] }
  const plans = [rights('a'), rights('b', { grants: ['create_sqr'] }), rights('c')].map(
    (before) => ({ before, after: changed(before, change, groupOf) }),
  )

  test('says once what is the same for several people', () => {
    expect(batchDiffOf(plans)).toMatchObject([
      { userIds: ['a', 'c'], addGroupIds: ['g-crew'], gained: ['create_jsa', 'create_sqr'] },
      { userIds: ['b'], addGroupIds: ['g-crew'], gained: ['create_jsa'] },
    ])
  })

  test('is taken back by the opposite', () => {
    expect(undoOf(plans)).toEqual([
      { userIds: ['a', 'b', 'c'], ...nothing, removeGroupIds: ['g-crew'] },
    ])
  })

  test('that adds and removes the same removes it', () => {
    const both = { ...nothing, addDenies: ['admin' as const], removeDenies: ['admin' as const] }
    expect(changed(rights('a'), both, groupOf).denies).toEqual([])
  })
})
