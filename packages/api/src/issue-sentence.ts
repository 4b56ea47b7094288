import type * as z from 'zod'

/** What is said of an input where its schema says nothing of its own; undefined where that is left to zod. */
export function sentenceOfIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : 'This is not of the kind we take.'
    case 'invalid_union':
      return issue.input === undefined ? 'This is required.' : 'This has none of the forms we take.'
    case 'invalid_value':
      return `This takes one of: ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return issue.format === 'datetime' ? 'This is not a date and time with a zone.' : undefined
    case 'too_big':
      return issue.origin === 'string'
        ? `This takes at most ${issue.maximum} characters.`
        : issue.origin === 'array'
          ? `This takes at most ${issue.maximum} entries.`
          : `This takes at most ${issue.maximum}.`
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `This takes at least ${issue.minimum}.`
        : undefined
    default:
      return undefined
  }
}
