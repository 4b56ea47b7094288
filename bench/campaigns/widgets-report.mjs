const columns = {
  firstOpeningMs: 'first opening ms',
  laterOpeningMs: 'later ms',
  worstKeyMs: 'worst key ms',
  worstMoveMs: 'worst arrow ms',
  keysCpuMs: 'CPU of 10 keys ms',
  longestTaskMs: 'longest task ms',
  nodes: 'DOM nodes',
}
const compared = ['firstOpeningMs', 'laterOpeningMs', 'worstKeyMs', 'keysCpuMs']

/** The lower of the rounds, figure by figure; the walk is made in one of them only. */
export function best(rounds) {
  const [first] = rounds
  return Object.fromEntries(
    Object.entries(first).map(([name, figure]) => [
      name,
      typeof figure === 'number'
        ? Math.min(...rounds.map((round) => round[name] ?? figure))
        : figure,
    ]),
  )
}

/** A table of all adapters, and what ours take of each peer's time. */
export function printRuntime(figures, skipped) {
  const names = Object.keys(figures)
  const width = Math.max(...names.map((name) => name.length), 20)
  const row = (title, cells) => console.log([title.padEnd(width), ...cells].join('  '))
  console.log('')
  row('', [...Object.values(columns), 'wrong rows', 'out of sight', 'keys it lacks'])
  for (const [name, figure] of Object.entries(figures)) {
    const { landings } = figure
    row(name, [
      ...Object.entries(columns).map(([key, title]) => String(figure[key]).padStart(title.length)),
      `${landings.wrong}/${landings.keys}`.padStart(10),
      String(landings.outOfSight).padStart(12),
      landings.without ?? '',
    ])
  }
  const ours = Object.entries(figures).filter((entry) => entry[1].ours)
  for (const [name, mine] of ours) {
    console.log(`\n${name}: its share of each peer's figure`)
    for (const [peer, theirs] of Object.entries(figures).filter((entry) => !entry[1].ours)) {
      const shares = compared.map(
        (key) => `${columns[key]} ${(mine[key] / theirs[key]).toFixed(3)}`,
      )
      console.log(`  ${peer.padEnd(width)}  ${shares.join('  ')}`)
    }
  }
  for (const { name, missing } of skipped) {
    console.log(`skipped: ${name}, because there is no ${missing} yet`)
  }
}
