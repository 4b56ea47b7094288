/** What no pattern covers: a metric must not grow with the addresses that people make up. */
export const unknownRoute = 'other'

type Step = { children: Map<string, Step>; parameter?: Step; rest?: string; pattern?: string }

/**
 * Finds the pattern of a path, such as `/actions/:id`, among those that there are. An id is never
 * part of the answer. A step that is the same word goes before one that takes any.
 */
export function routePatterns(patterns: readonly string[]): (path: string) => string {
  const root: Step = { children: new Map() }
  for (const pattern of patterns) {
    add(root, pattern.split('/').filter(Boolean), pattern)
  }
  return (path) => {
    const steps = path
      .replace(/\.data$/, '')
      .split('/')
      .filter(Boolean)
    return find(root, steps, 0) ?? unknownRoute
  }
}

function add(step: Step, [part, ...rest]: readonly string[], pattern: string): void {
  if (part === undefined) {
    step.pattern = pattern
    return
  }
  if (part === '*') {
    step.rest = pattern
    return
  }
  const isOptional = part.endsWith('?')
  if (isOptional) {
    add(step, rest, pattern)
  }
  add(next(step, isOptional ? part.slice(0, -1) : part), rest, pattern)
}

function next(step: Step, part: string): Step {
  if (part.startsWith(':')) {
    return (step.parameter ??= { children: new Map() })
  }
  const known = step.children.get(part)
  if (known !== undefined) {
    return known
  }
  const made: Step = { children: new Map() }
  step.children.set(part, made)
  return made
}

function find(step: Step, parts: readonly string[], at: number): string | undefined {
  const part = parts[at]
  if (part === undefined) {
    return step.pattern ?? step.rest
  }
  const same = step.children.get(part)
  return (
    (same && find(same, parts, at + 1)) ??
    (step.parameter && find(step.parameter, parts, at + 1)) ??
    step.rest
  )
}
