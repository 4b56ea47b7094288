import { describe, expect, test } from 'vitest'
import { readMarkPost, withMark } from './read-mark-post.ts'

const shown = { kind: 'arrow', colour: 'blue', text: ' Leak ', width: '300', height: '200' }
const read = (fields: Record<string, string>) =>
  readMarkPost(new URLSearchParams({ ...shown, ...fields }))

const refused: readonly (readonly [string, Record<string, string>, string])[] = [
  ['a picture that was pressed by a key', { 'at.x': '0', 'at.y': '0' }, 'noPlace'],
  ['a press that says nothing', { 'at.x': 'x', 'at.y': '1' }, 'noPlace'],
  ['a place beside the photo', { fromX: '50', fromY: '101', toX: '1', toY: '1' }, 'badPlace'],
  ['an arrow without its end', { fromX: '50', fromY: '10' }, 'badPlace'],
  ['a place that is no number', { kind: 'pin', fromX: 'half', fromY: '1' }, 'badPlace'],
]

describe('what is pressed on the page of a photo', () => {
  test.each(refused)('refuses %s, and keeps what was chosen', (_, fields, why) => {
    expect(read(fields)).toMatchObject({
      ...{ do: 'refuse', why },
      draft: { colour: 'blue', text: 'Leak' },
    })
  })

  test('sets a pin where the picture was pressed, with the next number', () => {
    const post = read({ kind: 'pin', 'at.x': '150', 'at.y': '50' })
    expect(post).toMatchObject({
      do: 'add',
      mark: { kind: 'pin', points: [[0.5, 0.25]], colour: 'blue', text: 'Leak' },
    })
    const marks = post.do === 'add' ? withMark([], post.mark) : []
    expect(withMark(marks, { kind: 'pin', points: [[0, 0]], colour: 'red' })[1]).toMatchObject({
      number: 2,
    })
  })

  test('takes two presses for what has two ends, and leaves the first one again', () => {
    const first = read({ 'at.x': '30', 'at.y': '20' })
    expect(first).toMatchObject({ do: 'goOn', from: [0.1, 0.1] })
    expect(read({ 'at.x': '301', 'at.y': '100', from: '0.1,0.1' })).toMatchObject({
      do: 'add',
      mark: {
        kind: 'arrow',
        points: [
          [0.1, 0.1],
          [1, 0.5],
        ],
      },
    })
    expect(read({ intent: 'startAgain', from: '0.1,0.1' })).toMatchObject({ do: 'startAgain' })
  })

  test('takes places by numbers, with a comma as well', () => {
    expect(read({ fromX: '12,5', fromY: '0', toX: '100', toY: '33.33' })).toMatchObject({
      do: 'add',
      mark: {
        points: [
          [0.125, 0],
          [1, 0.3333],
        ],
      },
    })
  })

  test('removes a mark by its place', () => {
    expect(read({ intent: 'remove:3' })).toMatchObject({ do: 'remove', place: 3 })
  })
})
