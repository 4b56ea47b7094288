// An entry of five pages: 60 questions in five sections, ten photos of 240 kB, two signatures.

const sections = 5
const questionsEach = 12
const photoBytes = 240_000

// Grey dots as cameras write them. What is added stands in comments, which readers pass over and
// which a document carries as they are.
const dots = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAD/9k=',
  'base64',
)

function photo(seed) {
  const parts = [dots.subarray(0, 2)]
  for (let left = photoBytes; left > 0; left -= 60_000) {
    const comment = Buffer.alloc(60_004, seed)
    comment.writeUInt16BE(0xfffe, 0)
    comment.writeUInt16BE(60_002, 2)
    parts.push(comment)
  }
  return new Uint8Array(Buffer.concat([...parts, dots.subarray(2)]))
}

const note = 'Hoses lie across the walkway at the second pump; moved aside and marked with cones.'

/** What the thread that sets documents is asked; its pictures are moved, so each call makes anew. */
export function sampleEntry() {
  const pictures = new Map(Array.from({ length: 10 }, (_, at) => [`u-${at}`, photo(at + 1)]))
  const parts = Array.from({ length: sections }, (_, section) => ({
    title: `Section ${section + 1}: pumps, lines and pits`,
    isHeader: false,
    percent: 80 + section,
    hasFailed: section === 2,
    lines: Array.from({ length: questionsEach }, (_, at) => lineOf(section, at)),
  }))
  return {
    entry: {
      number: 'FRM-26-000123',
      form_title: 'Wellsite Walkaround',
      form_type_name: 'Inspection',
      form_version: 3,
      form_title_answer: 'Blue Mesa 12, pump side',
      status: 'complete',
      submitter_name: 'Ödön Kovács',
      started_at: new Date('2026-03-05T15:00:00Z'),
      submitted_at: new Date('2026-03-05T15:40:00Z'),
      score: 82.4,
      result: 'pass',
      has_critical_failure: false,
    },
    report: {
      parts,
      score: { passingPercentage: 80, naShare: 0, naShareHigh: false },
    },
    sections: parts.map(({ title, percent, hasFailed }) => ({
      ...{ title, got: 9, max: 11, percent, hasFailed },
    })),
    signers: [
      signer('Mara Lindqvist', 'Read and understood'),
      signer('Iker Etxeberria', 'Approved'),
    ],
    subForms: [],
    pictures,
    timeZone: 'America/Chicago',
    madeAt: new Date('2026-03-05T16:00:00Z'),
    madeFor: 'Ödön Kovács',
  }
}

function lineOf(section, at) {
  const place = section * questionsEach + at
  const first = place / 6
  const photos = place % 12 === 0 ? [photoRef(first), photoRef(first + 1)] : []
  return {
    key: `q${place}`,
    number: `${section + 1}.${at + 1}`,
    label: `Are the walkways at place ${place + 1} free, dry and lit as the plan asks?`,
    text: `Answer ${place + 1}: yes, since ${place + 3} March`,
    note: place % 9 === 4 ? note : '',
    photos,
    signature: null,
    isFlagged: place % 13 === 0,
    isCriticalFailure: false,
  }
}

function photoRef(at) {
  return { uploadId: `u-${at}`, name: `gate-${at}.jpg` }
}

function signer(name, meaning) {
  const signedAt = new Date('2026-03-05T15:50:00Z')
  const signature = { kind: 'typed', name, at: signedAt.toISOString() }
  return { name, meaning, task: 'sign', status: 'done', signedAt, signature }
}

/** Every text that a reader must find in the document. */
export function textsOf({ entry, report, signers }) {
  const lines = report.parts.flatMap((part) => part.lines)
  return [
    ...[entry.number, entry.form_title, entry.form_title_answer, entry.submitter_name],
    ...report.parts.map(({ title }) => title),
    ...lines.flatMap(({ label, text }) => [label, text]),
    ...signers.flatMap(({ name, meaning }) => [name, meaning]),
  ]
}
