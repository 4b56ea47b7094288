/**
 * The page docs/my-forms-checklist.md, read back as rows. It is written by hand and read by people,
 * so its form is plain: a heading for each section of the specification, one list entry for each
 * statement, and below the statement what holds it.
 *
 * @typedef {object} Row
 * @property {string} id such as `2-list-03`
 * @property {string} statement
 * @property {string[]} tests ids of tests that hold the statement
 * @property {string} [open] why it is not held, or not wholly
 * @property {string[]} awaits ids of tests, or the beginnings of such, that will hold it
 * @property {string} [departs] the number of the decision by which we do otherwise
 *
 * @typedef {{ rows: Row[], problems: string[] }} Page
 */

const shapes = {
  section: /^## .*\bsection (?<number>\d+)\b/i,
  row: /^- \*\*(?<id>[^*]+)\*\* (?<statement>.+)$/,
  test: /^ {2}- `(?<test>.+)`$/,
  open: /^ {2}- open: (?<open>.+)$/,
  awaits: /^ {2}- awaits `(?<awaits>.+)`$/,
  departs: /^ {2}- departs: decision (?<departs>\d{4})$/,
  entry: /^ *- /,
}

/** @param {RegExp} shape @param {string} line @param {string} name */
const read = (shape, line, name) => shape.exec(line)?.groups?.[name]

/** What is tested by itself, and the word by which a row says that it is about that alone. */
const byThemselves = [
  { folder: 'packages/widgets/', word: 'The kit' },
  { folder: 'packages/api/src/client/', word: 'The client' },
]

/** @param {Row} row */
function rowProblems({ id, statement, tests, open, awaits, departs }) {
  const alone = byThemselves.find(
    ({ folder }) => tests.length > 0 && tests.every((test) => test.startsWith(folder)),
  )
  return [
    ...(alone !== undefined && !statement.startsWith(alone.word)
      ? [`names tests of ${alone.folder} alone and does not begin with "${alone.word}"`]
      : []),
    ...(tests.length === 0 && open === undefined ? ['has neither a test nor the word open'] : []),
    ...(open !== undefined && awaits.length === 0 ? ['is open and awaits no test by name'] : []),
    ...(open === undefined && awaits.length > 0 ? ['awaits a test and is not open'] : []),
    ...(departs !== undefined && tests.length === 0 && open === undefined
      ? [`departs by decision ${departs} without a test`]
      : []),
  ].map((problem) => `${id} ${problem}.`)
}

/**
 * @param {string} text
 * @returns {Page}
 */
export function readPage(text) {
  /** @type {Row[]} */
  const rows = []
  /** @type {string[]} */
  const problems = []
  let section = ''
  for (const [index, line] of text.split('\n').entries()) {
    const number = read(shapes.section, line, 'number')
    const id = read(shapes.row, line, 'id')
    const row = rows.at(-1)
    if (line.startsWith('## ')) {
      section = number ?? ''
    } else if (section === '') {
      continue
    } else if (id !== undefined) {
      if (!new RegExp(`^${section}-[a-z]+-\\d\\d$`).test(id)) {
        problems.push(`${id} is no id of section ${section}, such as ${section}-list-01.`)
      }
      if (rows.some((other) => other.id === id)) {
        problems.push(`${id} is there twice.`)
      }
      rows.push({
        id,
        statement: read(shapes.row, line, 'statement') ?? '',
        tests: [],
        awaits: [],
      })
    } else if (row && readDetail(row, line)) {
      continue
    } else if (shapes.entry.test(line)) {
      problems.push(`Line ${index + 1} cannot be read: ${line.trim()}`)
    }
  }
  return { rows, problems: [...problems, ...rows.flatMap(rowProblems)] }
}

/** @param {Row} row @param {string} line */
function readDetail(row, line) {
  const awaits = read(shapes.awaits, line, 'awaits')
  const test = read(shapes.test, line, 'test')
  const open = read(shapes.open, line, 'open')
  const departs = read(shapes.departs, line, 'departs')
  if (awaits !== undefined) {
    row.awaits.push(awaits)
  } else if (test !== undefined) {
    row.tests.push(test)
  } else if (open !== undefined) {
    row.open = open
  } else if (departs !== undefined) {
    row.departs = departs
  } else {
    return false
  }
  return true
}
