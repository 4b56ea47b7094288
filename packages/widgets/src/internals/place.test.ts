import { describe, expect, test } from 'vitest'
import { type Placing, gap, margin, place, roomMin } from './place.ts'

const view = { left: 0, top: 0, width: 1000, height: 800 }
const anchor = { left: 100, top: 200, width: 300, height: 44 }
const list: Placing = { anchor, view, width: 300, height: 320, isRtl: false, side: 'below' }

describe('place', () => {
  test('puts a popover below its anchor, start edge on start edge', () => {
    expect(place(list)).toEqual({
      side: 'below',
      left: 100,
      width: 300,
      edge: 200 + 44 + gap,
      room: 800 - margin - 200 - 44 - gap,
    })
  })

  test('goes above where it fits only there, held by its lower edge', () => {
    const low = { ...anchor, top: 700 }
    expect(place({ ...list, anchor: low })).toMatchObject({
      side: 'above',
      edge: 700 - gap,
      room: 700 - gap - margin,
    })
  })

  test('stays on its side as long as it fits there', () => {
    expect(place({ ...list, anchor: { ...anchor, top: 400 }, side: 'above' }).side).toBe('above')
    expect(place(list).side).toBe('below')
  })

  test('takes the side with more room where it fits on neither', () => {
    const small = { ...view, height: 300 }
    expect(place({ ...list, view: small, anchor: { ...anchor, top: 60 } }).side).toBe('below')
    expect(place({ ...list, view: small, anchor: { ...anchor, top: 190 } }).side).toBe('above')
  })

  test('is never lower than can be used', () => {
    const slit = { ...view, height: 100 }
    expect(place({ ...list, view: slit, anchor: { ...anchor, top: 30 } }).room).toBe(roomMin)
  })

  test('moves what is to be seen whole over its anchor, no further than it must, and never out of the window', () => {
    const whole = { ...list, height: 600, isWhole: true }
    const low = { ...anchor, top: 400 }
    expect(place({ ...whole, anchor: { ...anchor, top: 300 } })).toMatchObject({
      side: 'below',
      edge: 800 - margin - 600,
      room: 800 - 2 * margin,
    })
    expect(place({ ...whole, anchor: low })).toMatchObject({ side: 'above', edge: margin + 600 })
    expect(place({ ...whole, height: 900, anchor: low })).toMatchObject({
      side: 'above',
      edge: 800 - margin,
      room: 800 - 2 * margin,
    })
    expect(place({ ...whole, height: 320 }).edge).toBe(place(list).edge)
    const gone = { ...anchor, top: 1500 }
    expect(place({ ...whole, anchor: gone }).edge).toBe(800 - margin)
    expect(place({ ...whole, anchor: { ...anchor, top: -500 } }).edge).toBe(margin)
  })

  test('moves in from the edges of the window', () => {
    const wide = { ...list, width: 400 }
    expect(place({ ...wide, anchor: { ...anchor, left: 800 } }).left).toBe(1000 - margin - 400)
    expect(place({ ...wide, anchor: { ...anchor, left: -50 } }).left).toBe(margin)
    expect(place({ ...wide, width: 2000 })).toMatchObject({
      left: margin,
      width: 1000 - 2 * margin,
    })
  })

  test('puts end on end from right to left', () => {
    expect(place({ ...list, width: 200, isRtl: true }).left).toBe(200)
  })

  test('keeps to the part of the window above a keyboard', () => {
    const seen = { left: 0, top: 100, width: 1000, height: 300 }
    expect(place({ ...list, view: seen, anchor: { ...anchor, top: 320 } })).toMatchObject({
      side: 'above',
      room: 320 - gap - 100 - margin,
    })
  })
})
