import { redirect, type AppLoadContext } from '@remix-run/node'
import {
  masterEntryLabels,
  masterListLabels,
  masterLists,
  masterParents,
  masterParentsOf,
  type MasterContent,
  type MasterEntry,
  type MasterList,
} from '@holdpoint/api'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import { stillOffered } from '../records/choices.ts'
import { contentOf } from '../session/content-of.server.ts'
import { askedIn, listAt, placeOf, type AskedList } from './asked-list.server.ts'
import { formOf } from './entry-form.server.ts'
import { requireKeeper } from './keeps-lists.server.ts'
import { words } from './master-lists.words.ts'

type Ask = { context: AppLoadContext; request: Request }
type Offered = { isRetired?: true | undefined }

/** Loads a page of a list with what uses its entries, and what the address asks about one of them. */
export async function loadMasterLists({ context, request }: Ask) {
  requireKeeper(context)
  const asked = askedIn(request)
  const { list, search, isRetired, page, pLimit } = asked
  const answer = await context.api.master.entries({
    ...{ list, search, isRetired, pLimit, pOffset: (page - 1) * pLimit },
  })
  const {
    data,
    totalRecords,
    offset,
    words: known,
  } = contentOf(answer, request, {
    forbidden: 'settings',
  })
  if (data.length === 0 && totalRecords > 0) {
    throw redirect(listAt({ ...asked, page: Math.ceil(totalRecords / pLimit) }))
  }
  const missing = await missingBefore(list, context)
  const rows = data.map((entry) => toRow(entry, list))
  return {
    ...{ list, search, isRetired, rows, offset, pageSize: pLimit, total: totalRecords },
    asked: placeOf(asked),
    listName: masterListLabels[list],
    entryName: masterEntryLabels[list],
    tabs: masterLists.map((one) => ({
      ...{ name: masterListLabels[one], to: paths.masterLists({ list: one }) },
      isCurrent: one === list,
    })),
    missing,
    here: listAt(asked),
    dialog: await dialogOf(asked, { context, request }, { isOpen: missing.length === 0, known }),
    formKey: context.mintFormKey(),
  }
}

/** A page of a list as it is drawn. */
export type MasterListsView = Awaited<ReturnType<typeof loadMasterLists>>

/** The lists that must have an entry first, with where they are kept. */
async function missingBefore(list: MasterList, { api }: AppLoadContext) {
  const before = masterParentsOf[list].map((parent) => masterParents[parent])
  if (before.length === 0) {
    return []
  }
  const answer = await api.master.get({ keys: before })
  const known: MasterContent = answer.status === 200 ? answer.content : {}
  return before
    .filter((one) => known[one] !== undefined && stillOffered<Offered>(known[one]).length === 0)
    .map((one) => ({ name: masterListLabels[one], to: paths.masterLists({ list: one }) }))
}

function toRow(entry: MasterEntry, list: MasterList) {
  const { entryId, code, name, isRetired, rowVersion, can } = entry
  return {
    ...{ id: entryId, name, isRetired, rowVersion, canDelete: can.delete },
    // Of equipment: its page, and its label where it is in use.
    to: list === 'assets' ? paths.machine(code) : null,
    hasLabel: list === 'assets' && !isRetired,
    about: [code === name ? '' : code, ...aboutOf(entry)].filter(Boolean).join(' · '),
    usage: usageWords(entry),
  }
}

/** What an entry lies in, and its further word. */
function aboutOf(entry: MasterEntry): string[] {
  const { colour, category, district, country, businessUnit, department, customer } = entry
  const parents = [country, district, businessUnit, department, customer]
  return [...parents.map((parent) => parent?.name ?? ''), colour, category]
}

function usageWords({ usage: { entries, people, records }, can }: MasterEntry): string {
  const parts = [
    ...(entries > 0 ? [words.entries(entries)] : []),
    ...(people > 0 ? [words.people(people)] : []),
    ...(records > 0 ? [words.records(records)] : []),
  ]
  if (parts.length > 0) {
    return words.usedBy(parts)
  }
  return can.delete ? words.unused : words.usedElsewhere
}

/** What the address asks about an entry; null where it is gone, or cannot be asked. */
async function dialogOf(
  { list, dialog, id }: AskedList,
  ask: Ask,
  { isOpen, known }: { isOpen: boolean; known: readonly string[] },
) {
  if (dialog === 'add' && isOpen) {
    return { kind: 'add' as const, form: await formOf(list, null, ask, known) }
  }
  if (id === null || (dialog !== 'edit' && dialog !== 'delete')) {
    return null
  }
  const answer = await ask.context.api.master.entries({ list, entryId: id, pLimit: 1 })
  const entry = answer.status === 200 ? answer.content.data[0] : undefined
  if (entry === undefined) {
    return null
  }
  if (dialog === 'edit') {
    return { kind: 'edit' as const, form: await formOf(list, entry, ask, known) }
  }
  if (!entry.can.delete) {
    return null
  }
  // Without a script it is drawn at once.
  await DeleteDialog.fetch()
  const { entryId, name, code, rowVersion } = entry
  return { kind: 'delete' as const, id: entryId, name, detail: code, rowVersion }
}
