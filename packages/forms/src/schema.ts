// The schema of a definition is an entry of its own: the server and the builder need it, a page
// that only fills a form must not carry zod.
import * as z from 'zod'
import { definitionFindings } from './definition-checks.ts'
import {
  choiceCountMax,
  instanceCountMax,
  mediaCountMax,
  numberMax,
  precisionMax,
  questionCountMax,
  subFormCountMax,
  subFormEntriesMax,
} from './limits.ts'
import {
  keyPattern,
  languageCountMax,
  languageTagPattern,
  nameWords,
  reservedKey,
  reservedValue,
} from './names.ts'
import { riskCodes, riskLevelNames } from './risk.ts'
import { ruleProblems } from './rule-checks.ts'
import { askedPlaces, questionTypes, sketchBackgrounds } from './types.ts'
import type { DefinitionProblem, FormDefinition, Rule } from './types.ts'

const jsonDepthMax = 200

const key = z
  .string()
  .regex(keyPattern, nameWords.badKey)
  .refine((value) => value !== reservedKey, nameWords.reservedKey)
const languageTag = z.string().regex(languageTagPattern, nameWords.badLanguageTag)
const sentence = z.string().trim().min(1, 'Write a text.').max(2000, 'Use at most 2000 characters.')
const text = z
  .record(languageTag, sentence)
  .refine((value) => Object.keys(value).length > 0, 'Write a text.')
const amount = z.number().min(-numberMax).max(numberMax)
const percentage = z.number().min(0).max(100)
const points = z.number().min(-1000).max(1000)
const choiceValue = z
  .string()
  .min(1)
  .max(64)
  .refine((value) => value !== reservedValue, nameWords.reservedValue(reservedValue))

const rule = z.custom<Rule>().superRefine((value, context) => {
  for (const problem of ruleProblems(value)) {
    context.addIssue({ code: 'custom', path: [...problem.path], message: problem.message })
  }
})

const choice = z.strictObject({
  value: choiceValue,
  label: text,
  score: z.exactOptional(points),
  critical: z.exactOptional(z.boolean()),
  exclude: z.exactOptional(z.boolean()),
  colour: z.exactOptional(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'Use the name of a colour.')),
})

const choices = z.array(choice).min(1, 'Give at least one choice.').max(choiceCountMax)
const band = { min: z.exactOptional(amount), max: z.exactOptional(amount) }

const limit = z.strictObject({ ...band, level: z.enum(['ok', 'warn', 'danger']), label: text })

const itemScoring = z.strictObject({
  weight: z.exactOptional(z.number().min(0).max(1000)),
  max: z.exactOptional(z.number().positive().max(1000)),
  map: z.exactOptional(z.record(choiceValue, points)),
  bands: z.exactOptional(
    z
      .array(z.strictObject({ ...band, score: points }))
      .min(1)
      .max(20),
  ),
  critical: z.exactOptional(z.boolean()),
  invert: z.exactOptional(z.boolean()),
  allOrNothing: z.exactOptional(z.boolean()),
})

const reaction = z.strictObject({
  when: rule,
  do: z.enum(['requireNote', 'requirePhoto', 'requireAction', 'showMessage', 'flag']),
  message: z.exactOptional(text),
})

const validation = z.strictObject({ rule, message: text, level: z.enum(['error', 'warn']) })

const question = z.strictObject({
  key,
  type: z.enum(questionTypes),
  label: text,
  hint: z.exactOptional(text),
  header: z.exactOptional(z.boolean()),
  titleAnswer: z.exactOptional(z.boolean()),
  required: z.exactOptional(rule),
  visible: z.exactOptional(rule),
  calc: z.exactOptional(rule),
  default: z.exactOptional(rule),
  startsWithLast: z.exactOptional(z.boolean()),
  choices: z.exactOptional(choices),
  list: z.exactOptional(key),
  min: z.exactOptional(z.union([amount, z.string().max(16)])),
  max: z.exactOptional(z.union([amount, z.string().max(16)])),
  step: z.exactOptional(z.number().positive().max(numberMax)),
  unit: z.exactOptional(z.string().trim().min(1).max(24)),
  precision: z.exactOptional(z.int().min(0).max(precisionMax)),
  limits: z.exactOptional(z.array(limit).min(1).max(20)),
  maxLength: z.exactOptional(z.int().min(1)),
  many: z.exactOptional(z.boolean()),
  background: z.exactOptional(z.enum(sketchBackgrounds)),
  media: z.exactOptional(
    z.strictObject({
      max: z.exactOptional(z.int().min(1).max(mediaCountMax)),
      required: z.exactOptional(z.boolean()),
    }),
  ),
  note: z.exactOptional(z.enum(['none', 'optional', 'required'])),
  score: z.exactOptional(itemScoring),
  on: z.exactOptional(z.array(reaction).max(20)),
  validate: z.exactOptional(z.array(validation).max(20)),
})

const repeat = z.strictObject({
  label: text,
  min: z.int().min(0).max(instanceCountMax),
  max: z.int().min(1).max(instanceCountMax),
})

