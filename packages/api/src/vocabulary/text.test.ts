import { describe, expect, test } from 'vitest'
import { sentences } from '../sentences.ts'
import { answerPreviewLengthMax, commentLengthMax, notesPreviewLengthMax } from './limits.ts'
import { commentProblem, isBlank, lengthOf, preview, trimmedList } from './text.ts'

const accentedE = 'e\u0301'
const family = '👨‍👩‍👧'

describe('preview', () => {
  test.each([
    ['', 3, '', false],
    ['ab', 3, 'ab', false],
    ['abc', 3, 'abc', false],
    ['abcd', 3, 'abc', true],
    ['ab😀', 3, 'ab😀', false],
    ['ab😀c', 3, 'ab😀', true],
    ['abc😀', 3, 'abc', true],
    [`ab${accentedE}`, 3, 'ab', true],
    [`a${accentedE}b`, 3, `a${accentedE}`, true],
    [`a${family}b`, 3, 'a', true],
    [`${family}b`, 5, family, true],
    ['🇨🇦🇺🇸', 3, '🇨🇦', true],
    ['a\r\nb', 3, 'a\r\nb', false],
    ['\ud83dabc', 3, '\ud83dab', true],
    ['abc', 0, '', true],
  ])('of %j in %d code points is %j', (text, lengthMax, shown, isCut) => {
    expect(preview(text, lengthMax)).toEqual({ shown, isCut })
  })

  test.each([[answerPreviewLengthMax], [notesPreviewLengthMax]])('cuts after %d', (lengthMax) => {
    expect(preview('x'.repeat(lengthMax), lengthMax).isCut).toBe(false)
    const { shown, isCut } = preview('x'.repeat(lengthMax + 1), lengthMax)
    expect([shown.length, isCut]).toEqual([lengthMax, true])
  })

  test('shows nothing of a cluster that alone is too long', () => {
    expect(preview(`z${'\u0301'.repeat(200)}`, 100)).toEqual({ shown: '', isCut: true })
  })
})

describe('lengthOf', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['😀', 1],
    [accentedE, 2],
    ['a\r\nb', 3],
    ['a\nb', 3],
  ])('counts %j as %d', (text, length) => {
    expect(lengthOf(text)).toBe(length)
  })
})

describe('trimmedList', () => {
  test.each([
    ['', []],
    [null, []],
    [undefined, []],
    [' , ,', []],
    ['a', ['a']],
    [' a , b,,c ', ['a', 'b', 'c']],
    ['Red Crew, Blue Crew', ['Red Crew', 'Blue Crew']],
    ['a,a', ['a', 'a']],
  ])('reads %j as %j', (text, entries) => {
    expect(trimmedList(text)).toEqual(entries)
  })
})

describe('isBlank', () => {
  test.each(['', ' \n\u00a0', '\u200b', '\u2060\u00ad', '\ufe0f'])('says so of %j', (text) =>
    expect(isBlank(text)).toBe(true),
  )

  test.each(['.', '\u200b.', family, '\u05e9'])('does not say so of %j', (text) =>
    expect(isBlank(text)).toBe(false),
  )
})

describe('commentProblem', () => {
  test.each([
    ['nothing', '', sentences.comment.required],
    ['spaces', '   ', sentences.comment.required],
    ['line ends and a no-break space', '\n\t\u00a0\r\n', sentences.comment.required],
    ['more spaces than fit', ' '.repeat(200), sentences.comment.required],
    ['characters without a shape', '\u200b\u200d\ufeff \u3164', sentences.comment.required],
    ['a word', 'ok', undefined],
    ['100 letters', 'x'.repeat(commentLengthMax), undefined],
    ['101 letters', 'x'.repeat(commentLengthMax + 1), sentences.comment.tooLong],
    ['100 emoji', '😀'.repeat(commentLengthMax), undefined],
    ['101 emoji', '😀'.repeat(commentLengthMax + 1), sentences.comment.tooLong],
    ['99 letters and a browser’s line end', `${'x'.repeat(99)}\r\n`, undefined],
  ])('judges %s', (_, text, problem) => {
    expect(commentProblem(text)).toBe(problem)
  })

  test('states the limit that it enforces', () => {
    expect(sentences.comment.tooLong).toContain(`at most ${commentLengthMax} characters`)
  })
})
