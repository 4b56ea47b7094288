import * as z from 'zod'
import { call } from '../../call.ts'
import { optionalLine } from '../../fields.ts'
import {
  riskCodes,
  riskNames,
  riskWordMax,
  tooMildIn,
  type RiskCode,
  type RiskMatrix,
} from '../../vocabulary/risk.ts'
import { orJsonText, written } from '../../wire.ts'

// How an organisation judges risks. The specification names the codes and the levels, and not which
// belongs to which (decision 0143).

const source = 'spec 3 and 4; decision 0143'

const digitWords = z.object({
  name: written(100).pipe(
    z
      .string()
      .trim()
      .min(1, 'Enter a name.')
      .max(riskWordMax, `Use at most ${riskWordMax} characters.`),
  ),
  about: optionalLine(100),
})
const digits = z.array(digitWords).length(5, 'There are five of them.')

const level = z.enum(riskNames, 'Please choose a level.')
const levelOfEach = z.object(
  Object.fromEntries(riskCodes.map((code) => [code, level])) as Record<RiskCode, typeof level>,
)
const levels = levelOfEach.superRefine((chosen, context) => {
  for (const { code, than, least } of tooMildIn(chosen)) {
    const message = `At least ${least}: ${than} is ${least} already, and is no worse.`
    context.addIssue({ code: 'custom', path: [code], message })
  }
})

/** How an organisation judges risks, and the version of it; 0 where it has saved none of its own. */
export const savedRiskMatrix = z.object({
  likelihoods: z.array(z.object({ name: z.string(), about: z.string() })),
  severities: z.array(z.object({ name: z.string(), about: z.string() })),
  levels: levelOfEach,
  rowVersion: z.int(),
}) satisfies z.ZodType<RiskMatrix>
/** How an organisation judges risks, and the version of it. */
export type SavedRiskMatrix = z.infer<typeof savedRiskMatrix>

/** Answers the organisation's risk matrix. */
export const riskMatrix = call({
  name: 'settings.riskMatrix',
  method: 'GET',
  path: '/settings-risk-matrix',
  summary:
    'Answers how the organisation judges risks: what the digits are called, and each code’s level.',
  status: 'decided',
  source,
  input: z.object({}),
  content: savedRiskMatrix,
})

/** Saves the organisation's risk matrix. */
export const saveRiskMatrix = call({
  name: 'settings.saveRiskMatrix',
  method: 'POST',
  path: '/settings-risk-matrix',
  summary: 'Saves how the organisation judges risks.',
  status: 'decided',
  source,
  input: z.object({
    likelihoods: orJsonText(digits),
    severities: orJsonText(digits),
    levels: orJsonText(levels),
  }),
  takesRowVersion: true,
  content: savedRiskMatrix,
  problems: ['forbidden'],
})
