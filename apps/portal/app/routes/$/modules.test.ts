import { describe, expect, test } from 'vitest'
import { comingModuleOf, comingModules } from './modules.ts'

describe('comingModuleOf', () => {
  test.each(comingModules.map(({ base, name }) => [base, name]))(
    'knows %s, with an id below it or without',
    (base, name) => {
      for (const path of [base, `${base}/`, `${base}/01J9ZK`, `${base}/01J9ZK/part`]) {
        expect(comingModuleOf(path)?.name).toBe(name)
      }
    },
  )

  test.each([
    '/',
    '/action',
    '/actionss',
    '/jsa',
    '/loto',
    '/loto/edit',
    '/sqr',
    '/sqr/edit',
    '/reports',
    '/reports/edit',
    '/manage-forms',
    '/ACTIONS',
    '/x/actions',
  ])('does not know %s', (path) => {
    expect(comingModuleOf(path)).toBeUndefined()
  })
})
