import type { DeclaredField, DeclaredFields } from '@holdpoint/api'
import { choicesOf } from '../../lists/filters/lookups.ts'
import { loadLookups } from '../../lists/filters/lookups.server.ts'
import { eachOnce, idsIn, stillOffered } from '../choices.ts'
import type { OptionGroup } from '../edit-form.tsx'
import { choosable, groupsOf } from './category-groups.ts'
import type { DeclaredChoices } from './declared-fieldset.tsx'
import {
  knownChoices,
  treesFor,
  type DeclaredAsk,
  type Held,
  type Named,
  type TreeOf,
} from './declared-find.server.ts'

/** Above it entries are searched for: a list of that length helps nobody to choose. */
const listedMax = 200

/** What the fields of a form choose from, with what the record has chosen already. */
export async function declaredChoices(
  fields: DeclaredFields,
  held: Held,
  named: Named,
  ask: DeclaredAsk,
): Promise<DeclaredChoices> {
  const treeOf = treesFor(ask)
  const listing = async ([name, field]: [string, DeclaredField]) =>
    [name, await listOf(field, idsIn(held[name]), { treeOf, ask, called: named[name] })] as const
  const [lists, known] = await Promise.all([
    Promise.all(Object.entries(fields).map(listing)),
    knownChoices(fields, held, ask, named),
  ])
  const me = ask.context.person?.user
  const own = me === undefined ? [] : [{ id: me.personId, name: me.name, detail: null }]
  return {
    lists: Object.fromEntries(
      lists.filter(([, list]) => list !== null),
    ) as DeclaredChoices['lists'],
    // Whoever writes is often who is meant.
    offered: Object.fromEntries(
      Object.entries(known).map(([name, choices]) => [
        name,
        fields[name]?.kind === 'person' ? eachOnce([...own, ...choices]) : choices,
      ]),
    ),
  }
}

type Listing = { treeOf: TreeOf; ask: DeclaredAsk; called: string | undefined }

/** What a field lists; null for one whose choices are searched for, and for one without any. */
async function listOf(
  field: DeclaredField,
  chosen: readonly string[],
  { treeOf, ask, called }: Listing,
): Promise<OptionGroup[] | null> {
  switch (field.kind) {
    case 'category': {
      const choices = choosable(await treeOf(field.type), { below: field.below, chosen })
      return choices.length > listedMax ? null : groupsOf(choices)
    }
    case 'master': {
      const { person } = ask.context
      const lookups = person === null ? null : await loadLookups(ask.context, person)
      const all = lookups === null ? [] : choicesOf(lookups, field.of)
      const options = stillOffered(all, ({ value }) => chosen.includes(value)).map(
        ({ value, label, hint }) =>
          [value, hint === undefined ? label : `${label} (${hint})`] as const,
      )
      // What is not offered any more is still what the record says.
      const gone = chosen.filter((id) => all.every(({ value }) => value !== id))
      return [
        { label: '', options: [...options, ...gone.map((id) => [id, called ?? id] as const)] },
      ]
    }
    default:
      return null
  }
}
