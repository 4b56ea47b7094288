// The trees of categories that modules choose from (spec 3), for pages without the schemas.

/** The types of category, each a tree of its own. */
export const categoryTypes = [
  'classification',
  'type',
  'code',
  'incident',
  'damage',
  'well-fluid',
  'responsible-party',
  'responsible-vendor',
  'timeline-event',
  'equipment-involvement',
  'employee-role',
  'employee-involvement',
  'scat',
  'ncr',
  'sqr-status',
  'sqr-severity-level',
] as const
/** A type of category. */
export type CategoryType = (typeof categoryTypes)[number]

/** What a type is called. */
export const categoryTypeLabels: Readonly<Record<CategoryType, string>> = {
  classification: 'Classification',
  type: 'Type',
  code: 'Code',
  incident: 'Incident',
  damage: 'Damage',
  'well-fluid': 'Well fluid',
  'responsible-party': 'Responsible party',
  'responsible-vendor': 'Responsible vendor',
  'timeline-event': 'Timeline event',
  'equipment-involvement': 'Involvement of equipment',
  'employee-role': 'Role of an employee',
  'employee-involvement': 'Involvement of an employee',
  scat: 'Cause (SCAT)',
  ncr: 'Non-conformance (NCR)',
  'sqr-status': 'Status of a report',
  'sqr-severity-level': 'Severity level',
}

/**
 * How many levels a type has at most (spec 3 says incident 3, damage and timeline event 2). What is
 * chosen in a record is an entry with nothing below it.
 */
export const categoryLevels: Readonly<Record<CategoryType, 1 | 2 | 3>> = {
  classification: 1,
  type: 1,
  code: 1,
  incident: 3,
  damage: 2,
  'well-fluid': 1,
  'responsible-party': 1,
  'responsible-vendor': 1,
  'timeline-event': 2,
  'equipment-involvement': 1,
  'employee-role': 1,
  'employee-involvement': 1,
  scat: 3,
  ncr: 2,
  'sqr-status': 1,
  'sqr-severity-level': 1,
}

/** Types whose entries mean something to the service: they are read here and set up elsewhere. */
export const fixedCategoryTypes: readonly CategoryType[] = ['sqr-status', 'sqr-severity-level']

/** How many entries a type takes; the number is ours. */
export const categoriesMax = 500
