/** The words at the start: those of the specification, and ours where it has none. */
export const words = {
  empty: 'Employee not found',
  loading: 'Searching...',
  failed: 'Something went wrong.',
  found: '{count} found',
} as const
