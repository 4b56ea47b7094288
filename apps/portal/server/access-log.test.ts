import { expect, test } from 'vitest'
import { logAccess, patternOf } from './access-log.ts'

test.each([
  ['/', '/'],
  ['/my-forms', '/my-forms'],
  ['/api/v1/my-form', '/api/v1/my-form'],
  ['/actions/01HZX3T9Q2/edit', '/actions/*/edit'],
  ['/sds/kiosk/hpp_Ab3xYz/x', '/sds/kiosk/*/x'],
  ['/assets/entry.client-BxY12.js', '/assets/*'],
  ['/%0d%0aforged', '/*'],
])('the path %s is logged as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})

test('a line says what was asked and what came of it, and names nobody', () => {
  const lines: unknown[] = []
  const keep = (level: string) => (fields: object) => void lines.push({ level, ...fields })
  const log = { info: keep('info'), warn: keep('warn'), error: keep('error') }
  const answered = { requestId: 'r', method: 'GET', path: '/my-forms', clientAddress: '192.0.2.1' }
  logAccess({ ...answered, status: 200, milliseconds: 12.6 }, { log, secret: 's' })
  logAccess({ ...answered, status: 503, milliseconds: 1 }, { log, secret: 's' })
  expect(lines).toMatchObject([
    { level: 'info', event: 'request', method: 'GET', status: 200, milliseconds: 13 },
    { level: 'warn', status: 503 },
  ])
  expect(JSON.stringify(lines)).not.toContain('192.0.2.1')
})
