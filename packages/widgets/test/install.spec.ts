import { expect, test } from '@playwright/test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { everyEntry, examples, nodeScripts, pack, run, strict } from './projects.ts'

// The tarball installed by npm from its registry, into empty folders of other teams: what the
// package forgets to name is found nowhere there, and a range that fits nothing is refused. The
// other projects have the packages of this workspace beside them (`projects.ts`).

let tarball = ''
// Only named here: the process that lists the tests reads this file too, and would leave it behind.
const place = join(tmpdir(), `holdpoint-install-${process.pid}`)

test.beforeAll(async () => {
  test.setTimeout(600_000)
  tarball = await pack()
})

test.afterAll(() => rmSync(place, { recursive: true, force: true }))

type Packages = Readonly<Record<string, string>>

async function installed(name: string, beside: Packages, files: Packages): Promise<string> {
  const folder = join(place, name)
  const manifest = {
    name,
    private: true,
    dependencies: { ...beside, '@holdpoint/widgets': `file:${tarball}` },
  }
  for (const [file, text] of Object.entries({
    ...files,
    'package.json': JSON.stringify(manifest),
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--strict-peer-deps']
  await run('npm', ['install', ...quietly], { cwd: folder })
  // Rejects where something is missing, or is not in the range that somebody asks for.
  await run('npm', ['ls', '--all'], { cwd: folder, maxBuffer: 1e7 })
  return folder
}

const react = (version: string): Packages => ({
  react: version,
  'react-dom': version,
  '@types/react': version,
  '@types/react-dom': version,
})
const compiler: Packages = { typescript: '^5.9.0' }

for (const [name, version] of [
  ['react-18', '^18.3.0'],
  ['react-19', '^19.0.0'],
] as const) {
  test(`a strict project with ${name} installs it, and its types and examples hold`, async () => {
    test.setTimeout(600_000)
    const folder = await installed(
      name,
      { ...react(version), ...compiler },
      {
        ...examples('tsx'),
        ...nodeScripts,
        'src/all.ts': everyEntry((entry) => entry !== './vue'),
        'src/css.d.ts': "declare module '*.css' {}\n",
        'tsconfig.json': JSON.stringify({ compilerOptions: strict, include: ['src'] }),
      },
    )
    const { stdout } = await run('npx', ['--no-install', 'tsc', '-p', '.'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
    for (const file of ['all.mjs', 'all.cjs']) {
      const said = await run('node', [file], { cwd: folder })
      expect(said.stderr, file).toBe('')
      expect(said.stdout, file).toContain('No form found.')
    }
  })
}

test('a project of tags alone installs it, and Node loads them both ways', async () => {
  test.setTimeout(600_000)
  const tags = "'@holdpoint/widgets/elements'"
  const folder = await installed(
    'tags',
    { ...compiler },
    {
      ...examples('ts'),
      'tags.mjs': `await import(${tags})`,
      'tags.cjs': `require(${tags})`,
      'src/all.ts': everyEntry((entry) => /elements|\/element$/.test(entry)),
      'tsconfig.json': JSON.stringify({ compilerOptions: strict, include: ['src'] }),
    },
  )
  const { stdout } = await run('npx', ['--no-install', 'tsc', '-p', '.'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
  for (const file of ['tags.mjs', 'tags.cjs']) {
    expect((await run('node', [file], { cwd: folder })).stderr, file).toBe('')
  }
})
