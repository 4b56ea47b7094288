import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import { answerQuestions } from '../ceiling/companion.mjs'

// The writer of workbooks by itself, as its thread runs it: from the text of JSON that the database
// gives to the bytes of the file, beside compressing the very same XML in the very same pieces.

const source = new URL('../../packages/server/src/', import.meta.url)
const { openListWorkbook } = await import(new URL('lists/workbook.ts', source).href)
const { workbooks } = await import(new URL('workbooks.ts', source).href)

const rowsEach = 500
const none = new Map()
const list = {
  timeZone: 'America/Chicago',
  names: { district: none, businessUnit: none, crew: none, customer: none, pad: none },
}
const firstMs = Date.parse('2025-01-01T00:00:00Z')

function rowOf(at) {
  const startedAt = firstMs + at * 300_000
  return {
    place: at,
    number: `FRM-26-${String(at).padStart(6, '0')}`,
    formTitle: 'Wellsite Walkaround',
    formType: 'Inspection',
    formVersion: 3,
    status: 'complete',
    elevatedFrom: null,
    isReopened: at % 40 === 0,
    country: 'United States',
    districtCode: `D-${at % 12}`,
    businessUnitCode: `BU-${at % 5}`,
    crewCodes: [`C-${at % 60}`],
    customerId: `cust-${at % 30}`,
    padIds: [`pad-${at % 200}`],
    titleAnswer: `Blue Mesa ${at % 97}, pump ${at % 7}`,
    score: 70 + (at % 31),
    result: at % 9 === 0 ? 'fail' : 'pass',
    kudos: at % 3,
    upvotes: at % 5,
    publicComments: at % 4,
    privateComments: 0,
    openActions: at % 2,
    actions: 2,
    subForms: 0,
    submittedBy: `Person ${at % 120}`,
    employeeTitle: 'Field operator',
    isSse: at % 11 === 0,
    startedAt,
    submittedAt: startedAt + 1_800_000,
    completedAt: startedAt + 3_600_000,
  }
}

function cpuMsOf(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

answerQuestions({
  start: () => ({}),
  /** Both, page after page in turns, so that whatever else the machine does falls on both. */
  measure({ entries }) {
    const writer = openListWorkbook(workbooks.myform, list)
    writer.begin()
    let [oursMs, floorMs, plainBytes] = [0, 0, 0]
    for (let at = 0; at < entries; at += rowsEach) {
      const rows = JSON.stringify(Array.from({ length: rowsEach }, (_, index) => rowOf(at + index)))
      let packed
      const wrote = cpuMsOf(() => (packed = writer.rows(rows)))
      const xml = inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH })
      const floor = cpuMsOf(() =>
        deflateRawSync(xml, { level: 6, finishFlush: constants.Z_SYNC_FLUSH }),
      )
      // The engine compiles what is hot in the first pages.
      if (at >= entries / 10) {
        oursMs += wrote
        floorMs += floor
      }
      plainBytes += xml.byteLength
    }
    return { timesFloorCpu: oursMs / floorMs, cpuMs: oursMs, floorMs, plainBytes }
  },
})
