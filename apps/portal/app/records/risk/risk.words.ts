/** The words of risks, wherever one is rated. */
export const words = {
  likelihood: 'Likelihood',
  severity: 'Severity',
  scale: 'What the digits stand for',
  code: (code: string, level: string, likelihood: string, severity: string) =>
    `${code} ${level}: ${likelihood}, ${severity}`,
} as const
