import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { exitCode } from './exit-code.mjs'
import { isNewEnough } from './node-version.mjs'
import { inPool } from './pool.mjs'
import { findFreePort, parsePort, refuseTakenPort } from './port.mjs'
import { seconds, tail } from './progress.mjs'
import { run } from './run.mjs'

describe('the version of Node', () => {
  test.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.0.0', true],
    ['24.1.0', true],
  ])('%s is new enough: %s', (version, enough) => {
    expect(isNewEnough(version)).toBe(enough)
  })
})

describe('the port', () => {
  test('is 3000 unless said otherwise', () => {
    expect([parsePort(undefined), parsePort(''), parsePort('8080')]).toEqual([3000, 3000, 8080])
  })

  test.each(['abc', '70000', '-1', '3000.5'])('refuses %s', (text) => {
    expect(() => parsePort(text)).toThrow(`PORT is "${text}"`)
  })

  test('is refused by its number when another program has it', async () => {
    const port = await findFreePort()
    const other = createServer()
    await new Promise<void>((resolve) => {
      other.listen(port, '127.0.0.1', resolve)
    })
    await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program`,
    )
    await new Promise((resolve) => other.close(resolve))
    await expect(refuseTakenPort(port, '127.0.0.1')).resolves.toBeUndefined()
  })
})

describe('showing progress', () => {
  test.each([
    [400, '0 s'],
    [12_300, '12 s'],
    [59_600, '1 min 0 s'],
    [83_000, '1 min 23 s'],
  ])('%d ms read as %s', (milliseconds, words) => {
    expect(seconds(milliseconds)).toBe(words)
  })

  test('shows the end of a long output and says how much is left out', () => {
    expect(tail('a\nb\nc\nd\n', 2)).toBe('(2 lines before this left out)\nc\nd')
    expect(tail('a\nb\n', 2)).toBe('a\nb')
  })
})

describe('running a command', () => {
  test('keeps both of its outputs and its exit code', async () => {
    const code = "console.log('out'); console.error('err'); process.exit(3)"
    const result = await run(process.execPath, ['-e', code])
    expect(result.code).toBe(3)
    expect(result.output).toContain('out\n')
    expect(result.output).toContain('err\n')
  })

  test('says which command is missing', async () => {
    const { code, output } = await run('holdpoint-no-such-command', [])
    expect(code).toBe(127)
    expect(output).toContain('holdpoint-no-such-command could not be started')
  })

  test('stops a command that goes on for too long, and what it has started', async () => {
    const worker = `setInterval(() => console.log('still here'), 20)`
    const command = `require('node:child_process').spawn(process.execPath,
      ['-e', ${JSON.stringify(worker)}], { stdio: 'inherit' })`
    const { code, output } = await run(process.execPath, ['-e', command], { limit: 2500 })
    expect(code).toBe(137)
    expect(output).toMatch(/still here[\s\S]*was stopped after/)
  })

  test('counts a signal as a shell does', () => {
    expect([exitCode(0, null), exitCode(4, null), exitCode(null, 'SIGTERM')]).toEqual([0, 4, 143])
  })

  test('hands a signal and the exit code of the server on', async () => {
    const server =
      "process.on('SIGTERM', () => process.exit(7)); console.log('up'); setInterval(() => {}, 1000)"
    const module = new URL('./become.mjs', import.meta.url).href
    const wrapper = `import { becomeNode } from ${JSON.stringify(module)}
      becomeNode(['-e', ${JSON.stringify(server)}], process.env)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', wrapper])
    child.stdout.once('data', () => child.kill('SIGTERM'))
    const code = await new Promise((resolve) => child.once('exit', resolve))
    expect(code).toBe(7)
  })
})

describe('inPool', () => {
  test('keeps the order and never works at more than its size', async () => {
    let busy = 0
    let most = 0
    const results = await inPool(2, [30, 5, 10, 1], async (wait) => {
      busy += 1
      most = Math.max(most, busy)
      await new Promise((resolve) => setTimeout(resolve, wait))
      busy -= 1
      return wait
    })
    expect(results).toEqual([30, 5, 10, 1])
    expect(most).toBe(2)
  })
})
