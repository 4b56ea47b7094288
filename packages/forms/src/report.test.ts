import { describe, expect, test } from 'vitest'
import { reportOf } from './report.ts'
import type { FormDefinition } from './types.ts'

const form: FormDefinition = {
  schema: 1,
  key: 'gate',
  version: 1,
  title: { en: 'Gate' },
  languages: ['en'],
  scoring: { enabled: true, passingPercentage: 80, na: 'exclude', critical: 'failKeepScore' },
  items: [
    { key: 'district', type: 'district', label: { en: 'District' }, header: true },
    { key: 'loose', type: 'text', label: { en: 'Loose' } },
    {
      key: 'yard',
      type: 'section',
      title: { en: 'Yard' },
      items: [
        { key: 'hint', type: 'note', label: { en: 'Look around.' } },
        { key: 'tidy', type: 'yesNo', label: { en: 'Tidy' }, score: { critical: true } },
        {
          key: 'why',
          type: 'text',
          label: { en: 'Why' },
          visible: { op: 'eq', args: [{ op: 'answer', key: 'tidy' }, 'no'] },
        },
        { key: 'never', type: 'text', label: { en: 'Never' }, visible: false },
      ],
    },
  ],
}
const context = { today: '2026-03-05', lang: 'en' }
const lookups = { district: { PER: 'Permian' } }

describe('a report', () => {
  const answers = {
    district: { value: 'PER' },
    tidy: { value: 'no', note: 'Hoses' },
    never: { value: 'hidden' },
  }

  test('stands in page order: header, loose questions, sections', () => {
    const { parts } = reportOf(form, answers, context, lookups)
    expect(parts.map(({ title, isHeader, lines }) => [title, isHeader, lines.length])).toEqual([
      ['', true, 1],
      ['', false, 1],
      ['Yard', false, 2],
    ])
  })

  test('gives answers in words, with their notes, and nothing that was hidden', () => {
    const lines = reportOf(form, answers, context, lookups).parts.flatMap((part) => part.lines)
    expect(lines.map(({ key, text, note }) => [key, text, note])).toEqual([
      ['district', 'Permian', ''],
      ['loose', '', ''],
      ['tidy', 'No', 'Hoses'],
      ['why', '', ''],
    ])
  })

  test('says how each part fared and what failed', () => {
    const { parts, score } = reportOf(form, answers, context, lookups)
    expect(parts.at(-1)).toMatchObject({ percent: 0 })
    expect(parts.at(-1)?.lines[0]).toMatchObject({ number: '2.1', isCriticalFailure: true })
    expect(score?.result).toBe('fail')
  })

  test('tells the unhoped-for answer of a yes/no question from the other, whichever that is', () => {
    const adverse = (inverted: boolean, value: string) => {
      const turned = { type: 'yesNo', label: { en: 'Leaks' }, score: { invert: inverted } } as const
      const leaks: FormDefinition = { ...form, items: [{ key: 'leaks', ...turned }] }
      return reportOf(leaks, { leaks: { value } }, context).parts[0]?.lines[0]?.isAdverse
    }
    expect([adverse(false, 'no'), adverse(false, 'yes'), adverse(false, 'na')]).toEqual([
      true,
      false,
      false,
    ])
    expect([adverse(true, 'no'), adverse(true, 'yes')]).toEqual([false, true])
  })

  test('leaves out a part of which nothing shows', () => {
    const hidden = { ...form, items: form.items.map((item) => ({ ...item, visible: false })) }
    expect(reportOf(hidden, {}, context).parts).toEqual([])
  })
})
