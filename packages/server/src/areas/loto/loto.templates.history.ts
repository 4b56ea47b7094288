import {
  lotoEnergyLabels,
  lotoReadingLimitLabels,
  lotoTemplateStateLabels,
  type LotoTemplateDetail,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { historyPage } from '../../records/history-page.ts'
import type { OneTemplate } from './loto.templates.queries.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  title: 'Title',
  code: 'Code',
  revision: 'Revision',
  copiedFrom: 'Copied from',
  equipmentCategory: 'Equipment',
  assets: 'Machines',
  purpose: 'Purpose',
  notify: 'Who is told',
  shutdownSteps: 'Shut-down',
  verification: 'Try-out',
  restorationSteps: 'Restoration',
  ppe: 'Protective equipment',
  inspectedOn: 'Inspected on',
  inspectionDue: 'Inspection due',
  machine: 'Machine',
  people: 'Employees included',
  deviations: 'Deviations',
  corrected: 'What was done about them',
  point: 'Point',
}

const ofPoints = {
  place: 'Place',
  pointTag: 'Tag',
  energyType: 'Energy',
  magnitude: 'Magnitude',
  device: 'Device',
  location: 'Location',
  method: 'How it is isolated',
  lockCount: 'Locks',
  needsPhoto: 'Photo',
  storedEnergy: 'Stored energy',
  verification: 'How zero is shown',
  expectedReading: 'What must be read',
  readingLimit: 'Limit',
  unit: 'Unit',
  restoration: 'How it is put back',
  picture: 'Picture',
} as const

const values = {
  status: lotoTemplateStateLabels,
  energyType: lotoEnergyLabels,
  readingLimit: lotoReadingLimitLabels,
  needsPhoto: { true: 'Wanted', false: 'Not wanted' },
}

/** A page of what happened to a template, newest first. */
export function historyOfTemplate(
  db: Queryable,
  { shardKey, templateId }: OneTemplate,
  page: { offset: number; limit: number },
): Promise<LotoTemplateDetail['history']> {
  const holder = { shardKey, recordType: 'loto_template', recordId: templateId }
  return historyPage(db, holder, page, { labels: labelsOf, values })
}

/** What fields are called: those of a point with its tag before them. */
function labelsOf(changes: unknown): Readonly<Record<string, string>> {
  const { tag } = (changes ?? {}) as { tag?: { to?: unknown } }
  if (typeof tag?.to !== 'string') {
    return labels
  }
  const name = tag.to
  const named = Object.entries(ofPoints).map(([key, label]) => [key, `${name}: ${label}`] as const)
  return { ...labels, ...Object.fromEntries(named) }
}
