import type * as z from 'zod'
import { sentenceOfIssue, type Call, type FieldProblem } from '@holdpoint/api'
import { fail } from './fail.ts'

const depthMax = 40

/** Parses a call's input by its card, or answers which fields were wrong. */
export function parseInput(card: Call, raw: unknown): unknown {
  requireFitText(raw)
  const parsed = card.input.safeParse(raw, { error: sentenceOfIssue })
  if (parsed.success) {
    // A field may have held JSON as text, so what came out is looked at as well.
    requireFitText(parsed.data)
    return parsed.data
  }
  return refuseIssues(parsed.error)
}

function requireFitText(value: unknown): void {
  const unfit = firstUnfitText(value)
  if (unfit !== undefined) {
    fail('invalid_input', { message: unfit.message, fields: [unfit] })
  }
}

/** Parses what stands in one field by a schema that no card knows, or answers what is wrong in it. */
export function parseField<Value>(schema: z.ZodType<Value>, raw: unknown, field: string): Value {
  const parsed = schema.safeParse(raw, { error: sentenceOfIssue })
  return parsed.success ? parsed.data : refuseIssues(parsed.error, [field])
}

function refuseIssues(error: z.ZodError, within: readonly string[] = []): never {
  const issues = error.issues.flatMap((issue) => meantIssues(issue))
  const fields: FieldProblem[] = issues.slice(0, 20).map((issue) => ({
    path: [...within, ...issue.path].map(String).join('.'),
    message: issue.message,
  }))
  const [first] = fields
  // One thing that is wrong is best said at once; of several, each is said at its field.
  const isAlone = first !== undefined && (fields.length === 1 || first.path === '')
  return fail('invalid_input', { fields, ...(isAlone ? { message: first.message } : {}) })
}

/**
 * Where a value may have several forms, what is wrong with it in the form that it has: one whose
 * issues lie further inside, or are its own rules, its greatest length among them. Without one,
 * that it has none of the forms.
 */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') {
    return [issue]
  }
  const meant = issue.errors.find(
    (inner) =>
      inner.length > 0 &&
      inner.every(({ path, code }) => path.length > 0 || code === 'custom' || code === 'too_big'),
  )
  return meant === undefined
    ? [issue]
    : meant.flatMap((inner) => meantIssues({ ...inner, path: [...issue.path, ...inner.path] }))
}

/**
 * Text that no engine can keep, or nesting that no form has, in what a call was sent or a file holds:
 * where it lies, and what is wrong with it. Walks without recursion, and keeps nothing of the texts,
 * of which there may be hundreds of thousands.
 */
export function firstUnfitText(raw: unknown): FieldProblem | undefined {
  if (typeof raw === 'string' && !isKeepable(raw)) {
    return { path: '', message: notKept }
  }
  const open: Holder[] = [{ value: raw, key: '', depth: 0, holder: undefined }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) {
      continue
    }
    if (depth >= depthMax) {
      return { path: pathOf(next), message: 'This is nested more deeply than anything we take.' }
    }
    const isList = Array.isArray(value)
    for (const [key, entry] of Object.entries(value)) {
      // What is wrong with a name is wrong with what holds it.
      if (!isList && !isKeepable(key)) {
        return { path: pathOf(next), message: notKept }
      }
      if (typeof entry === 'string' ? !isKeepable(entry) : typeof entry === 'object') {
        const found = { value: entry, key, depth: depth + 1, holder: next }
        if (typeof entry === 'string') {
          return { path: pathOf(found), message: notKept }
        }
        open.push(found)
      }
    }
  }
  return undefined
}

const notKept = 'This text holds a character that cannot be kept.'

/** A value on the way through all of them, and what holds it. */
type Holder = { value: unknown; key: string; depth: number; holder: Holder | undefined }

function pathOf(found: Holder): string {
  const keys: string[] = []
  for (let at: Holder | undefined = found; at !== undefined; at = at.holder) {
    keys.unshift(at.key)
  }
  return keys.filter((key) => key !== '').join('.')
}

/** Whether an engine keeps a text: PostgreSQL takes no NUL. */
function isKeepable(value: string): boolean {
  return !value.includes('\0') && isWellFormed(value)
}

/** Half a surrogate pair is no character; PostgreSQL's JSON refuses it. */
function isWellFormed(value: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(value)
}
