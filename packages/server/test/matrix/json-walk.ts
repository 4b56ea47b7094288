/** The same value with one text in the place of another, also inside texts that hold JSON. */
export function withTextReplaced(value: unknown, text: string, by: string): unknown {
  return mapped(value, (leaf) => (leaf === text ? by : leaf))
}

/** The same value without the fields and entries that are this text. */
export function withoutText(value: unknown, text: string): unknown {
  return mapped(value, (leaf) => (leaf === text ? undefined : leaf))
}

function mapped(value: unknown, change: (leaf: string) => string | undefined): unknown {
  if (typeof value === 'string') {
    const inside = jsonIn(value)
    return inside === undefined ? change(value) : JSON.stringify(mapped(inside, change))
  }
  if (Array.isArray(value)) {
    return value.map((entry) => mapped(entry, change)).filter((entry) => entry !== undefined)
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, entry]) => [name, mapped(entry, change)])
    return Object.fromEntries(fields.filter(([, entry]) => entry !== undefined))
  }
  return value
}

/** The list or object that a text holds as JSON, if it holds one. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) {
    return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
