/** The words of the first page. */
export const words = {
  title: 'Home',
  waits: 'Waits for you',
  critical: 'Read this before you go on',
  nothing: 'Nothing waits for you',
  thanks: 'Kudos for you',
  thanked: (by: string) => `${by} thanks you`,
  quickFill: 'Quick fill',
  allForms: 'All forms',
} as const
