import { readdirSync } from 'node:fs'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { portalAreas } from './lint/directions.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const eslint = new ESLint({ cwd: root })

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) })
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`)
}

function foldersOf(place: string): string[] {
  return readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

const uses = (specifier: string) => `import * as other from '${specifier}'\nexport { other }\n`

describe('import directions', () => {
  test.each([
    ['packages/api/src/probe.ts', '@holdpoint/server'],
    ['packages/api/src/probe.ts', '@holdpoint/forms'],
    ['packages/api/src/probe.ts', 'react'],
    ['packages/api/src/probe.ts', 'node:fs'],
    ['packages/forms/src/probe.ts', '@holdpoint/api'],
    ['packages/forms/src/probe.ts', 'kysely'],
    ['packages/server/src/probe.ts', '@holdpoint/widgets'],
    ['packages/server/src/areas/my-forms/probe.test.ts', '@holdpoint/widgets'],
    ['packages/widgets/src/probe.tsx', '@holdpoint/server'],
    ['packages/widgets/src/probe.tsx', '@holdpoint/forms'],
    ['packages/widgets/src/probe.tsx', 'node:fs'],
    ['apps/embed-demo/src/probe.tsx', '@holdpoint/server'],
    ['apps/embed-demo/src/probe.tsx', '@holdpoint/forms'],
    ['packages/server/src/probe.ts', '../../../tooling/lint/bans.js'],
  ])('refuses in %s an import of %s', async (file, specifier) => {
    expect(await complaints(file, uses(specifier))).toEqual([
      expect.stringContaining(`may not import '${specifier}'`),
    ])
  })

  test.each(['@holdpoint/server', '../server/settings.ts'])(
    'refuses in the portal app an import of %s, and says how the server is reached',
    async (specifier) => {
      expect(await complaints('apps/portal/app/probe.server.ts', uses(specifier))).toEqual([
        expect.stringContaining('by the API client in its load context only'),
      ])
    },
  )

  test('refuses a type that the portal app takes from the server', async () => {
    const code = "import type { Thing } from '@holdpoint/server'\nexport type Other = Thing\n"
    expect(await complaints('apps/portal/app/probe.ts', code)).toEqual([
      expect.stringContaining('boundaries/dependencies'),
    ])
  })

  test('refuses a path into the folder of a package that may be imported by name', async () => {
    expect(
      await complaints('packages/server/src/probe.ts', uses('../../api/src/index.ts')),
    ).toEqual([expect.stringContaining('by its name, not by a path')])
  })

  test.each([
    ['packages/api/src/lists/probe.ts', '../areas/auth/auth.ts'],
    ['packages/api/src/moves/probe.test.ts', '../areas/auth/auth.ts'],
    ['packages/server/src/lists/probe.ts', '../areas/my-forms/list/list.handlers.ts'],
    ['packages/server/src/records/probe.ts', '../areas/my-forms/my-forms.row.ts'],
    ['apps/portal/app/lists/probe.tsx', '../my-forms/my-forms.words.ts'],
    ['apps/portal/app/records/delete/probe.tsx', '../../fill-out/fill-out.words.ts'],
  ])('refuses in %s, which areas share, an import of %s', async (file, specifier) => {
    expect(await complaints(file, uses(specifier))).toEqual([
      expect.stringContaining('knows none of them'),
    ])
  })

  test('knows every area of the portal', () => {
    const shared = [
      'lists',
      'records',
      'offline',
      'routes',
      'session',
      'shell',
      'styles',
      'touched',
      'ui',
    ]
    expect(foldersOf('apps/portal/app').filter((name) => !shared.includes(name))).toEqual(
      portalAreas,
    )
  })

  test.each([
    ['packages/api/src/lists/probe.ts', './listing.ts'],
    ['packages/server/src/areas/my-forms/probe.ts', '../../lists/window.ts'],
    ['apps/portal/app/my-forms/probe.tsx', '../lists/use-quiet-post.ts'],
    ['packages/api/src/probe.ts', 'zod'],
    ['packages/api/src/probe.ts', 'zod/mini'],
    ['packages/api/src/probe.test.ts', 'node:fs'],
    ['packages/api/src/probe.test.ts', 'vitest'],
    ['packages/forms/src/probe.ts', 'zod'],
    ['packages/server/src/probe.ts', '@holdpoint/api'],
    ['packages/server/src/probe.ts', '@holdpoint/forms'],
    ['packages/server/src/probe.ts', 'kysely'],
    ['packages/widgets/src/probe.tsx', '@holdpoint/api'],
    ['packages/widgets/src/probe.tsx', 'react'],
    ['apps/portal/app/probe.tsx', '@holdpoint/widgets'],
    ['apps/portal/app/probe.tsx', '@holdpoint/forms'],
    ['apps/portal/app/routes/my-forms/route.test.tsx', '@holdpoint/server'],
    ['apps/portal/server/probe.ts', '@holdpoint/server'],
    ['apps/portal/tests/probe.spec.ts', '@holdpoint/api'],
    ['apps/embed-demo/src/probe.tsx', '@holdpoint/widgets'],
  ])('allows in %s an import of %s', async (file, specifier) => {
    expect(await complaints(file, uses(specifier))).toEqual([])
  })
})

describe('bans', () => {
  const somewhere = 'packages/server/src/areas/probe.ts'

  test.each([
    ["import { z } from 'zod'\nexport const a = z.string()", 'import * as z from'],
    ['export const a: any = 1', 'use `unknown` and parse it'],
    ['export const a = (b?: string) => b!.length', 'check for it'],
    ['// @ts-ignore\nexport const a = 1', '@ts-ignore and @ts-nocheck hide errors'],
    ['// @ts-expect-error\nexport const a = 1', 'needs a reason'],
    ['export enum Colour { Red }', '`as const` object'],
    ["export function a() {\n  console.log('x')\n}", 'Log through the logger'],
    ['export default function a() {}', 'Export by name'],
    [
      "import { sql } from 'kysely'\nexport const a = (b: string) => sql.raw(b)",
      'puts text into a query unescaped',
    ],
  ])('refuses %j', async (code, reason) => {
    expect(await complaints(somewhere, code)).toEqual([expect.stringContaining(reason)])
  })

  const innerHtml =
    'export function Part() {\n  return <p dangerouslySetInnerHTML={{ __html: "x" }} />\n}'

  test('refuses unescaped HTML in a page', async () => {
    expect(await complaints('apps/portal/app/ui/part.tsx', innerHtml)).toEqual([
      expect.stringContaining('Unescaped HTML is how scripts get in'),
    ])
  })

  test.each([
    ['apps/portal/app/root.tsx', innerHtml],
    [
      'packages/server/src/db/probe.ts',
      "import { sql } from 'kysely'\nexport const a = sql.raw('x')",
    ],
    ['packages/server/seeds/cli.ts', "console.log('x')\nexport {}"],
    [
      'apps/portal/app/routes/my-forms/route.tsx',
      'export default function Page() {\n  return <p />\n}',
    ],
    [somewhere, '// @ts-expect-error the column is generated\nexport const a = 1'],
  ])('allows in %s what is owed there', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })

  test('refuses an image without a text for those who cannot see it', async () => {
    const code = 'export function Part() {\n  return <img src="/x.png" />\n}'
    expect(await complaints('apps/portal/app/ui/part.tsx', code)).toEqual([
      expect.stringContaining('jsx-a11y/alt-text'),
    ])
  })

  test('refuses a hook behind a condition', async () => {
    const code =
      "import { useState } from 'react'\nexport function Part({ on }: { on: boolean }) {\n  if (on) {\n    useState(1)\n  }\n  return <p />\n}"
    expect(await complaints('apps/portal/app/ui/part.tsx', code)).toEqual([
      expect.stringContaining('react-hooks/rules-of-hooks'),
    ])
  })
})
