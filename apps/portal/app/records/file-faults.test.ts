import { expect, test } from 'vitest'
import { faultOfChosen } from './file-faults.ts'
import { words } from './records.words.ts'

const photo = { size: 1024, type: 'image/jpeg' }
const eleven = Array.from({ length: 11 }, () => photo)

test.each([
  ['ten photos', eleven.slice(1), 10, null],
  ['eleven', eleven, 10, words.tooManyFiles(10)],
  ['two where one has room', eleven.slice(9), 1, words.tooManyFiles(10)],
  ['a file of 15 MB', [{ ...photo, size: 15 * 1024 * 1024 }], 10, null],
  ['a larger one', [photo, { ...photo, size: 15 * 1024 * 1024 + 1 }], 10, words.fileRefused],
  ['a PDF', [{ ...photo, type: 'application/pdf' }], 10, null],
  ['a picture that is not taken', [{ ...photo, type: 'image/heic' }], 10, words.fileRefused],
  ['a file of a kind that the browser does not know', [{ ...photo, type: '' }], 10, null],
])('of %s it is said what is against them', (_, files, room, fault) => {
  expect(faultOfChosen(files, room, 10)).toBe(fault)
})
