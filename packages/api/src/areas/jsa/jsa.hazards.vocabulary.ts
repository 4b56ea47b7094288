// The words of master hazards (decision 0105), for pages without the schemas.

/** The states of a master hazard. */
export const hazardStates = ['draft', 'active', 'retired'] as const
/** The state of a master hazard. */
export type HazardState = (typeof hazardStates)[number]

/** What a state is called. */
export const hazardStateLabels: Readonly<Record<HazardState, string>> = {
  draft: 'Draft',
  active: 'Active',
  retired: 'Retired',
}

/** The work in which a hazard lies. */
export const hazardCategories = [
  'lifting',
  'pressure',
  'line_of_fire',
  'chemicals',
  'driving',
  'height',
  'dropped_objects',
  'hand_tools',
  'hot_work',
  'confined_space',
  'electrical',
  'explosives',
  'fuelling',
  'fitness',
] as const
/** The work in which a hazard lies. */
export type HazardCategory = (typeof hazardCategories)[number]

/** What a category is called. */
export const hazardCategoryLabels: Readonly<Record<HazardCategory, string>> = {
  lifting: 'Lifting',
  pressure: 'Pressure',
  line_of_fire: 'Line of fire',
  chemicals: 'Chemicals',
  driving: 'Driving',
  height: 'Work at height',
  dropped_objects: 'Dropped objects',
  hand_tools: 'Hand tools',
  hot_work: 'Hot work',
  confined_space: 'Confined space',
  electrical: 'Electrical work',
  explosives: 'Explosives',
  fuelling: 'Fuelling',
  fitness: 'Fitness for work',
}

/** The ten energies that hurt, and people themselves: what a crew is asked to look for. */
export const hazardTags = [
  'gravity',
  'motion',
  'mechanical',
  'electrical',
  'pressure',
  'temperature',
  'chemical',
  'biological',
  'radiation',
  'sound',
  'human',
] as const
/** An energy, or people themselves. */
export type HazardTag = (typeof hazardTags)[number]

/** What an energy is called. */
export const hazardTagLabels: Readonly<Record<HazardTag, string>> = {
  gravity: 'Gravity',
  motion: 'Motion',
  mechanical: 'Mechanical',
  electrical: 'Electrical',
  pressure: 'Pressure',
  temperature: 'Temperature',
  chemical: 'Chemical',
  biological: 'Biological',
  radiation: 'Radiation',
  sound: 'Sound',
  human: 'Human',
}

/** What may be lost. */
export const lossCategories = [
  'people',
  'asset',
  'environment',
  'reputation',
  'production',
] as const
/** What may be lost. */
export type LossCategory = (typeof lossCategories)[number]

/** What a loss is called. */
export const lossCategoryLabels: Readonly<Record<LossCategory, string>> = {
  people: 'People',
  asset: 'Asset',
  environment: 'Environment',
  reputation: 'Reputation',
  production: 'Production',
}

/** How many controls a hazard takes; the number is ours. */
export const hazardControlsMax = 20

/** After how many years a hazard is looked at again. */
export const hazardReviewYears = 1
