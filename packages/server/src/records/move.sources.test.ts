import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { MovingRows } from './move.ts'

const sources = fileURLToPath(new URL('../', import.meta.url))

function texts(): { name: string; text: string }[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(`${sources}/${name}`, 'utf8') }))
}

const moving: readonly MovingRows[] = [
  ...([
    'my_forms',
    'actions',
    'forms',
    'inquiries',
    'jsas',
    'lotos',
    'loto_templates',
    'master_hazards',
    'messages',
    'sds_sheets',
    'sqrs',
    'library_files',
    'topics',
    'topic_questions',
  ] as const),
]

test('the state of what moves is written in one place, which forgets nothing that follows', () => {
  const writes = new RegExp(`updateTable\\('(${moving.join('|')})'\\)[^]*?\\.execute`, 'g')
  const writers = texts().filter(({ text }) =>
    [...text.matchAll(writes)].some(([written]) =>
      /\b(status|deleted_at|started_at|person_id)\b:?/.test(
        written.replace(/\.where\([^)]*\)/g, ''),
      ),
    ),
  )
  expect(writers.map(({ name }) => name)).toEqual([])
  expect(texts().filter(({ text }) => text.includes('updateTable(table as'))).toHaveLength(1)
})

test('whatever starts an entry counts it', () => {
  const starters = texts().filter(({ text }) => /insertInto\('my_forms'\)/.test(text))
  expect(starters.length).toBeGreaterThan(0)
  expect(starters.filter(({ text }) => !text.includes('moveInDayTotals('))).toEqual([])
})
