import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPage } from './checklist-page.mjs'
import { checkChecklist, describeVerdict } from './checklist.mjs'

let base: string
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'checklist-'))
  put('docs/decisions/0008-list-window.md', '# 0008')
  put('out/widgets.json', playwright([]))
})
afterEach(() => rmSync(base, { recursive: true }))

function put(file: string, content: unknown): void {
  const place = path.join(base, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content))
}

const page = (...lines: string[]) =>
  ['# Checklist', '', '## Section 2', '', ...lines, ''].join('\n')

const vitest = (...results: [title: string, status: string][]) => ({
  testResults: [
    {
      name: path.join(base, 'packages/a.test.ts'),
      assertionResults: results.map(([title, status]) => ({
        ancestorTitles: ['the list'],
        title,
        status,
      })),
    },
  ],
})

function playwright(runs: { projectName: string; status: string; expectedStatus?: string }[]) {
  const tests = runs.map((run) => ({ expectedStatus: 'passed', ...run }))
  const inner = { title: 'a phone', file: 'b.spec.ts', specs: [{ title: 'shows it', tests }] }
  return {
    config: { rootDir: path.join(base, 'apps') },
    suites: [{ title: 'b.spec.ts', file: 'b.spec.ts', suites: [inner] }],
  }
}

const row = [
  '- **2-list-01** The list shows rows.',
  '  - `packages/a.test.ts > the list > shows 3`',
]
const openRow = [
  '- **2-list-02** The list is quick.',
  '  - open: nobody has measured it',
  '  - awaits `packages/a.test.ts > the list > is quick`',
]

/** Everything in order, except what a test says. */
function problemsOf({
  text = page(...row),
  unit = vitest(['shows 3', 'passed']),
  browser = playwright([]),
  complete = false,
}: {
  text?: string
  unit?: object
  browser?: object
  complete?: boolean
} = {}): string[] {
  put('docs/my-forms-checklist.md', text)
  put('out/unit.json', unit)
  put('out/scripted-1.json', browser)
  put('out/scripted-2.json', playwright([]))
  put('out/sandbox.json', playwright([]))
  put('out/scriptless-1.json', playwright([]))
  put('out/scriptless-2.json', playwright([]))
  return checkChecklist(base, { complete }).problems
}

describe('the checklist', () => {
  test('is in order when every named test has passed', () => {
    expect(problemsOf()).toEqual([])
  })

  test('fails on a test that is in no report', () => {
    expect(problemsOf({ unit: vitest(['shows 4', 'passed']) })).toEqual([
      '2-list-01: is in no report: packages/a.test.ts > the list > shows 3',
    ])
  })

  test('fails on a title that is not expanded, and says so', () => {
    expect(problemsOf({ text: page(...row).replace('shows 3', 'shows %s') })).toEqual([
      '2-list-01: is in no report (write the title expanded): packages/a.test.ts > the list > shows %s',
    ])
  })

  test('fails on a test that failed', () => {
    expect(problemsOf({ unit: vitest(['shows 3', 'failed']) })).toEqual([
      '2-list-01: failed: packages/a.test.ts > the list > shows 3',
    ])
  })

  test('fails on a test that failed on one engine alone', () => {
    put('out/postgres-2.json', vitest(['shows 3', 'failed']))
    expect(problemsOf()).toEqual(['2-list-01: failed: packages/a.test.ts > the list > shows 3'])
  })

  test.each(['pending', 'skipped', 'todo'])('fails on a test that is %s everywhere', (status) => {
    put('out/postgres-2.json', vitest(['shows 3', status]))
    expect(problemsOf({ unit: vitest(['shows 3', status]) })).toEqual([
      '2-list-01: is skipped wherever it runs: packages/a.test.ts > the list > shows 3',
    ])
  })

  test('takes a test that runs on one engine alone', () => {
    put('out/postgres-2.json', vitest(['shows 3', 'passed']))
    expect(problemsOf({ unit: vitest(['shows 3', 'pending']) })).toEqual([])
  })

  test('fails without the report of a suite', () => {
    rmSync(path.join(base, 'out/widgets.json'))
    expect(problemsOf()).toEqual(['There is no out/widgets.json: its suite has not run.'])
  })

  test('fails when it holds no row', () => {
    expect(problemsOf({ text: page() })).toEqual(['docs/my-forms-checklist.md holds no row.'])
  })

  test('fails on a decision that is not there', () => {
    const departing = (number: string) => page(...row, `  - departs: decision ${number}`)
    expect(problemsOf({ text: departing('0008') })).toEqual([])
    expect(problemsOf({ text: departing('0009') })).toEqual([
      '2-list-01 departs by decision 0009, which is not there.',
    ])
  })
})

