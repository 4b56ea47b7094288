import { sentences } from '@holdpoint/api/vocabulary'

const { savedFilter, buttons, length } = sentences

/** The words of the dialog, by what they say. */
export const savedFilterWords = {
  saveHeading: savedFilter.dialogTitle as string,
  listHeading: 'Saved filters',
  titleLabel: savedFilter.title as string,
  titleRequired: savedFilter.titleRequired as string,
  titleTooLong: length.atMost100 as string,
  setAsDefault: savedFilter.setAsDefault as string,
  save: buttons.save as string,
  cancel: buttons.cancel as string,
  close: 'Close',
  apply: 'Apply',
  isDefault: 'Default',
  delete: 'Delete',
  deleteHeading: savedFilter.deleteTitle as string,
  question: savedFilter.confirmDelete as string,
  yes: buttons.yes as string,
  no: buttons.no as string,
  empty: savedFilter.empty as string,
  loading: 'Loading...',
  retry: 'Retry',
  /** For a failure without words of its own. */
  failed: 'Something went wrong.',
}

/** The words of the dialog; each may be another. */
export type SavedFilterWords = Readonly<typeof savedFilterWords>
