import type { Comparison, ItemChange } from '@holdpoint/forms/editing'
import { compareWords as words } from './compare.words.ts'

const kinds = ['added', 'removed', 'moved', 'changed'] as const satisfies ItemChange['kind'][]

/** How much is different, in a sentence or two. */
export function summaryOf({ form, items }: Comparison): string {
  const counts = kinds.flatMap((kind) => {
    const many = items.filter((item) => item.kind === kind).length
    return many === 0 ? [] : [words.count(many, kind)]
  })
  const said = [
    ...(form.length === 0 ? [] : [words.ofForm(form.length)]),
    ...(counts.length === 0 ? [] : [words.items(counts)]),
  ]
  return said.length === 0 ? words.noDifference : said.join(' ')
}
