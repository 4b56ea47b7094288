import { expect, test } from 'vitest'
import { namedByType } from './named-by-type.ts'

test.each([
  ['permit.html', 'application/pdf', 'permit.html.pdf'],
  ['permit.PDF', 'application/pdf', 'permit.PDF'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.png', 'image/webp', 'photo.png.webp'],
  ['notes.md', 'text/markdown', 'notes.md'],
  ['part', 'application/octet-stream', 'part'],
])('%s of the type %s is handed out as %s', (fileName, mediaType, name) => {
  expect(namedByType(fileName, mediaType)).toBe(name)
})
