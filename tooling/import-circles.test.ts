import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { circlesIn, importsOf, sourcesIn } from './import-circles.ts'

const rooms = ['packages', 'apps', 'bench', 'tooling']
const read = (root: string) => importsOf(root, sourcesIn(root, rooms))

describe('the imports of our sources', () => {
  const imports = read(fileURLToPath(new URL('..', import.meta.url)))

  test('are found, within a package and from one to another', () => {
    expect(imports.size).toBeGreaterThan(1000)
    expect(imports.get('packages/server/src/access.ts')).toContain('packages/api/src/index.ts')
    expect(imports.get('packages/api/src/catalogue.ts')).toContain('packages/api/src/call.ts')
  })

  test('make no circle', () => {
    expect(circlesIn(imports).map((circle) => circle.join(' → '))).toEqual([])
  })
})

describe('a circle', () => {
  let root: string

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'holdpoint-circles-'))
    write('packages/api/package.json', '{"name":"@holdpoint/api","exports":{".":"./src/index.ts"}}')
  })

  afterAll(() => rmSync(root, { recursive: true }))

  function write(file: string, text: string) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }

  function circlesOf(files: Readonly<Record<string, string>>) {
    rmSync(path.join(root, 'packages/api/src'), { recursive: true, force: true })
    rmSync(path.join(root, 'apps'), { recursive: true, force: true })
    Object.entries(files).forEach(([file, text]) => write(file, text))
    return circlesIn(read(root))
  }

  const a = 'packages/api/src/a.ts'
  const b = 'packages/api/src/b.ts'
  const c = 'packages/api/src/c.ts'

  test.each([
    ['values', "import { b } from './b.ts'\nexport const a = b", "export { a } from './a.ts'"],
    ['types', "import type { B } from './b.ts'", "export type B = import('./a.ts').A"],
    ['all that a file exports', "export * from './b'", "import './a'"],
    [
      'what is loaded late',
      "export const late = () => import('./b.ts')",
      "import * as a from './a.ts'",
    ],
  ])('of %s is found', (_, one, other) => {
    expect(circlesOf({ [a]: one, [b]: other })).toEqual([[a, b, a]])
  })

  test('of three is told as it runs', () => {
    expect(
      circlesOf({
        [a]: "import './b.ts'",
        [b]: "import './c.ts'\nimport './d.ts'",
        [c]: "import './a.ts'",
        'packages/api/src/d.ts': "import 'zod'",
      }),
    ).toEqual([[a, b, c, a]])
  })

  test('through the name of a package is found', () => {
    const [index, page] = ['packages/api/src/index.ts', 'apps/portal/app/page.tsx']
    const files = {
      [index]: "export * from '../../../apps/portal/app/page.tsx'",
      [page]: "import { a } from '@holdpoint/api'\nexport const Page = () => <p>It is {a}.</p>",
    }
    expect(circlesOf(files)).toEqual([[index, page, index]])
  })

  test('is none where files only share what they import', () => {
    const shared = "import './c.ts'"
    expect(circlesOf({ [a]: `${shared}\nimport './b.ts'`, [b]: shared, [c]: '' })).toEqual([])
  })
})
