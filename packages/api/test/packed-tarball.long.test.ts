import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

// The package as it would be published: built, packed and looked at from outside.

const run = promisify(execFile)
const root = fileURLToPath(new URL('../', import.meta.url))
const workspace = fileURLToPath(new URL('../../../', import.meta.url))

describe('the packed tarball', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-api-'))
  let tarball: string

  beforeAll(async () => {
    await run('npx', ['--yes', 'pnpm@10.34.9', 'pack', '--pack-destination', folder], { cwd: root })
    tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
    await run('tar', ['xzf', tarball, '-C', folder])
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('points at what was built and at no source', () => {
    const packed: typeof manifest = JSON.parse(
      readFileSync(join(folder, 'package/package.json'), 'utf8'),
    )
    expect(packed.exports).toEqual(manifest.publishConfig.exports)
    expect(JSON.stringify(packed)).not.toMatch(/workspace:|catalog:|\.\/src\//)
    expect(readdirSync(join(folder, 'package')).sort()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json'].sort(),
    )
  })

  test('is clean under publint', async () => {
    const { stdout } = await run(join(workspace, 'node_modules/.bin/publint'), [
      tarball,
      '--strict',
    ])
    expect(stdout).toContain('All good!')
  })

  test('has types that are right for ES modules', async () => {
    // Rejects when anything is wrong.
    await run(join(workspace, 'node_modules/.bin/attw'), [tarball, '--profile', 'esm-only'])
  }, 60_000)

  test('carries a client without zod', () => {
    const dist = join(folder, 'package/dist')
    const reached = new Set<string>()
    const follow = (name: string) => {
      if (!reached.has(name)) {
        reached.add(name)
        const code = readFileSync(join(dist, name), 'utf8')
        for (const [, next = ''] of code.matchAll(/from ?['"](?:\.\/)?([^'"]+)['"]/g)) {
          expect(next).not.toBe('zod')
          follow(next)
        }
      }
    }
    follow('client.js')
    follow('calls.js')
    expect(reached.size).toBeGreaterThan(1)
  })
})
