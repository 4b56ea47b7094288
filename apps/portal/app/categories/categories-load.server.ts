import type { AppLoadContext } from '@remix-run/node'
import {
  categoryLevels,
  categoryTypeLabels,
  categoryTypes,
  fixedCategoryTypes,
  type Category,
  type CategoryType,
} from '@holdpoint/api'
import { readWords } from '../lists/address-values.ts'
import { DeleteDialog } from '../lists/list-view.tsx'
import { contentOf } from '../session/content-of.server.ts'
import { nodesOf, parentsFor } from './category-nodes.ts'

type Ask = { context: AppLoadContext; request: Request }

/** What the address asks: a tree, a word, and perhaps a dialog about one of its entries. */
export function askedIn(request: Request) {
  const { searchParams } = new URL(request.url)
  const type: CategoryType =
    categoryTypes.find((one) => one === searchParams.get('type')) ?? 'incident'
  return {
    type,
    search: readWords(searchParams.get('search')),
    dialog: searchParams.get('dialog'),
    id: searchParams.get('id'),
  }
}

/** Loads a tree with what the reader may do with it, and what its address asks about. */
export async function loadCategories({ context, request }: Ask) {
  const asked = askedIn(request)
  const { type, search } = asked
  const ofWord = async (word: string) =>
    contentOf(await context.api.categories.list({ type, search: word }), request)
  const [shown, whole] = await Promise.all([ofWord(search), search === '' ? null : ofWord('')])
  const permissions: readonly string[] = context.person?.permissions ?? []
  const isFixed = fixedCategoryTypes.includes(type)
  if (asked.dialog === 'delete') {
    await DeleteDialog.fetch()
  }
  const canAdd = !isFixed && permissions.includes('create_categories')
  return {
    ...{ type, search, typeName: categoryTypeLabels[type], isFixed, canAdd },
    canSetUp: isFixed && permissions.includes('manage_sqr_config'),
    types: categoryTypes.map((one) => [one, categoryTypeLabels[one]] as const),
    count: shown.length,
    nodes: nodesOf(shown, { canAdd, canReorder: search === '' }),
    dialog: dialogOf(asked, whole ?? shown, canAdd),
    formKey: context.mintFormKey(),
  }
}

/** A tree as its page draws it. */
export type CategoriesView = Awaited<ReturnType<typeof loadCategories>>

/** What the address asks about an entry; null where it is gone, or not the reader's to change. */
function dialogOf(
  { type, dialog, id }: ReturnType<typeof askedIn>,
  entries: readonly Category[],
  canAdd: boolean,
) {
  const entry = entries.find(({ categoryId }) => categoryId === id)
  if (dialog === 'add' && canAdd && (id === null || entry !== undefined)) {
    const hasRoom = entry === undefined || entry.level < categoryLevels[type]
    return hasRoom ? { kind: 'add' as const, id, above: entry?.name ?? null } : null
  }
  if (entry === undefined) {
    return null
  }
  const { categoryId, name, path, parentCategoryId, isActive, rowVersion, can } = entry
  if (dialog === 'edit' && can.edit) {
    const start = { name, parentCategoryId: parentCategoryId ?? '', isActive: String(isActive) }
    const parents = can.move && categoryLevels[type] > 1 ? parentsFor(entries, entry) : []
    const edited = { id: categoryId, name, start, parents, canMove: can.move, rowVersion }
    return { kind: 'edit' as const, ...edited }
  }
  return dialog === 'delete' && can.delete
    ? { kind: 'delete' as const, id: categoryId, name, path: path.slice(0, -1), rowVersion }
    : null
}
