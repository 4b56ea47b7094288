import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as ours from './icons.ts'
import { drawingsOf } from './test-drawings.ts'

const file = fileURLToPath(new URL('icons.svg', import.meta.url))

test('the file of drawings holds every icon of the portal and no other', () => {
  const drawn = drawingsOf(Object.keys(ours))
  if (process.env['UPDATE_ICONS'] === '1') {
    writeFileSync(file, drawn)
  }
  expect(readFileSync(file, 'utf8')).toBe(drawn)
})

test('an icon is a reference into that file, hidden unless it is given words', () => {
  const plain = renderToStaticMarkup(createElement(ours.Plus))
  expect(plain).toMatch(
    /^<svg class="lucide" aria-hidden="true"><use href="[^"]+#Plus"><\/use><\/svg>$/,
  )
  const named = renderToStaticMarkup(
    createElement(ours.Plus, { 'aria-label': 'More', role: 'img' }),
  )
  expect(named).toContain('aria-hidden="false" aria-label="More" role="img"')
})
