/** The words at the start: those of the specification, and ours where it has none. */
export const words = {
  empty: 'No data available',
  selected: '{count} selected',
  found: '{count} found',
  full: 'At most {max} can be selected.',
  selectShown: 'Select all shown',
  clear: 'Clear',
  toggle: 'Show options',
  remove: 'Remove',
  required: 'Please select at least one.',
} as const
