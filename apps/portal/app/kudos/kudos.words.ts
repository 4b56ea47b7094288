/** The words of thanking for an entry. */
export const words = {
  title: 'Kudos',
  thanks: (by: string, people: string) => `${by} thanks ${people}`,
  thankFor: (name: string) => `Thank ${name} for`,
  give: 'Give kudos',
  thanked: 'Thank you said.',
} as const
