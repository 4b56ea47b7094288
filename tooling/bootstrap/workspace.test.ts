import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

// `npm start` installs what the portal needs and no more: the commands of other packages go through
// what installs the rest first.
test.each(['embed', 'build'])('npm run %s is a command of the workspace', (name) => {
  expect(scripts[name]).toBe(`node tooling/workspace.mjs ${name}`)
})

test.each(Object.entries(scripts))('npm run %s runs a file that is there: %s', (_name, command) => {
  const [, file] = /^node (\S+)/.exec(command) ?? []
  expect(file === undefined || existsSync(path.join(root, file))).toBe(true)
})

test('a command that there is not is refused, with those that there are', () => {
  const args = ['tooling/workspace.mjs', 'unknown']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Name a command: embed or build.\n' })
})
