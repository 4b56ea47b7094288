import { checkMarks, type PhotoMark } from '@holdpoint/forms'
import { describe, expect, test } from 'vitest'
import { drawOn, startDrawing, whyFull, type Drawing, type DrawingStep } from './edit-marks.ts'

const pin: PhotoMark = { kind: 'pin', points: [[0.5, 0.5]], colour: 'red', number: 1 }
const after = (steps: readonly DrawingStep[], marks: readonly PhotoMark[] = []): Drawing =>
  steps.reduce(drawOn, startDrawing(marks))

const drag = (from: readonly [number, number], to: readonly [number, number]): DrawingStep[] => [
  { do: 'press', at: from },
  { do: 'drag', at: to },
  { do: 'release', at: to, isPress: false },
]
const press = (at: readonly [number, number]): DrawingStep[] => [
  { do: 'press', at },
  { do: 'release', at, isPress: true },
]

describe('nothing is drawn', () => {
  test.each(['ellipse', 'box'] as const)('where an %s would have no height', (tool) => {
    expect(after([{ do: 'tool', tool }, ...drag([0.1, 0.1], [0.5, 0.1])]).marks).toEqual([])
  })

  test('once there are as many as a photo takes', () => {
    const full = Array.from({ length: 40 }, () => pin)
    expect(whyFull({ marks: full })).toBe('count')
    expect(after([{ do: 'tool', tool: 'pin' }, ...press([0.1, 0.1])], full).marks).toHaveLength(40)
  })

  test('by one press of two', () => {
    const half = after(press([0.1, 0.1]))
    expect([half.marks, half.isHalf]).toEqual([[], true])
  })
})

describe('a mark', () => {
  test('is drawn by a drag, or by two presses alike', () => {
    const dragged = after(drag([0.1, 0.2], [0.5, 0.6])).marks
    expect(dragged).toEqual([
      {
        kind: 'arrow',
        points: [
          [0.1, 0.2],
          [0.5, 0.6],
        ],
        colour: 'red',
      },
    ])
    expect(after([...press([0.1, 0.2]), ...press([0.5, 0.6])]).marks).toEqual(dragged)
  })

  test('drawn by hand keeps no more points than one may have', () => {
    const way = Array.from({ length: 900 }, (_, at): DrawingStep => {
      return { do: 'drag', at: [(at % 100) / 100, at / 900] }
    })
    const { marks } = after([
      { do: 'tool', tool: 'line' },
      { do: 'press', at: [0, 0] },
      ...way,
      { do: 'release', at: [1, 1], isPress: false },
    ])
    expect(checkMarks(marks).ok).toBe(true)
    expect(marks[0]?.points.at(-1)).toEqual([1, 1])
  })

  test('is added in the middle, moved, sized, worded, coloured and removed without a pointer', () => {
    const boxed = after([{ do: 'tool', tool: 'box' }, { do: 'addInMiddle' }])
    expect(boxed.chosen).toBe(0)
    const changed = [
      { do: 'move', by: [0.1, -0.2] },
      { do: 'size', by: 1.5 },
      { do: 'text', text: 'Here' },
      { do: 'colour', colour: 'blue' },
    ] as const satisfies DrawingStep[]
    const made = changed.reduce<Drawing>(drawOn, boxed)
    expect(made.marks).toEqual([
      {
        kind: 'box',
        points: [
          [0.45, 0.15],
          [0.75, 0.45],
        ],
        colour: 'blue',
        text: 'Here',
      },
    ])
    expect(drawOn(made, { do: 'remove', place: 0 }).marks).toEqual([])
  })

  test('stays on the photo, however far it is moved or sized', () => {
    const made = after(
      [
        { do: 'choose', place: 0 },
        { do: 'move', by: [9, 9] },
        { do: 'size', by: 100 },
      ],
      [
        {
          kind: 'box',
          points: [
            [0.1, 0.1],
            [0.3, 0.4],
          ],
          colour: 'red',
        },
      ],
    )
    expect(checkMarks(made.marks).ok).toBe(true)
    expect(
      after(
        [
          { do: 'choose', place: 0 },
          { do: 'move', by: [9, 0] },
        ],
        [pin],
      ).marks[0]?.points,
    ).toEqual([[1, 0.5]])
  })

  test('is chosen by a press near it, the topmost first', () => {
    const arrow: PhotoMark = {
      kind: 'arrow',
      points: [
        [0, 0],
        [1, 1],
      ],
      colour: 'red',
    }
    const choose = (at: readonly [number, number]) =>
      after(
        [
          { do: 'tool', tool: 'select' },
          { do: 'press', at },
        ],
        [arrow, pin],
      ).chosen
    expect([choose([0.25, 0.26]), choose([0.52, 0.5]), choose([0.9, 0.1])]).toEqual([0, 1, null])
  })

  test('comes and goes by undoing, step by step', () => {
    const made = after([...drag([0.1, 0.1], [0.2, 0.2]), { do: 'text', text: 'x' }])
    const once = drawOn(made, { do: 'undo' })
    expect(once.marks[0]).not.toHaveProperty('text')
    expect(drawOn(drawOn(once, { do: 'undo' }), { do: 'undo' }).marks).toEqual([])
  })
})
