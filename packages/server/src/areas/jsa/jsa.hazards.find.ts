import { riskNameOfLevel, type FoundHazard } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { hazards } from './jsa.hazards.list.ts'
import { readsHazards } from './jsa.hazards.rights.ts'

const firstHazards = firstRows(hazards)

/** The hazards in use that hold a text, by title; none for whoever does not read the library. */
export async function findHazards(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundHazard>> {
  if (!readsHazards(context.person)) {
    return { data: [], hasMore: false }
  }
  const tab = { section: 'active', orderBy: 'title' } as const
  const { data, hasMore } = await firstHazards(context.db, { ...tab, ...asked }, context)
  return {
    hasMore,
    data: data.map((row) => ({
      ...{ masterHazardId: row.id, number: row.number, title: row.title, status: row.status },
      residualRiskName: riskNameOfLevel(row.residual_level),
    })),
  }
}
