import { pg } from '../ceiling/libraries.mjs'

// Filters as people ask them, with values that their entries have: each by itself over all dates,
// then drawn together by a seed.

const sections = ['ongoing', 'completed', 'signature']
const orders = ['date', 'form_name', 'form_type', 'form_status']
const statuses = ['in_progress', 'fill', 'in_review', 'complete', 'reject', 'approved']
const words = ['check', 'rig', 'a', 'nothing like it']

/** The values of one column, most of them such as somebody would choose. */
async function valuesOf(client) {
  const list = async (statement) => (await client.query(statement)).rows.map(({ value }) => value)
  return {
    countries: await list('select code as value from countries order by 1'),
    districts: await list('select code as value from districts order by 1'),
    businessUnites: await list('select code as value from business_units order by 1'),
    crews: await list('select code as value from crews order by 1'),
    customers: await list('select id as value from customers order by 1'),
    padNames: await list('select id as value from pads order by 1'),
    formIds: await list('select id as value from forms order by 1'),
    formTypes: await list('select id as value from form_types order by 1'),
    status: statuses,
  }
}

const single = {
  score: ['0-50', '90-100', '0-99'],
  search: words,
  elevated: ['true'],
  isAssigned: ['true'],
  isOverdue: ['true'],
  isFailed: ['true'],
  hasCriticalFailure: ['true'],
  isKudos: ['true'],
  isPublicComment: ['true'],
  isPrivateComment: ['true'],
}

const windows = [
  { startDate: 'none' },
  {},
  { startDate: '2024-01-01', endDate: '2026-12-31' },
  { startDate: 'none', endDate: '2025-06-30' },
]

/** Queries of the list call: every filter alone on every tab, and so many drawn together. */
export async function combinations({ seed, drawn }) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const lists = await valuesOf(client)
  await client.end()
  const next = chance(seed)
  const pick = (from) => from[Math.floor(next() * from.length)]
  const some = (name) =>
    name in lists
      ? Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(lists[name])).join(',')
      : pick(single[name])
  const names = [...Object.keys(lists), ...Object.keys(single)]
  const alone = sections.flatMap((section) =>
    [{}, ...names.map((name) => ({ [name]: some(name) }))].map((filter) => ({
      ...{ section, startDate: 'none' },
      ...filter,
    })),
  )
  const together = Array.from({ length: drawn }, () => ({
    section: pick(sections),
    ...pick(windows),
    orderBy: pick(orders),
    orderByAsc: pick(['0', '1']),
    pOffset: pick(['0', '0', '0', '10', '500']),
    ...Object.fromEntries(
      names.filter(() => next() < 2.5 / names.length).map((name) => [name, some(name)]),
    ),
  }))
  return { alone, together }
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function chance(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
