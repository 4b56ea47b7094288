import type { MyFormsGraphContent } from '@holdpoint/api'
import { describe, expect, test } from 'vitest'
import { myFormsPlaces } from '../my-forms/my-forms.place.ts'
import { drawnPart } from '../test-drawn-part.tsx'
import { countAxis, percentAxis } from './graph-axis.ts'
import { toGraphView } from './graph-view.server.ts'
import type { GraphView } from './graph-view.ts'
import { MyFormsGraph } from './my-forms-graph.tsx'

const clock = { timeZone: 'America/Chicago', now: () => new Date('2026-11-21T12:00:00Z') }
const completed = myFormsPlaces.read(new URLSearchParams('section=completed&view=graph'))

const day = (startDate: string, count: number, meanScore: number | null) => {
  return { startDate, endDate: startDate, count, scored: meanScore === null ? 0 : count, meanScore }
}

const fiveDays = [16, 17, 18, 19, 20].map((date, place) =>
  day(`2026-11-${date}`, 11 + place * 2, 60 + place * 8),
)

const graph: MyFormsGraphContent = {
  totalRecords: 114,
  step: 'day',
  overTime: [day('2026-11-19', 60, 90), day('2026-11-20', 0, null), day('2026-11-21', 54, 70)],
  byStatus: [
    { formStatus: 'in_review', count: 14 },
    { formStatus: 'complete', count: 100 },
  ],
  byFormType: [
    { formTypeId: 't-1', name: 'Inspection', count: 111 },
    { formTypeId: 't-2', name: '<b>Audit</b>', count: 3 },
  ],
  passMark: { low: 80, high: 80 },
  passRate: {
    rated: 114,
    passed: 93,
    before: { startDate: '2026-11-16', endDate: '2026-11-18', rated: 50, passed: 39 },
  },
  byDistrict: [
    { code: 'MON', name: 'Montney', count: 20, rated: 10, passed: 2 },
    { code: 'PER', name: 'Permian', count: 94, rated: 90, passed: 81 },
  ],
  byCrew: [{ code: 'F-01', name: 'F-01 Red', count: 9, rated: 8, passed: 8 }],
  failedQuestions: {
    entriesRead: 1000,
    isCut: true,
    data: [
      {
        formId: 'f-1',
        formTitle: 'Short check',
        questionKey: 'barrier',
        label: 'Red zone barrier is closed',
        failed: 12,
      },
    ],
  },
  openActions: {
    count: 3,
    overdue: 1,
    data: [
      {
        id: 'a-1',
        number: 'ACT-26-1',
        title: 'Close the barrier',
        dueOn: '2026-11-20',
        isOverdue: true,
        myFormId: 'm-1',
      },
    ],
  },
}

function viewOf(change: Partial<MyFormsGraphContent> = {}, place = completed): GraphView {
  return toGraphView({ ...graph, ...change }, { context: clock, place })
}

function findingsOf(change: Partial<MyFormsGraphContent> = {}, place = completed) {
  const { figures } = viewOf(change, place)
  return Object.fromEntries(
    figures.map(({ id, finding }) => [id, finding.replaceAll('\u00a0', ' ')]),
  )
}

/** What the server sends of the graphs, as text. */
function drawn(view: GraphView): Promise<string> {
  return drawnPart(() => <MyFormsGraph view={view} isLoading={false} />)
}

