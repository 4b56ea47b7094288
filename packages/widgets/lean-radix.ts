import { readFileSync } from 'node:fs'
import { type Plugin } from 'esbuild'

// What Radix brings for boxes that it makes modal and places by itself, which the browser and the kit
// do here (decisions 0059 and 0064): in the tags it is left out.

const unused: Readonly<Record<string, string>> = {
  'aria-hidden': 'export function hideOthers() {}',
  'react-remove-scroll': 'export function RemoveScroll() {}',
  '@radix-ui/react-focus-guards': 'export function useFocusGuards() {}',
}

/** In the place of floating-ui: the content of a popover as it is, without a box around it. */
const unplaced = `
import { createElement, forwardRef } from 'react'
import { Primitive } from '@radix-ui/react-primitive'
export const Root = ({ children }) => children
export const Anchor = ({ children = null }) => children
export const Content = forwardRef(({ avoidCollisions, ...props }, ref) =>
  createElement(Primitive.div, { ...props, ref }))
export const createPopperScope = () => () => ({})
`

/** What Radix looks up by name at run time, which would keep all of Preact's other face. */
const lookedUp = /React\[" (\w+) "\.trim\(\)\.toString\(\)\]/g

/**
 * Preact runs an effect after a paint, React one of a key or a press at once. Where Radix counts what
 * lies on what, a second Escape between two paints would find the layers of before.
 */
const countedAtOnce = /react-dismissable-layer[\\/]dist/

/** Leaves out of Radix what the tags do not use. Fails where Radix asks for none of it any more. */
export const leanRadix: Plugin = {
  name: 'lean-radix',
  setup({ onLoad, onResolve }) {
    onResolve(
      { filter: /^(aria-hidden|react-remove-scroll|@radix-ui\/react-(focus-guards|popper))$/ },
      ({ path, importer, resolveDir }) =>
        importer.includes('@radix-ui')
          ? { path, namespace: 'lean-radix', pluginData: resolveDir }
          : undefined,
    )
    onLoad({ filter: /./, namespace: 'lean-radix' }, ({ path, pluginData }) => ({
      contents: unused[path] ?? unplaced,
      resolveDir: String(pluginData),
    }))
    onLoad({ filter: /@radix-ui[\\/]react-[\w-]+[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (/react-(dialog|popover)[\\/]dist/.test(path)) {
        Object.keys(unused).forEach((name) => mustHave(source, `from "${name}"`))
      }
      if (/react-popover[\\/]dist/.test(path)) {
        mustHave(source, 'from "@radix-ui/react-popper"')
      }
      if (/react-id[\\/]dist/.test(path)) {
        mustHave(source, 'React[" useId ".trim().toString()]')
      }
      if (countedAtOnce.test(path)) {
        mustHave(source, 'React.useEffect(')
      }
      const contents = source.replace(lookedUp, (_, name: string) =>
        // The others are for releases of React that have no such hook, or have a newer one.
        name === 'useId' ? 'React.useId' : 'undefined',
      )
      return {
        contents: countedAtOnce.test(path)
          ? contents.replaceAll('React.useEffect(', 'React.useLayoutEffect(')
          : contents,
        loader: 'js',
      }
    })
  },
}

function mustHave(source: string, words: string): void {
  if (!source.includes(words)) {
    throw new Error(`Radix has no ${words} any more: leave out of it what it has in its place.`)
  }
}