const section = z.strictObject({
  key,
  type: z.literal('section'),
  title: text,
  intro: z.exactOptional(text),
  passPercent: z.exactOptional(percentage),
  visible: z.exactOptional(rule),
  repeat: z.exactOptional(repeat),
  asTable: z.exactOptional(z.boolean()),
  items: z.array(question).max(questionCountMax),
})

const scoring = z.strictObject({
  enabled: z.boolean(),
  passingPercentage: percentage,
  na: z.enum(['exclude', 'pass']),
  critical: z.enum(['failKeepScore', 'failZero']),
  sectionFail: z.exactOptional(z.boolean()),
})

const access = z.strictObject({ limitedDefault: z.boolean() })

const asked = {
  meaning: z.string().trim().min(1).max(100),
  by: z.union([
    z.literal('manager'),
    z.strictObject({
      group: z.string().min(1).max(64),
      of: z.exactOptional(z.enum(askedPlaces)),
    }),
    z.strictObject({ question: key }),
  ]),
  mode: z.exactOptional(z.enum(['all', 'any'])),
}

const workflow = z.strictObject({
  approvals: z
    .array(
      z.strictObject({
        ...asked,
        hours: z.exactOptional(z.int().min(1).max(2_000)),
        condition: z.exactOptional(rule),
      }),
    )
    .max(10),
  signatures: z.exactOptional(z.array(z.strictObject(asked)).max(10)),
  allowSelfApproval: z.exactOptional(z.boolean()),
  bulkApprove: z.exactOptional(z.boolean()),
  elevatesTo: z.exactOptional(z.array(z.string().min(1).max(64)).max(20)),
})

const subForm = z.strictObject({
  form: z.string().min(1).max(64),
  min: z.int().min(0).max(subFormEntriesMax),
  max: z.int().min(1).max(subFormEntriesMax),
})

const riskDigits = z
  .array(z.strictObject({ name: z.string().min(1).max(100), about: z.string().max(200) }))
  .length(5)
const riskLevel = z.enum(riskLevelNames)
const riskLevels = z.strictObject(Object.fromEntries(riskCodes.map((code) => [code, riskLevel])))

const shape: z.ZodType<FormDefinition> = z.strictObject({
  schema: z.literal(1),
  key,
  version: z.int().min(1),
  title: text,
  languages: z
    .array(languageTag)
    .min(1, nameWords.noLanguage)
    .max(languageCountMax, nameWords.manyLanguages),
  access: z.exactOptional(access),
  scoring: z.exactOptional(scoring),
  workflow: z.exactOptional(workflow),
  subForms: z.exactOptional(z.array(subForm).max(subFormCountMax)),
  choiceLists: z.exactOptional(z.record(key, choices)),
  riskMatrix: z.exactOptional(
    z.strictObject({ likelihoods: riskDigits, severities: riskDigits, levels: riskLevels }),
  ),
  items: z.array(z.discriminatedUnion('type', [section, question])).max(questionCountMax),
})

/**
 * The schema of a draft: the shape of a definition of dialect 1 alone, so that unfinished work can
 * be saved; `definitionProblems` of `forms/editing` says what keeps it from being published.
 * Unknown fields are refused, so that a typing error is not silently lost.
 */
export const draftDefinition: z.ZodType<FormDefinition> = z
  .unknown()
  // Looked at before anything recursive does: JSON may be nested deeper than the call stack is.
  .refine((json) => !isDeeperThan(json, jsonDepthMax), 'The definition is nested too deep.')
  .pipe(shape)

/**
 * The schema of a form definition of dialect 1: a draft whose parts fit (unique keys, the header
 * run, rules that refer to what exists and never in a circle, scoring that can be reached).
 */
export const formDefinition: z.ZodType<FormDefinition> = draftDefinition
  // How the parts fit is looked at once each part is right.
  .pipe(z.custom<FormDefinition>().superRefine(reportFindings))

function reportFindings(definition: FormDefinition, context: z.RefinementCtx): void {
  for (const finding of definitionFindings(definition)) {
    context.addIssue({ code: 'custom', path: [...finding.path], message: finding.message })
  }
}

function isDeeperThan(json: unknown, max: number): boolean {
  const open: { node: unknown; depth: number }[] = [{ node: json, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.node !== 'object' || next.node === null) {
      continue
    }
    if (next.depth >= max) {
      return true
    }
    for (const node of Object.values(next.node)) {
      open.push({ node, depth: next.depth + 1 })
    }
  }
  return false
}

/** The outcome of reading a definition. */
export type ParsedDefinition =
  | { readonly ok: true; readonly definition: FormDefinition }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] }

/**
 * Reads a definition from JSON (a text, or what `JSON.parse` gave) and returns it, or everything
 * that is wrong with it and where. Never throws.
 */
export function parseDefinition(json: unknown): ParsedDefinition {
  const value = typeof json === 'string' ? fromText(json) : json
  const result = formDefinition.safeParse(value)
  if (result.success) {
    return { ok: true, definition: result.data }
  }
  const problems = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  return { ok: false, problems }
}

// Text that is no JSON reads as no definition, and is refused as one.
function fromText(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
