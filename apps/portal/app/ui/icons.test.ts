import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as family from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as ours from './icons.ts'

const file = fileURLToPath(new URL('icons.svg', import.meta.url))

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

/** The drawing inside of an icon's frame, without what the library keeps for itself. */
function drawingOf(name: string): string {
  const icon = Object.entries(family).find(([known]) => known === name)?.[1]
  if (icon === undefined || !isComponent(icon)) {
    throw new Error(`The family has no icon ${name}.`)
  }
  const markup = renderToStaticMarkup(createElement(icon))
  return markup.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/\w+>/g, '/>')
}

test('the file of drawings holds every icon of the portal and no other', () => {
  const symbols = Object.keys(ours).map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>\n`,
  )
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
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
