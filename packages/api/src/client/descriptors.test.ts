import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { formatted } from '../../../../tooling/formatted.ts'
import { allCalls } from '../catalogue.ts'
import { problems } from '../problems.ts'
import {
  descriptorsDocument,
  exportNameOf,
  loginHostCalls,
  problemNamesDocument,
} from './descriptors-document.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

describe('the generated modules', () => {
  test.each([
    ['descriptors.generated.ts', descriptorsDocument],
    ['problem-names.generated.ts', problemNamesDocument],
  ])('%s is what the catalogue and the problems say now', async (name, document) => {
    const file = here(name)
    const wanted = await formatted(file, document())
    if (process.env['UPDATE_DESCRIPTORS'] === '1') {
      writeFileSync(file, wanted)
    }
    expect(
      existsSync(file) && readFileSync(file, 'utf8'),
      'Refresh it: UPDATE_DESCRIPTORS=1 npx vitest run packages/api/src/client/descriptors.test.ts',
    ).toBe(wanted)
  })

  test('have one export for each call, under a name of its own', async () => {
    const { descriptors, ...named } = await import('./descriptors.generated.ts')
    const names = allCalls().map(({ name }) => exportNameOf(name))
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(named).sort()).toEqual(names.sort())
    const byName: Record<string, unknown> = named
    for (const { name, method, path } of allCalls()) {
      expect(byName[exportNameOf(name)]).toMatchObject({ method, path })
    }
    expect(Object.values(descriptors).flatMap((verbs) => Object.values(verbs))).toHaveLength(
      names.length,
    )
  })

  test('send the sign-in calls, and no others, to the login host', async () => {
    const named: Record<string, unknown> = await import('./descriptors.generated.ts')
    const atLogin = Object.keys(named).filter(
      (name) => JSON.stringify(named[name])?.includes('"host":"login"') && name !== 'descriptors',
    )
    expect(atLogin.sort()).toEqual(loginHostCalls.map(exportNameOf).sort())
  })

  test('know the names of the table and no others', async () => {
    const { isKnownProblem } = await import('./problem-names.generated.ts')
    expect(Object.keys(problems).every(isKnownProblem)).toBe(true)
    for (const name of ['constructor', '', '\n', 'for', 'not_found\nforbidden', null, 4, {}]) {
      expect(isKnownProblem(name)).toBe(false)
    }
  })
})
