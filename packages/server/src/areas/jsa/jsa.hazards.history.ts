import {
  hazardCategoryLabels,
  hazardStateLabels,
  hazardTagLabels,
  lossCategoryLabels,
  type MasterHazardDetail,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { historyPage } from '../../records/history-page.ts'
import type { OneHazard } from './jsa.hazards.queries.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  title: 'Title',
  description: 'Description',
  categoryIds: 'Categories',
  tagIds: 'Energies',
  lossCategoryIds: 'Losses',
  initialRisk: 'Risk before controls',
  residualRisk: 'Risk with controls',
  controls: 'Controls',
  ppe: 'Protective equipment',
  references: 'References',
  stopTrigger: 'Stop trigger',
  businessUnits: 'Business units',
  reviewDue: 'Review due',
}

const values = {
  status: hazardStateLabels,
  categoryIds: hazardCategoryLabels,
  tagIds: hazardTagLabels,
  lossCategoryIds: lossCategoryLabels,
}

/** A page of what happened to a hazard, newest first. */
export function historyOfHazard(
  db: Queryable,
  { shardKey, hazardId }: OneHazard,
  page: { offset: number; limit: number },
): Promise<MasterHazardDetail['history']> {
  const holder = { shardKey, recordType: 'master_hazard', recordId: hazardId }
  return historyPage(db, holder, page, { labels, values })
}
