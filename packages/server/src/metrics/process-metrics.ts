import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import type { Registry } from './registry.ts'

// How often the event loop is looked at. What it says of a loop that waits for nothing is this.
const everyMs = 20
const nanosecondsPerSecond = 1e9

/**
 * The event loop, the memory and the collector of this process, under the names that Node's usual
 * client gives them, so that dashboards know them. Answers the function that ends it.
 */
export function watchProcess(registry: Registry): () => void {
  const endLoop = watchLoop(registry)
  watchMemory(registry)
  const endCollector = watchCollector(registry)
  return () => {
    endLoop()
    endCollector()
  }
}

/** How late the event loop came to what was due, since the metrics were read last. */
function watchLoop(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: everyMs })
  delay.enable()
  const lag = (nanoseconds: number): number =>
    Number.isFinite(nanoseconds)
      ? Math.max(0, nanoseconds / nanosecondsPerSecond - everyMs / 1000)
      : 0
  const gauges = {
    mean: loopGauge(registry, 'mean', 'on average'),
    p50: loopGauge(registry, 'p50', 'of half of the looks at most'),
    p99: loopGauge(registry, 'p99', 'of 99 of 100 looks at most'),
    max: loopGauge(registry, 'max', 'at its worst'),
  }
  registry.before(() => {
    gauges.mean([[[], lag(delay.mean)]])
    gauges.p50([[[], lag(delay.percentile(50))]])
    gauges.p99([[[], lag(delay.percentile(99))]])
    gauges.max([[[], lag(delay.max)]])
    delay.reset()
  })
  return () => delay.disable()
}

function loopGauge(registry: Registry, part: string, said: string) {
  return registry.gauge({
    name: `nodejs_eventloop_lag_${part}_seconds`,
    help: `How late the event loop was ${said}, since these lines were read last.`,
  })
}

function watchMemory(registry: Registry): void {
  const resident = registry.gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
  })
  const heapUsed = registry.gauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'What of the heap is in use.',
  })
  const heapTotal = registry.gauge({
    name: 'nodejs_heap_size_total_bytes',
    help: 'The heap.',
  })
  const external = registry.gauge({
    name: 'nodejs_external_memory_bytes',
    help: 'Memory beside the heap, such as files on their way.',
  })
  const started = registry.gauge({
    name: 'process_start_time_seconds',
    help: 'When the process was started, in seconds since 1970.',
  })
  const processor = registry.counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process, of all its threads.',
  })
  let counted = 0
  const startedAt = Date.now() / 1000 - process.uptime()
  registry.before(() => {
    const { rss, heapUsed: used, heapTotal: total, external: beside } = process.memoryUsage()
    resident([[[], rss]])
    heapUsed([[[], used]])
    heapTotal([[[], total]])
    external([[[], beside]])
    started([[[], startedAt]])
    const { user, system } = process.cpuUsage()
    const seconds = (user + system) / 1e6
    processor([], seconds - counted)
    counted = seconds
  })
}

const kinds: Readonly<Record<number, string>> = {
  1: 'minor',
  4: 'major',
  8: 'incremental',
  16: 'weakcb',
}

function watchCollector(registry: Registry): () => void {
  const paused = registry.histogram({
    name: 'nodejs_gc_duration_seconds',
    help: 'How long the collector of memory held the process up, by its kind.',
    labels: ['kind'],
    bounds: [0.001, 0.01, 0.1, 1],
  })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const kind = 'detail' in entry ? kindIn(entry.detail) : 0
      paused([kinds[kind] ?? 'other'], entry.duration / 1000)
    }
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => observer.disconnect()
}

function kindIn(detail: unknown): number {
  const isSaid = typeof detail === 'object' && detail !== null && 'kind' in detail
  return isSaid && typeof detail.kind === 'number' ? detail.kind : 0
}
