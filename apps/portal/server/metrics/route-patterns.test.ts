import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns.ts'

const patternOf = routePatterns([
  '/',
  '/actions',
  '/actions/:id',
  '/actions/new',
  '/actions/:id/files/:file',
  '/sds/:place?/paper',
  '/assets/*',
])

test.each([
  ['/', '/'],
  ['/actions', '/actions'],
  ['/actions/', '/actions'],
  ['/actions/01HZX3T9Q2', '/actions/:id'],
  ['/actions/new', '/actions/new'],
  ['/actions/new/files/7', '/actions/:id/files/:file'],
  ['/actions/01HZX3T9Q2.data', '/actions/:id'],
  ['/sds/paper', '/sds/:place?/paper'],
  ['/sds/pad/paper', '/sds/:place?/paper'],
  ['/assets/entry-BxY12.js', '/assets/*'],
  ['/actions/1/2', 'other'],
  ['/wp-login.php', 'other'],
  ['/hp_a-secret', 'other'],
])('%s is counted as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
