import { describe, expect, test } from 'vitest'
import { markOf, readMarks, readRevisions, writeMarks, writeRevisions } from './marks.ts'

describe('marks', () => {
  test('come back from the hidden field as they were written', () => {
    const marks = new Map([
      ['ppe', markOf(3, { raw: ['yes'], note: '' })],
      ['seen', markOf(undefined, { raw: ['a\nb'], note: 'c' })],
      ['name-12', markOf(4, { raw: ['Ana'], note: '' })],
    ])
    expect(readMarks(writeMarks(marks))).toEqual(marks)
  })

  test('leave out what does not read as a mark', () => {
    expect([...readMarks('ppe:1:abc Bad:1:x x: :: a:-1:q b:1:<q> c:2:zz').keys()]).toEqual([
      'ppe',
      'c',
    ])
  })

  test('are the same for line ends and orders that mean the same', () => {
    expect(markOf(1, { raw: ['a\r\nb'], note: 'x\r\ny' })).toEqual(
      markOf(1, { raw: ['a\nb'], note: 'x\ny' }),
    )
    expect(markOf(1, { raw: ['F-01', 'F-02'], note: '' })).toEqual(
      markOf(1, { raw: ['F-02', 'F-01'], note: '' }),
    )
  })

  test('differ as soon as something was changed', () => {
    const mark = markOf(1, { raw: ['a'], note: '' })
    expect(markOf(1, { raw: ['a '], note: '' })).not.toEqual(mark)
    expect(markOf(1, { raw: [], note: 'a' })).not.toEqual(mark)
    expect(markOf(1, { raw: ['a', 'a'], note: '' })).not.toEqual(mark)
  })
})

test('revisions come back as they were written, and nothing else does', () => {
  const revisions = new Map([
    ['inspector', 12],
    ['witness', 0],
  ])
  expect(writeRevisions(revisions)).toBe('inspector:12 witness:0')
  expect(readRevisions(writeRevisions(revisions))).toEqual(revisions)
  expect(readRevisions('')).toEqual(new Map())
  expect(readRevisions('inspector:-1 Witness:2 a:b c:1x')).toEqual(new Map())
})
