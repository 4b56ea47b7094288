/** A metric: its name by the conventions of Prometheus, what it says, and what tells its series apart. */
export interface About {
  name: string
  help: string
  labels?: readonly string[]
}

/** Values of the labels, in their order. */
export type Values = readonly string[]

/** Metrics of one process, as Prometheus reads them. */
export interface Registry {
  /** Something that only grows. */
  counter: (about: About) => (values: Values, by?: number) => void
  /** How long things took, in seconds, counted by bounds. */
  histogram: (
    about: About & { bounds: readonly number[] },
  ) => (values: Values, seconds: number) => void
  /** What is so just now: each time all of its series. */
  gauge: (about: About) => (series: readonly (readonly [Values, number])[]) => void
  /** Work that is done before the metrics are read: it sets gauges. */
  before: (work: () => void | Promise<void>) => void
  /** The text that Prometheus reads (exposition format 0.0.4). */
  text: () => Promise<string>
}

/** What the text above is. */
export const metricsMediaType = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * No label takes more values than we know beforehand. Should one do so all the same, what is beyond
 * this counts as `other`: a mistake of ours must not fill the memory of whoever reads this.
 */
export const seriesMax = 2000
const other = 'other'

/** Nothing is read from anywhere else: two registries have nothing in common. */
export function createRegistry(): Registry {
  const names = new Set<string>()
  const writers: (() => string)[] = []
  const works: (() => void | Promise<void>)[] = []

  function register({ name }: About, write: () => string): void {
    if (names.has(name)) {
      throw new Error(`There are two metrics called ${name}.`)
    }
    names.add(name)
    writers.push(write)
  }

  return {
    counter(about) {
      const series = new Series(about, () => ({ total: 0 }))
      register(about, () =>
        block(
          about,
          'counter',
          series
            .all()
            .map(([values, { total }]) => line(about.name, pairsOf(about, values), total)),
        ),
      )
      return (values, by = 1) => {
        series.of(values).total += by
      }
    },
    histogram(about) {
      const { name, bounds } = about
      const series = new Series(about, () => ({ counts: bounds.map(() => 0), count: 0, sum: 0 }))
      register(about, () =>
        block(
          about,
          'histogram',
          series.all().flatMap(([values, { counts, count, sum }]) => {
            const pairs = pairsOf(about, values)
            return [
              ...cumulated(counts).map((upTo, index) =>
                line(`${name}_bucket`, [...pairs, ['le', String(bounds[index])]], upTo),
              ),
              line(`${name}_bucket`, [...pairs, ['le', '+Inf']], count),
              line(`${name}_sum`, pairs, sum),
              line(`${name}_count`, pairs, count),
            ]
          }),
        ),
      )
      return (values, seconds) => {
        const one = series.of(values)
        const at = bounds.findIndex((bound) => seconds <= bound)
        if (at >= 0) {
          one.counts[at] = (one.counts[at] ?? 0) + 1
        }
        one.count += 1
        one.sum += seconds
      }
    },
    gauge(about) {
      let now: readonly (readonly [Values, number])[] = []
      register(about, () =>
        block(
          about,
          'gauge',
          now.map(([values, value]) => line(about.name, pairsOf(about, values), value)),
        ),
      )
      return (given) => {
        now = given.slice(0, seriesMax)
      }
    },
    before: (work) => works.push(work),
    async text() {
      await Promise.all(works.map(async (work) => work()))
      return writers.map((write) => write()).join('')
    },
  }
}

/** The series of one metric, by the values of their labels. */
class Series<State> {
  readonly #labels: readonly string[]
  readonly #start: () => State
  readonly #states = new Map<string, { values: Values; state: State }>()

  constructor({ labels = [] }: About, start: () => State) {
    this.#labels = labels
    this.#start = start
  }

  of(values: Values): State {
    const key = values.length === 1 ? (values[0] ?? '') : values.join('\n')
    return (this.#states.get(key) ?? this.#added(key, values)).state
  }

  all(): (readonly [Values, State])[] {
    return [...this.#states.values()].map(({ values, state }) => [values, state])
  }

  #added(key: string, values: Values): { state: State } {
    const others = this.#labels.map(() => other)
    const isFull = this.#states.size >= seriesMax
    const keyOfAll = isFull ? others.join('\n') : key
    const known = this.#states.get(keyOfAll)
    if (known !== undefined) {
      return known
    }
    const made = { values: isFull ? others : values, state: this.#start() }
    this.#states.set(keyOfAll, made)
    return made
  }
}

function pairsOf({ labels = [] }: About, values: Values): (readonly [string, string])[] {
  return labels.map((label, index) => [label, values[index] ?? ''])
}

function cumulated(counts: readonly number[]): number[] {
  let sum = 0
  return counts.map((count) => (sum += count))
}

/** A metric that has no series yet says nothing but that it is there. */
function block({ name, help }: About, type: string, lines: readonly string[]): string {
  const said = help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  return `# HELP ${name} ${said}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function line(name: string, pairs: readonly (readonly [string, string])[], value: number): string {
  const labels = pairs.map(([label, said]) => `${label}="${escaped(said)}"`).join(',')
  return `${name}${labels === '' ? '' : `{${labels}}`} ${value}\n`
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