describe('the findings', () => {
  test('say in words what the numbers say', () => {
    expect(findingsOf()).toEqual({
      time: '19 Nov was the busiest day, with 60 of 114 forms',
      status: '100 of 114 forms are Completed',
      type: 'Inspection leads, with 111 of 114 forms',
      score: 'Mean score 81 %, 1 point over the pass mark',
      rate: 'Passed 82 % of 114, 4 points more than the 3 days before',
      district: 'Montney passed least, 20 % of 10',
      crew: 'F-01 Red passed 100 % of 8',
      questions: '“Red zone barrier is closed” failed most, in 12 forms',
      actions: '3 actions are open, 1 overdue',
    })
  })

  test.each<[string, Partial<MyFormsGraphContent>, Record<string, string>]>([
    [
      'days that are alike',
      { overTime: [day('2026-11-20', 57, null), day('2026-11-21', 57, null)] },
      { time: 'Never more than 57 forms a day, 114 in all' },
    ],
    [
      'one day alone',
      { overTime: [day('2026-11-21', 114, null)] },
      { time: 'All 114 forms started in one day: 21 Nov' },
    ],
    [
      'one status and one type',
      {
        byStatus: [{ formStatus: 'complete', count: 114 }],
        byFormType: [{ formTypeId: 't-1', name: 'Inspection', count: 114 }],
      },
      {
        status: 'All 114 forms are Completed',
        type: 'All 114 forms are of one type: Inspection',
      },
    ],
    [
      'types that are alike',
      {
        byFormType: ['Audit', 'Inspection'].map((name) => ({ formTypeId: name, name, count: 57 })),
      },
      { type: '2 form types lead, with 57 forms each' },
    ],
    [
      'pass marks that differ',
      { passMark: { low: 70, high: 80 } },
      { score: 'Mean score 81 %, 1 point over every pass mark' },
    ],
    [
      'a score among the pass marks',
      { passMark: { low: 70, high: 90 } },
      { score: 'Mean score 81 %, among pass marks of 70 to 90 %' },
    ],
    [
      'a rate that fell, and one day',
      {
        passRate: {
          rated: 4,
          passed: 2,
          before: { startDate: '2026-11-20', endDate: '2026-11-20', rated: 1, passed: 1 },
        },
      },
      { rate: 'Passed 50 % of 4, 50 points fewer than the day before' },
    ],
    [
      'a rate that stands, to the whole point',
      {
        passRate: {
          rated: 1000,
          passed: 501,
          before: { startDate: '2026-11-20', endDate: '2026-11-21', rated: 4, passed: 2 },
        },
      },
      { rate: 'Passed 50 % of 1,000, as in the 2 days before' },
    ],
    [
      'nothing rated before',
      {
        passRate: {
          rated: 4,
          passed: 2,
          before: { startDate: '2026-11-20', endDate: '2026-11-20', rated: 0, passed: 0 },
        },
      },
      { rate: 'Passed 50 % of 4' },
    ],
    [
      'places that are alike',
      { byDistrict: graph.byDistrict.map((place) => ({ ...place, rated: 4, passed: 3 })) },
      { district: 'Every district passed 75 %' },
    ],
    [
      'no action overdue',
      { openActions: { ...graph.openActions, count: 1, overdue: 0 } },
      { actions: '1 action is open, none overdue' },
    ],
  ])('of %s are true', (_what, change, findings) => {
    expect(findingsOf(change)).toMatchObject(findings)
  })

  test('are left out where nothing was counted, and a sentence says so', () => {
    const { figures, missing } = viewOf({
      overTime: [day('2026-11-21', 114, null)],
      passMark: null,
      passRate: { rated: 0, passed: 0, before: null },
      byDistrict: [],
      byCrew: [],
      failedQuestions: { entriesRead: 0, isCut: false, data: [] },
      openActions: { count: 0, overdue: 0, data: [] },
    })
    expect(figures.map(({ id }) => id)).toEqual(['time', 'status', 'type'])
    expect(missing).toEqual([
      'No form here has a score yet.',
      'No form here has passed or failed yet.',
      'No action is open.',
    ])
  })
})

describe('the numbers', () => {
  const linksOf = (id: string, place = completed) => {
    const figure = viewOf({}, place).figures.find((one) => one.id === id)
    return figure?.table.rows.map(({ to, cells }) => cells.at(-1)?.to ?? to)
  }

  test('lead to the list that they count', () => {
    const list = '/my-forms?section=completed&view=list'
    const none = '&selectedFilterId=none'
    const dates = (from: string, to: string) => `&selectedStartDate=${from}&selectedEndDate=${to}`
    expect(linksOf('time')).toEqual([
      `${list}${dates('2026-11-19', '2026-11-19')}${none}`,
      `${list}${dates('2026-11-21', '2026-11-21')}${none}`,
    ])
    expect(linksOf('status')).toEqual([
      `${list}&selectedStatus=in_reviews${none}`,
      `${list}&selectedStatus=complete${none}`,
    ])
    expect(linksOf('type')?.[0]).toBe(`${list}&selectedFormTypeOptions=t-1${none}`)
    expect(linksOf('district')?.[0]).toBe(`${list}&selectedDistrict=MON${none}`)
    expect(linksOf('crew')?.[0]).toBe(`${list}&selectedCrewOptions=F-01${none}`)
    expect(linksOf('rate')).toEqual([list, `${list}${dates('2026-11-16', '2026-11-18')}${none}`])
  })

  test('of questions and actions lead to the entries that they come from', () => {
    const list = '/my-forms?section=completed&view=list'
    expect(linksOf('questions')).toEqual([`${list}&selectedFormIds=f-1&selectedFilterId=none`])
    expect(linksOf('actions')).toEqual(['/my-form/fill-out/m-1'])
    expect(linksOf('actions', completed.section('signature'))).toEqual([
      '/review-form/review-form-question/m-1?tab=6',
    ])
  })

  test('keep the rest of the filter', () => {
    const place = completed.with({
      searchValue: 'bop',
      page: 3,
      filter: { ...completed.said.filter, isKudos: true, crews: ['F-02'] },
    })
    const rest = 'view=list&searchValue=bop&selectedCrewOptions=F-02'
    expect(linksOf('type', place)?.[0]).toBe(
      `/my-forms?section=completed&${rest}&selectedFormTypeOptions=t-1&isKudosSelected=true&selectedFilterId=none`,
    )
    // The entries of two crews: no list asks for both.
    expect(linksOf('crew', place)?.[0]).toBe(
      `/my-forms?section=completed&${rest}&isKudosSelected=true`,
    )
  })
})

