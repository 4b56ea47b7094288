/** What somebody is thanked for. */
export const kudosCategories = [
  'Good catch',
  'Stop work used',
  'Housekeeping',
  'Mentoring',
  'Teamwork',
] as const

export type KudosCategory = (typeof kudosCategories)[number]
