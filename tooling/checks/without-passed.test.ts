import { expect, test } from 'vitest'
import { withoutPassed } from './without-passed.mjs'

test('leaves out what passed and what was skipped', () => {
  const output = [
    '  \u001b[32m✓\u001b[39m   1 [js] › a.spec.ts:1:1 › passes (1.0s)',
    '  -   2 [js] › a.spec.ts:2:1 › is skipped',
    '   ↓ is left out',
    '  ✘   3 [js] › a.spec.ts:3:1 › fails (1.0s)',
  ]
  expect(withoutPassed(output.join('\n'))).toBe(output[3])
})

test('keeps what a failure expected', () => {
  const failure = ['- Expected  - 1', '+ Received  + 1', '', '- 12', '-   3 a', '+ 13'].join('\n')
  expect(withoutPassed(failure)).toBe(failure)
})
