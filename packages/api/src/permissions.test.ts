import { describe, expect, test } from 'vitest'
import fixture from '../test/specification-permissions.json' with { type: 'json' }
import { permissionTableOf, sectionOf, specification } from '../test/specification.ts'
import {
  anyOf,
  canSeeStatus,
  holdsAny,
  ownPermissionKeys,
  ownPermissions,
  permissionKey,
  permissionKeys,
  specifiedPermissionKeys,
  specifiedPermissions,
} from './permissions.ts'

const { general, ...table } = specifiedPermissions

describe('permission keys', () => {
  test('follow the specification’s table, feature by feature and group by group', () => {
    const ours = Object.values(table).map((deeds) => Object.values(deeds))
    expect(ours).toEqual(Object.values(fixture))
  })

  test('count 58 in the table and 2 in the prose', () => {
    expect(specifiedPermissionKeys).toHaveLength(60)
    expect(Object.values(general).flat()).toEqual(['admin', 'my_form_dashboard'])
  })

  test('are each listed once', () => {
    expect(new Set(permissionKeys).size).toBe(permissionKeys.length)
  })

  test('keep our own apart from the specification’s', () => {
    expect(ownPermissionKeys).toHaveLength(22)
    expect(ownPermissions.loto.authorize).toEqual(['authorize_loto'])
    const specified: readonly string[] = specifiedPermissionKeys
    expect(ownPermissionKeys.filter((key) => specified.includes(key))).toEqual([])
  })

  test('are lower case with underscores', () => {
    expect(permissionKeys.filter((key) => !/^[a-z]+(_[a-z]+)*$/.test(key))).toEqual([])
  })

  test('refuse an unknown key', () => {
    expect(permissionKey.safeParse('create_forms').success).toBe(true)
    expect(permissionKey.safeParse('create_everything').success).toBe(false)
  })
})

describe.skipIf(specification === undefined)('the checked-in table of keys', () => {
  const text = specification ?? ''

  test('equals the specification’s', () => {
    expect(fixture).toEqual(permissionTableOf(text))
  })

  test('leaves out only what the prose names', () => {
    const section = sectionOf(text, 6)
    expect(section).toContain('the admin-type permission and the my_form_dashboard sub-permission')
  })
})

describe('holdsAny', () => {
  const either = anyOf('delete_all_submissions', 'delete_own_submissions')

  test.each([
    ['nothing held', [], false],
    ['another key held', ['create_forms'], false],
    ['the first key held', ['delete_all_submissions'], true],
    ['the last key held', ['create_forms', 'delete_own_submissions'], true],
  ] as const)('answers for a list with %s', (_, held, expected) => {
    expect(holdsAny(held, either)).toBe(expected)
    expect(holdsAny(new Set(held), either)).toBe(expected)
  })

  test('refuses when no key is asked for', () => {
    expect(holdsAny(['admin'], [])).toBe(false)
  })

  test('takes the keys of a deed as they stand in the table', () => {
    expect(holdsAny(['edit_own_forms'], specifiedPermissions.forms.edit)).toBe(true)
  })
})

describe('canSeeStatus', () => {
  const open = { id: 'st-1', isPermissionRequired: false }
  const guarded = { id: 'st-2', isPermissionRequired: true }

  test.each([
    ['an open status to anyone', open, [], [], true],
    ['no guarded status to a person without its id', guarded, ['st-1'], [], false],
    ['a guarded status to a person with its id', guarded, ['st-2'], [], true],
    ['a guarded status to an admin', guarded, [], ['admin'], true],
    ['no guarded status to a holder of another key', guarded, [], ['create_sqr'], false],
  ] as const)('shows %s', (_, status, permissionIds, keys, expected) => {
    expect(canSeeStatus(status, { permissionIds, keys })).toBe(expected)
  })

  test('takes other override keys', () => {
    const person = { permissionIds: [], keys: ['manage_sqr_config'] } as const
    expect(canSeeStatus(guarded, person, ['manage_sqr_config'])).toBe(true)
    expect(canSeeStatus(guarded, { permissionIds: [], keys: ['admin'] }, ['approve_sqr'])).toBe(
      false,
    )
  })
})
