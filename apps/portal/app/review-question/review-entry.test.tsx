import type { ReviewedAnswer } from '@holdpoint/api'
import { expect, test } from 'vitest'
import type { EntryAnswer, EntryPart, EntryView } from '../fill-out/entry-view.ts'
import { drawnPart } from '../test-drawn-part.tsx'
import type { AnswersShown } from './answers-shown.ts'
import type { DecisionView } from './decision-view.ts'
import { ReviewEntry } from './review-entry.tsx'

// A form of 250 questions in ten sections; three of each section failed.

const sectionCount = 10
const inSection = 25
const failedInSection = 3

function answerOf(section: number, place: number): EntryAnswer {
  const isFailed = place <= failedInSection
  return {
    key: `q${section}_${place}`,
    instance: '',
    instanceLang: 'en',
    number: `${section}.${place}`,
    label: `Question ${section}.${place}`,
    lang: 'en',
    kind: isFailed ? 'no' : 'yes',
    text: isFailed ? 'No' : 'Yes',
    textLang: 'en',
    level: null,
    geo: null,
    sketch: null,
    machine: null,
    note: '',
    photos: [],
    files: [],
    signature: null,
    limit: null,
    isFlagged: false,
    isCriticalFailure: false,
  }
}

const parts = Array.from({ length: sectionCount }, (_, index): EntryPart => {
  const section = index + 1
  return {
    ...{ key: `s${section}`, number: `${section}`, title: `Section ${section}` },
    ...{ percent: 88, hasFailed: true, lang: 'en' },
    answers: Array.from({ length: inSection }, (_, place) => answerOf(section, place + 1)),
  }
})

const failures = parts
  .flatMap(({ answers }) => answers.filter(({ kind }) => kind === 'no'))
  .map(({ key, number, label, text }): ReviewedAnswer => ({
    ...{ questionKey: key, number, label, text, note: 'Worn', isFailed: true, isCritical: false },
    photos: [{ uploadId: `photo-${key}`, name: 'worn.jpg' } as ReviewedAnswer['photos'][number]],
    ...{ files: [], points: { got: 0, max: 1 }, actions: [], flag: null },
  }))

const moment = { at: '2026-11-20T14:00:00.000Z', words: '20 Nov, 08:00' }

const entry: EntryView = {
  ...{ id: 'e1', title: 'Rig Audit', number: 'FRM-26-1', formType: 'Audit' },
  ...{ badge: { label: 'In Review', style: 'in-review' }, submitter: 'Thuy Pham-Castell' },
  ...{ started: moment, submitted: moment, minutes: 34, timeZone: 'UTC', header: [], parts },
  version: null,
  score: { percent: 88, passAt: 95, result: 'fail', hasCriticalFailure: false },
}

const decision: DecisionView = {
  ...{ id: 'e1', formKey: 'key', rowVersion: 1, failures, odd: [], others: [], handedBack: [] },
  ...{ answered: 250, waiting: null, next: null, skipped: [] },
  owed: [{ key: '0', task: 'decides', text: 'Safety review', who: 'You', isDue: true }],
  stillOwed: [],
  handsOver: [],
  moves: [
    {
      ...{ event: 'requestChange', label: 'Hand back', kind: 'plain' },
      ...{ needsReason: false, isOpen: true, why: null },
    },
  ],
}

const drawn = (shown: AnswersShown) =>
  drawnPart(() => (
    <ReviewEntry
      view={{ entry, actionCount: 0, signers: [], signing: null }}
      {...{ decision, shown, here: '/here' }}
      tabs={null}
      after={null}
    />
  ))

const countOf = (html: string, what: string | RegExp) => html.split(what).length - 1

test('opens to what failed: every failure with its photo, before any other answer', async () => {
  const html = await drawn('folded')
  const [first = '', answers = ''] = html.split('id="answers"')
  expect(first).toContain('30 answers need your eyes')
  expect(countOf(first, 'photo-q')).toBeGreaterThanOrEqual(30)
  for (const { label } of failures) {
    expect(first).toContain(`>${label}<`)
  }
  // What passed is not there before the answers, which are folded, section by section.
  expect(first).not.toContain('Question 1.4')
  expect(countOf(answers, '<details')).toBe(sectionCount + 1)
  expect(answers).not.toMatch(/<details[^>]* open/)
  expect(html).not.toContain('style=')
})

test('leads to each section, with its score and how many of it failed', async () => {
  const html = await drawn('folded')
  const [, jumps = ''] = /<nav aria-label="Sections"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  expect(countOf(jumps, '<a ')).toBe(sectionCount + 1)
  expect(jumps).toContain('href="#section-s10"')
  expect(html).toContain('id="section-s10"')
  expect(countOf(jumps, '3 failed')).toBe(sectionCount)
  expect(countOf(jumps, '88 %')).toBe(sectionCount)
})

test('shows only what failed, or all of it open, when the address asks for it', async () => {
  const failed = (await drawn('failed')).split('id="answers"')[1] ?? ''
  expect(countOf(failed, / id="q-/)).toBe(failures.length)
  expect(countOf(failed, /<details[^>]* open/)).toBe(sectionCount)
  const open = (await drawn('open')).split('id="answers"')[1] ?? ''
  expect(countOf(open, / id="q-/)).toBe(sectionCount * inSection)
  expect(countOf(open, /<details[^>]* open/)).toBe(sectionCount + 1)
})
