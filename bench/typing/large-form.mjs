// A form as large as they come: 250 questions in ten sections, every fifth of them to be typed
// into, with rules that read other answers, scoring, notes and photos; and an entry of it, of which 30
// answers fail.

const sections = 10
const failedEach = 3
const questionsEach = 25

const en = (text) => ({ en: text })
const isNo = { op: 'eq', args: [{ op: 'value' }, 'no'] }

/** The definition of the form. */
export const largeForm = {
  schema: 1,
  key: 'large_form',
  version: 1,
  title: en('Rig acceptance, all systems'),
  languages: ['en'],
  workflow: { approvals: [{ meaning: 'Rig manager', by: 'manager' }] },
  scoring: { enabled: true, passingPercentage: 80, na: 'exclude', critical: 'failKeepScore' },
  items: Array.from({ length: sections }, (_, at) => ({
    key: `part_${at + 1}`,
    type: 'section',
    title: en(`System ${at + 1}`),
    items: Array.from({ length: questionsEach }, (_, place) => question(at + 1, place + 1)),
  })),
}

/** An answer to each question; the first three of each part that can fail do, with a note. */
export function largeAnswers() {
  return largeForm.items.flatMap(({ items }) => {
    const failed = items.filter(({ type }) => type === 'yesNo').slice(0, failedEach)
    return items.map((asked) =>
      failed.includes(asked)
        ? { key: asked.key, value: 'no', note: 'Not as drawn.' }
        : { key: asked.key, value: answered[asked.type] },
    )
  })
}

/** What a question of each type is answered with. */
export const answered = {
  ...{ yesNo: 'yes', text: 'as drawn', longText: 'Seen from both sides.', decimal: 12.5 },
}

/** The key of a question, by its part and its place there. */
export function keyOf(part, place) {
  return `q_${part}_${place}`
}

function question(part, place) {
  const key = keyOf(part, place)
  const label = en(`System ${part}, point ${place}: is it as the drawing shows?`)
  switch (place % 5) {
    case 1:
      return { key, type: 'text', label, required: true }
    case 2:
      return { key, type: 'longText', label, visible: shownBy(keyOf(part, place + 1)) }
    case 4: {
      const [min, max] = [0, 1000]
      return { ...{ key, type: 'decimal', label, min, max, precision: 1, unit: 'psi', media: {} } }
    }
    default: {
      const on = [{ when: isNo, do: 'requireNote' }]
      const score = { weight: 1 }
      return {
        ...{ key, type: 'yesNo', label, required: true, note: 'optional', media: {} },
        score,
        on,
      }
    }
  }
}

/** Holds unless that question says "N/A", so that nearly everything shows and rules are read. */
function shownBy(key) {
  return { op: 'not', args: [{ op: 'isNA', args: [{ op: 'answer', key }] }] }
}
