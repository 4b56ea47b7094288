/** The words of risks, wherever one is rated. */
export const words = {
  likelihood: 'Likelihood',
  severity: 'Severity',
  scale: 'What the digits stand for',
} as const
