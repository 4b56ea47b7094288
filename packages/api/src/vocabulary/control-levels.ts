/** Where in the hierarchy of controls a cure stands, the strongest first. */
export const controlLevels = [
  'elimination',
  'substitution',
  'engineering',
  'administrative',
  'ppe',
] as const
export type ControlLevel = (typeof controlLevels)[number]

/** What a level of control is called. */
export const controlLevelLabels: Readonly<Record<ControlLevel, string>> = {
  elimination: 'Elimination',
  substitution: 'Substitution',
  engineering: 'Engineering',
  administrative: 'Administrative',
  ppe: 'Protective equipment',
}
