import { readFileSync } from 'node:fs'
import { type Plugin } from 'esbuild'

// What Radix brings for dialogs that it makes modal by itself, which the browser does here (decision
// 0059): in the tags it is left out.

const unused: Readonly<Record<string, string>> = {
  'aria-hidden': 'export function hideOthers() {}',
  'react-remove-scroll': 'export function RemoveScroll() {}',
  '@radix-ui/react-focus-guards': 'export function useFocusGuards() {}',
}

/** What Radix looks up by name at run time, which would keep all of Preact's other face. */
const lookedUp = /React\[" (\w+) "\.trim\(\)\.toString\(\)\]/g

/** Leaves out of Radix what the tags do not use. Fails where Radix asks for none of it any more. */
export const leanRadix: Plugin = {
  name: 'lean-radix',
  setup({ onLoad, onResolve }) {
    onResolve(
      { filter: /^(aria-hidden|react-remove-scroll|@radix-ui\/react-focus-guards)$/ },
      ({ path, importer }) =>
        importer.includes('@radix-ui') ? { path, namespace: 'lean-radix' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'lean-radix' }, ({ path }) => ({
      contents: unused[path] ?? '',
    }))
    onLoad({ filter: /@radix-ui[\\/]react-[\w-]+[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (/react-dialog[\\/]dist/.test(path)) {
        Object.keys(unused).forEach((name) => mustHave(source, `from "${name}"`))
      }
      if (/react-id[\\/]dist/.test(path)) {
        mustHave(source, 'React[" useId ".trim().toString()]')
      }
      const contents = source.replace(lookedUp, (_, name: string) =>
        // The others are for releases of React that have no such hook, or have a newer one.
        name === 'useId' ? 'React.useId' : 'undefined',
      )
      return { contents, loader: 'js' }
    })
  },
}

function mustHave(source: string, words: string): void {
  if (!source.includes(words)) {
    throw new Error(`Radix has no ${words} any more: leave out of it what it has in its place.`)
  }
}
