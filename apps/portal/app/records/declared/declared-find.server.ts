import type { AppLoadContext } from '@remix-run/node'
import type { Category, CategoryType, DeclaredField, DeclaredFields } from '@holdpoint/api'
import { contentOf } from '../../session/content-of.server.ts'
import { choiceOf, eachOnce, idsIn } from '../choices.ts'
import type { Choice, Found } from '../edit-again.ts'
import type { Sought } from '../edit-form.server.ts'
import { peopleFound, peopleNamed } from '../people.server.ts'
import { choosable, type CategoryChoice } from './category-groups.ts'
import { words } from './declared.words.ts'

/** Who asks, and where the module of the record finds equipment. */
export type DeclaredAsk = {
  context: AppLoadContext
  request: Request
  findAssets: (sought: string) => Promise<Choice[]>
}

export type Held = Readonly<Record<string, unknown>>
/** What the ids of a record are called, by the name of the field. */
export type Named = Readonly<Record<string, string>>

const foundMax = 12

/** What the ids in a form or a record stand for, by field, where a field does not list them. */
export async function knownChoices(
  fields: DeclaredFields,
  held: Held,
  ask: DeclaredAsk,
  named: Named = {},
): Promise<Record<string, Choice[]>> {
  const treeOf = treesFor(ask)
  const found = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      const ids = idsIn(held[name])
      const known = ids.length === 0 ? [] : await namedIn(field, ids, treeOf, ask)
      // Whoever has left stays what the record says until another one is chosen.
      const called = (ids.length === 1 ? named[name] : undefined) ?? words.gone
      const missing = ids.map((id) => ({ id, name: called, detail: null }))
      return [name, eachOnce([...missing, ...known])] as const
    }),
  )
  return Object.fromEntries(found.filter(([name]) => isSought(fields[name])))
}

const isSought = (field: DeclaredField | undefined) =>
  field !== undefined && ['person', 'people', 'asset', 'category'].includes(field.kind)

async function namedIn(
  field: DeclaredField,
  ids: string[],
  treeOf: TreeOf,
  { context, request }: DeclaredAsk,
): Promise<Choice[]> {
  switch (field.kind) {
    case 'person':
    case 'people':
      return (await peopleNamed(ids, { context, request })).map(choiceOf)
    case 'asset': {
      const answer = await context.api.actions.assets({ assetIds: ids.join() })
      return answer.status === 200 ? answer.content.map(assetChoice) : []
    }
    case 'category':
      return choosable(await treeOf(field.type), { chosen: ids })
        .filter(({ categoryId }) => ids.includes(categoryId))
        .map(toCategory)
    default:
      return []
  }
}

/** Finds what a field may name, by the words of its button. */
export async function findDeclared(
  fields: DeclaredFields,
  asked: Sought,
  ask: DeclaredAsk,
): Promise<Found & Sought> {
  const { field: name, sought } = asked
  const field = fields[name]
  const choices = field === undefined || sought === '' ? [] : await found(field, sought, ask)
  return { ...asked, choices: choices.slice(0, foundMax) }
}

async function found(field: DeclaredField, sought: string, ask: DeclaredAsk): Promise<Choice[]> {
  switch (field.kind) {
    case 'asset':
      return ask.findAssets(sought)
    case 'category': {
      const { type, below } = field
      const tree = await treesFor(ask)(type)
      const isMeant = ({ name, above }: CategoryChoice) =>
        `${above} ${name}`.toLowerCase().includes(sought.toLowerCase())
      return choosable(tree, { below, chosen: [] }).filter(isMeant).map(toCategory)
    }
    default:
      return (await peopleFound(sought, ask)).map(choiceOf)
  }
}

/** A piece of equipment, as a field offers it. */
export function assetChoice(asset: {
  assetId: string
  code: string
  name: string
  category: string
}): Choice {
  return { id: asset.assetId, name: `${asset.code} ${asset.name}`, detail: asset.category }
}

function toCategory({ categoryId, name, above }: CategoryChoice): Choice {
  return { id: categoryId, name, detail: above || null }
}

/** Answers the tree of a type. */
export type TreeOf = (type: CategoryType) => Promise<readonly Category[]>

/** Trees as one page needs them: each is asked for once. */
export function treesFor({ context, request }: DeclaredAsk): TreeOf {
  const asked = new Map<CategoryType, Promise<readonly Category[]>>()
  return (type) => {
    const tree =
      asked.get(type) ??
      context.api.categories.list({ type }).then((answer) => contentOf(answer, request))
    asked.set(type, tree)
    return tree
  }
}
