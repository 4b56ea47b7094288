/**
 * What was given into each field, in its order, and from where on it may be. A field may hold what
 * was last shown as saved or anything that was given after that.
 */
export function createLedger(names) {
  const fields = new Map(names.map((name) => [name, { given: [''], from: 0 }]))

  function isMissing({ given, from }, value) {
    return given.indexOf(value, from) === -1
  }

  return {
    give(name, value) {
      fields.get(name)?.given.push(value)
    },
    last: (name) => fields.get(name)?.given.at(-1) ?? '',
    shown(values) {
      for (const [name, field] of fields) {
        const at = field.given.indexOf(values[name] ?? '', field.from)
        field.from = at === -1 ? field.from : at
      }
    },
    missing(values) {
      return [...fields].flatMap(([name, field]) => {
        const value = values[name] ?? ''
        return isMissing(field, value)
          ? [{ name, shown: field.given[field.from], found: value }]
          : []
      })
    },
    /** Notes what is lost, and goes on from what is there. */
    settle(values, lost, round, where) {
      lost.push(...this.missing(values).map((one) => ({ round, where, ...one })))
      for (const [name, field] of fields) {
        field.given = [values[name] ?? '']
        field.from = 0
      }
    },
    size: () => fields.size,
    toString() {
      const all = [...fields.values()]
      const given = all.reduce((sum, field) => sum + field.given.length - 1, 0)
      const safe = all.reduce((sum, { from }) => sum + from, 0)
      return `${given} strokes and choices, ${safe} of them shown as saved`
    },
  }
}
