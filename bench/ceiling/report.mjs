/** Sets what was measured beside the floor of the same round. */
export function besideItsFloor({ floor, ...others }) {
  const compared = Object.entries(others).map(([name, { perSecond, cpuMsEach }]) => [
    name,
    {
      perSecond,
      shareOfFloor: rounded(perSecond / floor.perSecond),
      cpuMsEach,
      timesFloorCpu: rounded(cpuMsEach / floor.cpuMsEach),
    },
  ])
  return { floor, ...Object.fromEntries(compared) }
}

/** The medians of all rounds, figure by figure. */
export function mediansOf(rounds) {
  const [first] = rounds
  return Object.fromEntries(
    Object.entries(first).map(([name, figures]) => [
      name,
      Object.fromEntries(
        Object.keys(figures).map((key) => [key, medianOf(rounds.map((round) => round[name][key]))]),
      ),
    ]),
  )
}

function medianOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? sorted[middle]
    : rounded((sorted[middle - 1] + sorted[middle]) / 2)
}

/** Three places behind the point. */
export function rounded(number) {
  return Math.round(number * 1000) / 1000
}
