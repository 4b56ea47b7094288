import type { RiskCode } from '@holdpoint/api/vocabulary'

/** The words of the page of the risk matrix. */
export const words = {
  title: 'Risk matrix',
  intro:
    'How likely and how grave something is gives the code of a risk; the matrix says how bad that code is. Hazards of the library, drafts and what awaits approval are judged anew when it is saved. What was approved, signed or handed in keeps its level. Forms take it with the next version that is published.',
  likelihoods: 'Likelihood: the first digit',
  severities: 'Severity: the second digit',
  name: (kind: string, digit: number) => `${kind} ${digit}`,
  about: (kind: string, digit: number) => `What ${kind.toLowerCase()} ${digit} stands for`,
  levels: 'How bad each code is',
  levelsHint: 'A likelier or graver risk is never milder.',
  corner: 'Likelihood, then severity',
  cell: (code: RiskCode, likelihood: string, severity: string) =>
    `${code}: ${likelihood}, ${severity}`,
  usual: 'Back to the usual matrix',
  usualAsks: 'Put the usual names and levels in the place of yours?',
  usualMeans: 'They are saved at once. What you have typed here and not saved is lost.',
  usualDone: 'The usual matrix is saved.',
} as const
