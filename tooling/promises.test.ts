import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The rules that read types run in a linter of their own: this is what they must catch.

const root = fileURLToPath(new URL('..', import.meta.url))
const code = `
async function work(): Promise<number> { return 1 }
type Kind = 'a' | 'b'
export function probe(kind: Kind, list: number[]): void {
  work()
  list.forEach(async () => { await work() })
  switch (kind) { case 'a': void work() }
}
export const waits = async (): Promise<number> => await 3
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'promises-'))
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }')
  writeFileSync(path.join(folder, 'probe.ts'), code)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('refuses promises that nobody waits for, and cases that nobody thought of', () => {
  const args = ['node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '-f', 'unix', folder]
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stdout.match(/typescript\([a-z-]+\)/g)?.sort()).toEqual([
    'typescript(await-thenable)',
    'typescript(no-floating-promises)',
    'typescript(no-misused-promises)',
    'typescript(switch-exhaustiveness-check)',
  ])
  expect(status).toBe(1)
})
