import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { portalAreas } from './lint/directions.js'
import { lintProbes } from './lint/probes.ts'

// What the linter must catch, and what it must let through.

const root = fileURLToPath(new URL('..', import.meta.url))

function foldersOf(place: string): string[] {
  return readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

type Case = readonly [file: string, code: string, because?: string]

/** Each with what the linter says to it. */
function asked(cases: readonly Case[]) {
  const said = lintProbes(cases.map(([file, code]) => ({ file, code })))
  return cases.map(([file, code, because], at) => [file, code, because, said[at] ?? []] as const)
}

const uses = (specifier: string) => `import * as other from '${specifier}'\nexport { other }\n`

const directions: Case[] = [
  ...[
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
  ].map(([file = '', specifier = '']): Case => {
    return [file, uses(specifier), `may not import '${specifier}'`]
  }),
  ...['@holdpoint/server', '../server/settings.ts'].map((specifier): Case => {
    const because = 'by the API client in its load context only'
    return ['apps/portal/app/probe.server.ts', uses(specifier), because]
  }),
  [
    'apps/portal/app/probe.ts',
    "import type { Thing } from '@holdpoint/server'\nexport type Other = Thing\n",
    'boundaries(dependencies)',
  ],
  ['packages/server/src/probe.ts', uses('../../api/src/index.ts'), 'by its name, not by a path'],
  ...[
    ['packages/api/src/lists/probe.ts', '../areas/auth/auth.ts'],
    ['packages/api/src/moves/probe.test.ts', '../areas/auth/auth.ts'],
    ['packages/server/src/lists/probe.ts', '../areas/my-forms/list/list.handlers.ts'],
    ['packages/server/src/records/probe.ts', '../areas/my-forms/my-forms.row.ts'],
    ['apps/portal/app/lists/probe.tsx', '../my-forms/my-forms.words.ts'],
    ['apps/portal/app/records/delete/probe.tsx', '../../fill-out/fill-out.words.ts'],
  ].map(([file = '', specifier = '']): Case => [file, uses(specifier), 'knows none of them']),
  ...[
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
  ].map(([file = '', specifier = '']): Case => [file, uses(specifier)]),
]

const somewhere = 'packages/server/src/areas/probe.ts'
const page = 'apps/portal/app/ui/part.tsx'
const innerHtml =
  'export function Part() {\n  return <p dangerouslySetInnerHTML={{ __html: "x" }} />\n}'

const bans: Case[] = [
  [somewhere, "import { z } from 'zod'\nexport const a = z.string()", 'import * as z from'],
  [somewhere, 'export const a: any = 1', 'use `unknown` and parse it'],
  [somewhere, 'export const a = (b?: string) => b!.length', 'check for it'],
  [somewhere, '// @ts-ignore\nexport const a = 1', '@ts-ignore and @ts-nocheck hide errors'],
  [somewhere, '// @ts-expect-error\nexport const a = 1', 'needs a reason'],
  [somewhere, 'export enum Colour { Red }', '`as const` object'],
  [somewhere, "export function a() {\n  console.log('x')\n}", 'Log through the logger'],
  [somewhere, 'export default function a() {}', 'Export by name'],
  [
    somewhere,
    "import { sql } from 'kysely'\nexport const a = (b: string) => sql.raw(b)",
    'puts text into a query unescaped',
  ],
  [page, innerHtml, 'Unescaped HTML is how scripts get in'],
  [
    page,
    "import { Link } from '@remix-run/react'\nexport { Link }",
    'Links to pages are those of apps/portal/app/ui/link.tsx',
  ],
  [page, 'export function Part() {\n  return <img src="/x.png" />\n}', 'jsx-a11y(alt-text)'],
  [
    page,
    "import { useState } from 'react'\nexport function Part({ on }: { on: boolean }) {\n  if (on) {\n    useState(1)\n  }\n  return <p />\n}",
    'rules-of-hooks',
  ],
  [
    page,
    "import { useEffect } from 'react'\nexport function Part({ on }: { on: () => void }) {\n  useEffect(() => on(), [])\n  return <p />\n}",
    'exhaustive-deps',
  ],
  ['tooling/probe.mjs', 'export const a = nobodyKnows', 'no-undef'],
  [somewhere, 'const _a = 1\nexport {}', 'no-unused-vars'],
  [
    page,
    'export function Part({ on }: { on: () => void }) {\n  return <p onError={on} />\n}',
    'no-noninteractive-element-interactions',
  ],
  [somewhere, '// oxlint-disable-next-line no-var\nexport const a = 1', 'Unused'],

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
]

const begins = 'async function work(): Promise<number> {\n  return await Promise.resolve(1)\n}\n'
const promises: Case[] = [
  [somewhere, `${begins}work()\nexport {}`, 'no-floating-promises'],
  [
    somewhere,
    `${begins}export const all = (list: number[]) => list.forEach(async () => void (await work()))`,
    'no-misused-promises',
  ],
  [somewhere, 'export const a = async () => await 3', 'await-thenable'],
  [
    somewhere,
    "export function a(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1\n  }\n  return 2\n}",
    'switch-exhaustiveness-check',
  ],
]

describe('the linter', () => {
  test.each(asked([...directions, ...bans, ...promises]))(
    'knows what to say in %s to %j',
    (_file, _code, because, said) => {
      expect(said).toEqual(because === undefined ? [] : [expect.stringContaining(because)])
    },
  )

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
})
