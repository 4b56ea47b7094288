import { expect, test } from 'vitest'
import { lotoLines } from './loto.lines.ts'

test('a text is its lines that say something, without the numbers that somebody typed', () => {
  expect(lotoLines('1. Close the valve.\n\n 2) Hang the tag.\nWait 10 minutes')).toEqual([
    'Close the valve.',
    'Hang the tag.',
    'Wait 10 minutes',
  ])
  expect(lotoLines(' \n')).toEqual([])
  expect(lotoLines('10 psi is shown.')).toEqual(['10 psi is shown.'])
})
