import { sentences } from '@holdpoint/api'

/** The words of saved filters that the specification leaves to us, beside its own. */
export const words = {
  title: 'Saved filters',
  saveTitle: sentences.savedFilter.dialogTitle,
  editTitle: 'Edit filter',
  deleteTitle: sentences.savedFilter.deleteTitle,
  field: sentences.savedFilter.title,
  setAsDefault: sentences.savedFilter.setAsDefault,
  apply: 'Show',
  edit: 'Edit',
  remove: 'Delete',
  question: sentences.savedFilter.confirmDelete,
  default: 'Default',
  shownNow: 'Shown now',
  saved: 'Filter saved.',
  updated: 'Filter updated.',
  deleted: 'Filter deleted.',
  gone: 'That saved filter is not there any more.',
  changed:
    'This filter was changed somewhere else in the meantime. It is shown as it is now; please try again.',
} as const

/** What saving keeps, by how many filters are on and how many last days a list opens with. */
export function keeps(kindCount: number, days: number | null): string {
  switch (kindCount) {
    case 0:
      return days === null
        ? 'No filter is on now: this keeps all dates.'
        : `No filter is on now: this keeps the last ${days} days alone.`
    case 1:
      return 'Keeps the filter that is on now. What is searched for is not kept.'
    default:
      return `Keeps the ${kindCount} filters that are on now. What is searched for is not kept.`
  }
}

export function updateWithShown(title: string): string {
  return `Update '${title}' with what is shown`
}

/** The name of the star, which sets a filter as the default one and takes that back. */
export function defaultNamed(title: string): string {
  return `${title}: ${sentences.savedFilter.setAsDefault.toLowerCase()}`
}

export function saidOfDefault(title: string, isDefault: boolean): string {
  return isDefault
    ? `'${title}' is the default filter now.`
    : `'${title}' is not the default filter any more.`
}
