import { type Example, examples } from './examples.ts'
import { grouped } from './groups.ts'

/** The pages that are not an example, by address. */
export const otherPages = {
  theme: 'Theme editor',
  data: 'Data',
  'radix-form': 'A form with Radix',
  'strict-policy': 'Strict policy',
  'sandboxed-frame': 'Sandboxed frame',
} as const

/** One line of the menu. */
export type MenuEntry = { name: string; title: string; words: string }

/** The menu: what the search looks through, in the order in which it is shown. */
export const menu: readonly { title: string; entries: readonly MenuEntry[] }[] = [
  {
    title: 'Start',
    entries: [{ name: '', title: 'All widgets', words: 'home overview glance' }],
  },
  ...grouped(examples).map(({ title, examples: inside }) => ({
    title,
    entries: inside.map(entryOf),
  })),
  {
    title: 'Workshop',
    entries: Object.entries(otherPages).map(([name, title]) => ({ name, title, words: '' })),
  },
]

function entryOf({ name, readme }: Example): MenuEntry {
  return { name, title: readme.title, words: `${name} ${readme.line}` }
}
