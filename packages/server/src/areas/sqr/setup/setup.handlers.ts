import { severities, severityColour, severityLabel, type CategoryType } from '@holdpoint/api'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { assetsLike, toAsset } from '../../equipment/equipment.queries.ts'
import { toCategory } from '../../categories/categories.row.ts'
import { categoryRows } from '../../categories/categories.rows.ts'
import { treeOf } from '../../categories/categories.tree.ts'
import { statusRows, thresholdsOf, toStatus } from './setup.queries.ts'
import { seesStatus, statusesFor } from './setup.rules.ts'
import { wellsLike } from './wells.queries.ts'

export const categories: PersonHandler<'sqr.categories'> = async (
  { type, parentCategoryId, search = '', pLimit, pOffset },
  context,
) => {
  const word = search.trim().toLowerCase()
  const found = (await choices(context, type)).filter(
    ({ name, parentCategoryId: parent }) =>
      name.toLowerCase().includes(word) &&
      (parentCategoryId === undefined || parent === parentCategoryId),
  )
  const data = found.slice(pOffset, pOffset + pLimit)
  return ok({ data, totalRecords: found.length, offset: pOffset })
}

export const masterScat: PersonHandler<'sqr.masterScat'> = async (_input, context) =>
  ok(await choices(context, 'scat'))

export const masterNcr: PersonHandler<'sqr.masterNcr'> = async (_input, context) =>
  ok(await choices(context, 'ncr'))

/** What may be chosen of a tree: hidden entries, and what lies below them, may not. */
async function choices({ db, person }: Pick<PersonContext, 'db' | 'person'>, type: CategoryType) {
  const tree = treeOf(await categoryRows(db, person, type))
  return tree.filter(({ isOpen }) => isOpen).map((entry) => toCategory(entry, person))
}

export const statuses: PersonHandler<'sqr.statuses'> = async ({ businessUnit }, { db, person }) => {
  const rows = await statusRows(db, person.shardKey)
  const seen = rows.filter((row) => seesStatus(row, person))
  return ok((businessUnit === undefined ? seen : statusesFor(seen, businessUnit)).map(toStatus))
}

export const severityLevels: PersonHandler<'sqr.severityLevels'> = async (_input, { db, person }) =>
  ok({
    levels: severities
      .filter((level) => level !== 'none')
      .map((level) => {
        const { hex, inkHex } = severityColour(level)
        return { level, label: severityLabel(level), backgroundColor: hex, textColor: inkHex }
      }),
    thresholds: await thresholdsOf(db, person.shardKey),
  })

export const wells: PersonHandler<'sqr.wells'> = async (asked, { db, person }) =>
  ok(await wellsLike(db, person, asked))

export const assets: PersonHandler<'sqr.assets'> = async (
  { category, search = '' },
  { db, person },
) => ok((await assetsLike(db, person.shardKey, { search, category })).map(toAsset))