describe('an open statement', () => {
  test('is counted and told with its reason, and is no failure', () => {
    expect(problemsOf({ text: page(...row, ...openRow) })).toEqual([])
    const told = describeVerdict(checkChecklist(base, { complete: false }))
    expect(told).toContain('open  2-list-02 The list is quick. (nobody has measured it)')
    expect(told).toContain(
      '2 statements about My Forms: 1 held, 0 of them otherwise by decision; 1 open.',
    )
  })

  test('fails where all of them are wanted', () => {
    expect(problemsOf({ text: page(...row, ...openRow), complete: true })).toEqual([
      '1 statements are open.',
    ])
  })

  test.each(['passed', 'failed', 'pending'])('fails once its test is there and %s', (status) => {
    const unit = vitest(['shows 3', 'passed'], ['is quick', status])
    expect(problemsOf({ text: page(...row, ...openRow), unit })).toEqual([
      '2-list-02 is open, and its test is there: packages/a.test.ts > the list > is quick',
    ])
  })

  test('may await a group or a file', () => {
    const awaiting = (name: string) =>
      page(...openRow).replace('packages/a.test.ts > the list > is quick', name)
    const found = [
      '2-list-02 is open, and its test is there: packages/a.test.ts > the list > shows 3',
    ]
    expect(problemsOf({ text: awaiting('packages/a.test.ts') })).toEqual(found)
    expect(problemsOf({ text: awaiting('packages/a.test.ts > the list') })).toEqual(found)
    expect(problemsOf({ text: awaiting('packages/a.test.ts > the li') })).toEqual([])
  })
})

describe('a test in the browser', () => {
  const inBrowser = (project = '') =>
    page(
      '- **2-list-01** The list shows rows.',
      `  - \`apps/b.spec.ts > a phone > shows it${project}\``,
    )
  const runs = (js: string, noJs: string) =>
    playwright([
      { projectName: 'js', status: js },
      { projectName: 'no-js', status: noJs },
    ])

  test('holds when it passed in a project, and is named by its file from the root', () => {
    expect(problemsOf({ text: inBrowser(), browser: runs('expected', 'skipped') })).toEqual([])
  })

  test('fails when it fails in one of two', () => {
    expect(problemsOf({ text: inBrowser(), browser: runs('expected', 'unexpected') })).toEqual([
      '2-list-01: failed: apps/b.spec.ts > a phone > shows it',
    ])
  })

  test('holds when it passed only when it was repeated', () => {
    expect(problemsOf({ text: inBrowser(), browser: runs('expected', 'flaky') })).toEqual([])
  })

  test('may be asked of one project', () => {
    const browser = runs('expected', 'skipped')
    expect(problemsOf({ text: inBrowser(' [js]'), browser })).toEqual([])
    expect(problemsOf({ text: inBrowser(' [no-js]'), browser })).toEqual([
      '2-list-01: is skipped wherever it runs: apps/b.spec.ts > a phone > shows it [no-js]',
    ])
  })

  test('holds nothing when it is expected to fail', () => {
    const browser = playwright([
      { projectName: 'js', status: 'expected', expectedStatus: 'failed' },
    ])
    expect(problemsOf({ text: inBrowser(), browser })).toHaveLength(1)
  })
})

describe('the page', () => {
  test.each([
    ['an id of another section', ['- **3-list-01** It is.', '  - `a > b`'], 'no id of section 2'],
    ['an id that is there twice', [...row, ...row], '2-list-01 is there twice.'],
    ['a row with nothing below', ['- **2-list-01** It is.'], 'neither a test nor the word open'],
    ['an open row that awaits nothing', openRow.slice(0, 2), 'awaits no test by name'],
    [
      'a held row that awaits a test',
      [...row, '  - awaits `a > b`'],
      'awaits a test and is not open',
    ],
    [
      'a row about the product that names tests of the kit alone',
      ['- **2-list-01** It is.', '  - `packages/widgets/a > b`'],
      'names tests of packages/widgets/ alone',
    ],
    [
      'a row about the product that names tests of the client alone',
      ['- **2-list-01** It is.', '  - `packages/api/src/client/a > b`'],
      'does not begin with "The client"',
    ],
    ['a line of another form', [...row, '  - todo: later'], 'Line 7 cannot be read: - todo: later'],
  ])('is refused with %s', (_what, lines, problem) => {
    expect(readPage(page(...lines)).problems.join('\n')).toContain(problem)
  })

  test('lets prose stand, and lists before the first section', () => {
    const text = `- a list\n\n${page('Some words.', '', ...row)}`
    expect(readPage(text)).toEqual({
      problems: [],
      rows: [
        {
          id: '2-list-01',
          statement: 'The list shows rows.',
          tests: ['packages/a.test.ts > the list > shows 3'],
          awaits: [],
        },
      ],
    })
  })
})
