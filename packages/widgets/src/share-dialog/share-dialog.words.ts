/** The words at the start: those of the specification, and ours where it has none. */
export const shareWords = {
  heading: 'Share',
  label: 'Employee name or email',
  list: 'People to share with',
  remove: 'Remove {name}',
  cancel: 'Cancel',
  share: 'Share',
  sharing: 'Sharing...',
  failed: 'Something went wrong.',
} as const

/** What the dialog says of the list. `{name}` is the person's, `{limit}` the limit. */
export const shareNotices = {
  added: '{name} added.',
  removed: '{name} removed.',
  duplicate: 'Selected user already added in share list.',
  nobody: 'Please choose at least one person.',
  full: 'No more than {limit} can be added. Remove someone to add another.',
  sharing: 'Sharing...',
} as const
