import type { AppLoadContext } from '@remix-run/node'
import {
  masterCodeLabels,
  masterParents,
  masterParentsOf,
  masterWordOf,
  type MasterContent,
  type MasterEntry,
  type MasterList,
  type MasterParent,
} from '@holdpoint/api'
import { contentOf } from '../session/content-of.server.ts'
import { words } from './master-lists.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** What the form of an entry begins with, and what its fields choose from. */
export async function formOf(
  list: MasterList,
  entry: MasterEntry | null,
  { context, request }: Ask,
  known: readonly string[],
) {
  const parents = masterParentsOf[list]
  const keys = parents.map((parent) => masterParents[parent])
  const master = keys.length === 0 ? {} : contentOf(await context.api.master.get({ keys }), request)
  const label = masterCodeLabels[list]
  return {
    id: entry?.entryId ?? null,
    name: entry?.name ?? '',
    start: startOf(entry),
    code: label === null ? null : { label, hint: hintOf(list, entry) },
    parents: parents.map((parent) => ({
      name: parent,
      label: words.parents[parent],
      options: optionsOf(parent, master, entry?.[parent]?.id),
    })),
    word: masterWordOf[list] ?? null,
    known,
    rowVersion: entry?.rowVersion,
  }
}

/** The form of an entry as it is drawn. */
export type EntryFormView = Awaited<ReturnType<typeof formOf>>

function startOf(entry: MasterEntry | null): Readonly<Record<string, string>> {
  if (entry === null) {
    return {}
  }
  const { code, name, colour, category } = entry
  const parents = Object.keys(masterParents) as MasterParent[]
  return {
    ...{ code, name, colour, category },
    ...Object.fromEntries(parents.map((parent) => [parent, entry[parent]?.id ?? ''])),
  }
}

function hintOf(list: MasterList, entry: MasterEntry | null): string {
  if (entry !== null && !entry.can.changeCode) {
    return words.codeFixed
  }
  return list === 'pads' || list === 'assets' ? words.readCodeHint : words.codeHint
}

type Offered = { id: string; name: string; isRetired?: true | undefined }

/** What an entry may lie in: what is not retired, and what it lies in already. */
function optionsOf(parent: MasterParent, master: MasterContent, held: string | undefined) {
  const offered = namedIn[parent](master).filter(({ id, isRetired }) => !isRetired || id === held)
  const named = offered.map(
    ({ id, name, isRetired }) => [id, isRetired ? words.retiredOne(name) : name] as const,
  )
  return [['', words.choose] as const, ...named]
}

const namedIn: Readonly<Record<MasterParent, (master: MasterContent) => Offered[]>> = {
  country: ({ countries = [] }) =>
    countries.map(({ country, ...one }) => ({ ...one, name: country })),
  district: ({ districts = [] }) =>
    districts.map(({ divisionCode, divisionDesc, isRetired }) => ({
      ...{ id: divisionCode, name: divisionDesc, isRetired },
    })),
  businessUnit: ({ businessUnits = [] }) =>
    businessUnits.map(({ lobCode, lobDesc, isRetired }) => ({
      ...{ id: lobCode, name: lobDesc, isRetired },
    })),
  department: ({ departments = [] }) =>
    departments.map(({ deptCode, deptDesc, isRetired }) => ({
      ...{ id: deptCode, name: deptDesc, isRetired },
    })),
  customer: ({ customers = [] }) => customers,
}
