import { readFileSync } from 'node:fs'
import { type Plugin } from 'esbuild'

// What Radix brings for dialogs that it makes modal by itself, which the browser does here (decision
// 0059): in the tags it is left out. React is named part by part, since Radix looks some of it up by
// name at run time, and so would keep all of Preact's other face.

const unused: Readonly<Record<string, string>> = {
  'aria-hidden': 'export function hideOthers() {}',
  'react-remove-scroll': 'export function RemoveScroll() {}',
  '@radix-ui/react-focus-guards': 'export function useFocusGuards() {}',
}

const parts = [
  'Children',
  'Fragment',
  'cloneElement',
  'createContext',
  'createElement',
  'forwardRef',
  'isValidElement',
  'useCallback',
  'useContext',
  'useEffect',
  'useId',
  'useInsertionEffect',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
]

/** Leaves out of Radix what the tags do not use. Fails where Radix asks for none of it any more. */
export const leanRadix: Plugin = {
  name: 'lean-radix',
  setup({ onLoad, onResolve }) {
    onResolve(
      { filter: /^(aria-hidden|react|react-remove-scroll|@radix-ui\/react-focus-guards)$/ },
      ({ path, importer }) =>
        importer.includes('@radix-ui')
          ? { path, namespace: 'lean-radix' }
          : undefined,
    )
    onLoad({ filter: /./, namespace: 'lean-radix' }, ({ path }) => ({
      contents: unused[path] ?? `export { ${parts.join(', ')} } from 'preact/compat'`,
      resolveDir: import.meta.dirname,
    }))
    onLoad({ filter: /react-(dialog|popover)[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const missing = Object.keys(unused).filter((name) => !source.includes(`from "${name}"`))
      if (missing.length > 0) {
        throw new Error(`Radix does without ${missing.join(', ')} now: replace what it asks for.`)
      }
      return undefined
    })
  },
}
