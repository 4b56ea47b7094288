import { describe, expect, test } from 'vitest'
import { lists, type ListName } from './lists.ts'

// Written out: what the declarations take from the constants would agree with whatever those say.
const pausesMs: Readonly<Record<ListName, number>> = {
  myform: 600,
  reviewform: 1000,
  action: 1000,
  topic: 1000,
  message: 1000,
  file: 1000,
  sds: 1000,
  hazard: 1000,
  jsa: 1000,
  sqr: 1000,
  loto: 1000,
  lototemplate: 1000,
  formtype: 1000,
  form: 1000,
  formschedule: 1000,
  inquiry: 1000,
  person: 1000,
  training: 1000,
  trainingmatrix: 1000,
}

describe('every list', () => {
  test('waits before it searches as the specification says', () => {
    const declared = Object.values(lists).map(({ name, searchDelayMs }) => [name, searchDelayMs])
    expect(Object.fromEntries(declared)).toEqual(pausesMs)
  })
})
