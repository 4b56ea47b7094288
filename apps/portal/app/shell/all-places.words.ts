/** The words of All places. */
export const words = {
  title: 'All places',
  find: 'Find a place',
  search: 'Search',
  none: (searched: string) => `No place has “${searched}” in its name.`,
} as const
