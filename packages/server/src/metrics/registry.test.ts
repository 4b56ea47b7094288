import { expect, test } from 'vitest'
import { createRegistry, seriesMax } from './registry.ts'

test('the text has a head for each metric, and a line for each series', async () => {
  const registry = createRegistry()
  const asked = registry.counter({ name: 'asked_total', help: 'What was asked.', labels: ['of'] })
  registry.gauge({ name: 'room_bytes', help: 'Room.' })([[[], 12.5]])
  registry.gauge({ name: 'silent', help: 'Says\nnothing \\ yet.' })
  asked(['a'])
  asked(['a'], 2)
  asked(['a "b" \\ \n c'])
  expect(await registry.text()).toBe(
    [
      '# HELP asked_total What was asked.',
      '# TYPE asked_total counter',
      'asked_total{of="a"} 3',
      'asked_total{of="a \\"b\\" \\\\ \\n c"} 1',
      '# HELP room_bytes Room.',
      '# TYPE room_bytes gauge',
      'room_bytes 12.5',
      '# HELP silent Says\\nnothing \\\\ yet.',
      '# TYPE silent gauge',
      '',
    ].join('\n'),
  )
})

test('a histogram counts up to each bound, and all', async () => {
  const registry = createRegistry()
  const about = { name: 'took_seconds', help: 'Took.', labels: ['of'], bounds: [0.1, 1] }
  const took = registry.histogram(about)
  for (const seconds of [0.1, 0.25, 0.25, 5]) {
    took(['a'], seconds)
  }
  expect((await registry.text()).split('\n').slice(2, -1)).toEqual([
    'took_seconds_bucket{of="a",le="0.1"} 1',
    'took_seconds_bucket{of="a",le="1"} 3',
    'took_seconds_bucket{of="a",le="+Inf"} 4',
    'took_seconds_sum{of="a"} 5.6',
    'took_seconds_count{of="a"} 4',
  ])
})

test('what is done before the text is read is waited for', async () => {
  const registry = createRegistry()
  const late = registry.gauge({ name: 'late', help: 'Late.' })
  registry.before(async () => {
    await Promise.resolve()
    late([[[], 1]])
  })
  expect(await registry.text()).toContain('late 1')
})

test('labels that never end become one series', async () => {
  const registry = createRegistry()
  const asked = registry.counter({ name: 'asked_total', help: 'Asked.', labels: ['of', 'how'] })
  for (let id = 0; id < seriesMax + 500; id += 1) {
    asked([`id-${id}`, 'so'])
  }
  const lines = (await registry.text()).split('\n')
  expect(lines.filter((line) => line.startsWith('asked_total')).length).toBe(seriesMax + 1)
  expect(lines).toContain('asked_total{of="other",how="other"} 500')
})

test('two metrics of one name are refused', () => {
  const registry = createRegistry()
  registry.counter({ name: 'asked_total', help: 'Asked.' })
  expect(() => registry.gauge({ name: 'asked_total', help: 'Asked.' })).toThrow('asked_total')
})
