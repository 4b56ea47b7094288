import * as family from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// For tests: the file of drawings, as it is to be.

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

/** A file with the drawings of these icons. */
export function drawingsOf(names: readonly string[]): string {
  const symbols = names.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
}
