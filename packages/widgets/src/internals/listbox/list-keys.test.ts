import { describe, expect, test } from 'vitest'
import { type KeyPress, type ListStanding, listKey } from './list-keys.ts'

const closed = { isOpen: false, count: 100, active: -1, hasText: false }
const onField = { ...closed, isOpen: true }
const on = (active: number): ListStanding => ({ ...onField, active })

const row = (to: number) => ({ action: { does: 'move', to }, isTaken: true })
const open = (where: string) => ({ action: { does: 'open', on: where }, isTaken: true })
const close = { action: { does: 'close' }, isTaken: true }

type Case = [string, ListStanding, KeyPress, unknown]

describe('listKey', () => {
  test.each<Case>([
    ['Down opens on the first row', closed, { key: 'ArrowDown' }, open('first')],
    ['Up opens on the last row', closed, { key: 'ArrowUp' }, open('last')],
    ['Alt+Down opens on no row', closed, { key: 'ArrowDown', altKey: true }, open('field')],
    ['Alt+Up does nothing', closed, { key: 'ArrowUp', altKey: true }, undefined],
    ['Enter is left to the form', closed, { key: 'Enter' }, undefined],
    ['Escape is left to the dialog', closed, { key: 'Escape' }, undefined],
    ['Tab goes on', closed, { key: 'Tab' }, undefined],
    ['Home is of the text', closed, { key: 'Home' }, undefined],
    [
      'Escape empties a field that holds something',
      { ...closed, hasText: true },
      { key: 'Escape' },
      { action: { does: 'clear' }, isTaken: true },
    ],
  ])('in the closed field: %s', (_, standing, press, answer) => {
    expect(listKey(standing, press)).toEqual(answer)
  })

  test.each<Case>([
    ['Down goes to the first row', onField, { key: 'ArrowDown' }, row(0)],
    ['Up goes to the last row', onField, { key: 'ArrowUp' }, row(99)],
    ['Enter closes', onField, { key: 'Enter' }, close],
    [
      'Enter takes the one row that the words leave, where that is wanted',
      { ...onField, count: 1, hasText: true, takesOnly: true },
      { key: 'Enter' },
      { action: { does: 'choose', row: 0 }, isTaken: true },
    ],
    [
      'Enter closes where rows come late',
      { ...onField, count: 1, hasText: true },
      { key: 'Enter' },
      close,
    ],
    [
      'Enter takes none of one row unasked',
      { ...onField, count: 1, takesOnly: true },
      { key: 'Enter' },
      close,
    ],
    ['Escape closes', { ...onField, hasText: true }, { key: 'Escape' }, close],
    ['Alt+Up closes', onField, { key: 'ArrowUp', altKey: true }, close],
    ['Home is of the text', onField, { key: 'Home' }, undefined],
    ['End is of the text', onField, { key: 'End' }, undefined],
    ['PageDown is of the page', onField, { key: 'PageDown' }, undefined],
    ['Left is of the text', onField, { key: 'ArrowLeft' }, undefined],
    ['a letter is of the text', onField, { key: 'a' }, undefined],
    ['Down finds no row in nothing', { ...onField, count: 0 }, { key: 'ArrowDown' }, undefined],
    ['Tab may reach a button in nothing', { ...onField, count: 0 }, { key: 'Tab' }, undefined],
    [
      'Tab closes and goes on',
      onField,
      { key: 'Tab' },
      { action: { does: 'close' }, isTaken: false },
    ],
  ])('above the open list: %s', (_, standing, press, answer) => {
    expect(listKey(standing, press)).toEqual(answer)
  })

  test.each<Case>([
    ['Down goes on', on(0), { key: 'ArrowDown' }, row(1)],
    ['Down goes round', on(99), { key: 'ArrowDown' }, row(0)],
    ['Up goes back', on(5), { key: 'ArrowUp' }, row(4)],
    ['Up goes round', on(0), { key: 'ArrowUp' }, row(99)],
    ['Home goes to the first', on(50), { key: 'Home' }, row(0)],
    ['End goes to the last', on(50), { key: 'End' }, row(99)],
    ['PageDown goes ten on', on(50), { key: 'PageDown' }, row(60)],
    ['PageUp goes ten back', on(50), { key: 'PageUp' }, row(40)],
    ['PageDown stops at the end', on(95), { key: 'PageDown' }, row(99)],
    ['PageUp stops at the start', on(5), { key: 'PageUp' }, row(0)],
    ['Shift+Home marks text', on(5), { key: 'Home', shiftKey: true }, undefined],
    ['Ctrl+A marks text', on(5), { key: 'a', ctrlKey: true }, undefined],
    ['Cmd+Down is of the text', on(5), { key: 'ArrowDown', metaKey: true }, undefined],
    [
      'Enter chooses',
      on(7),
      { key: 'Enter' },
      { action: { does: 'choose', row: 7 }, isTaken: true },
    ],
    [
      'Left goes back to the text, and moves in it',
      on(7),
      { key: 'ArrowLeft' },
      { action: { does: 'leave' }, isTaken: false },
    ],
    ['Escape closes', on(7), { key: 'Escape' }, close],
    ['Alt+Down stays', on(7), { key: 'ArrowDown', altKey: true }, undefined],
  ])('on a row: %s', (_, standing, press, answer) => {
    expect(listKey(standing, press)).toEqual(answer)
  })
})