describe('an axis', () => {
  test.each([
    [1, ['0', '1']],
    [3, ['0', '1', '2', '3']],
    [7, ['0', '2', '4', '6', '8']],
    [19, ['0', '5', '10', '15', '20']],
    [41, ['0', '20', '40', '60']],
    [4001, ['0', '2,000', '4,000', '6,000']],
  ])('of counts up to %i has round numbers and room for the most', (most, texts) => {
    const { ticks, top } = countAxis('Forms', most)
    expect(ticks.map(({ text }) => text)).toEqual(texts)
    expect(top).toBeGreaterThanOrEqual(most)
    expect([ticks[0]?.at, ticks.at(-1)?.at]).toEqual([0, 100])
  })

  test.each([
    [0, 6],
    [50, 6],
    [60, 5],
    [90, 2],
  ])('of percents from %i has %i numbers, the whole last', (bottom, count) => {
    const { ticks } = percentAxis('Score', bottom)
    expect(ticks).toHaveLength(count)
    expect(ticks.at(-1)).toEqual({ text: '100\u00a0%', at: 100 })
  })
})

describe('the page', () => {
  test('draws each figure with its finding, its chart and its table', async () => {
    const view = viewOf()
    const html = await drawn(view)
    expect(html.match(/<figure /g)).toHaveLength(view.figures.length)
    expect(html.match(/<details><summary>/g)).toHaveLength(view.figures.length)
    expect(html.match(/<table /g)).toHaveLength(view.figures.length)
    for (const { id, finding } of view.figures) {
      expect(html).toContain(`<h2 id="graph-${id}">${finding}</h2>`)
    }
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)?.length).toBe(html.match(/<svg/g)?.length)
    expect(html).not.toMatch(/ style="|<script|on[a-z]+="/)
  })

  test('draws no number that is none, and no markup that came as a name', async () => {
    const html = await drawn(viewOf())
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(html).toContain('&lt;b&gt;Audit&lt;/b&gt;')
  })

  test('says fewer than five values in words, and draws the others with the numbers of an axis', async () => {
    const { figures } = viewOf({ overTime: fiveDays })
    const kinds = Object.fromEntries(figures.map(({ id, chart }) => [id, chart.kind]))
    expect(kinds).toMatchObject({ time: 'columns', score: 'line', status: 'words', crew: 'words' })
    expect(figures.slice(0, 2).map(({ id }) => id)).toEqual(['time', 'score'])
    const axes = figures.flatMap(({ chart }) => ('axis' in chart ? [chart.axis] : []))
    expect(axes.map(({ unit, ticks }) => [unit, ticks.map(({ text }) => text)])).toEqual([
      ['Forms', ['0', '5', '10', '15', '20']],
      [
        'Mean score',
        ['50\u00a0%', '60\u00a0%', '70\u00a0%', '80\u00a0%', '90\u00a0%', '100\u00a0%'],
      ],
    ])
    expect(await drawn(viewOf())).not.toContain('<line')
  })

  test('keeps every bar and point inside its drawing', () => {
    const { figures } = viewOf({ overTime: fiveDays, passMark: { low: 0, high: 100 } })
    const shares = figures.flatMap(({ chart }) => {
      switch (chart.kind) {
        case 'words':
        case 'bars':
          return chart.bars.map(({ share }) => share)
        case 'columns':
          return chart.columns.map(({ height }) => height)
        case 'line':
          return [...chart.points.flatMap(({ x, y }) => [x, y]), ...chart.marks.map(({ y }) => y)]
      }
    })
    expect(shares.filter((share) => !(share >= 0 && share <= 100))).toEqual([])
  })
})
