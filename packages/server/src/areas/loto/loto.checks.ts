import {
  absentChecks,
  lotoChecks,
  lotoLines,
  type AbsentCheck,
  type EventOf,
  type LotoCheck,
  type lotoMoves,
} from '@holdpoint/api'

// What is ticked before a lockout moves, and before the lock of somebody absent is removed.

/** A move of a lockout. */
export type LotoEvent = EventOf<typeof lotoMoves>

/** What the template writes that a checklist is made of. */
export type LotoTexts = {
  notify: string
  shutdown_steps: string
  verification: string
  restoration_steps: string
}

/** What must be ticked before a move, in its order: the lines of the template, then ours. */
export function checklistOf(event: LotoEvent, texts: LotoTexts): LotoCheck[] {
  const ours = Object.entries<string>(
    event in lotoChecks ? lotoChecks[event as keyof typeof lotoChecks] : {},
  )
  return [
    ...linesOf(event, texts).map((text, place) => ({ name: `line-${place + 1}`, text })),
    ...ours.map(([name, text]) => ({ name, text: withWords(text, wordsOf(name, texts)) })),
  ]
}

/** What a move asks for that was not ticked: the first of it. */
export function missingCheck(list: readonly LotoCheck[], ticked: readonly string[]): string | null {
  return list.find(({ name }) => !ticked.includes(name))?.text ?? null
}

/** The same before the lock of somebody absent is removed. */
export function missingAbsentCheck(ticked: readonly AbsentCheck[]): string | null {
  const list = Object.entries(absentChecks).map(([name, text]) => ({ name, text }))
  return missingCheck(list, ticked)
}

function linesOf(event: LotoEvent, texts: LotoTexts): string[] {
  const lines = { shutDown: texts.shutdown_steps, restore: texts.restoration_steps }
  const text = event in lines ? lines[event as keyof typeof lines] : ''
  return lotoLines(text)
}

/** Who is told, and how the machine is tried, stand in the template. */
function wordsOf(name: string, { notify, verification }: LotoTexts): string {
  return name === 'notified' ? notify : name === 'tried' ? verification : ''
}

function withWords(text: string, words: string): string {
  const said = words.replace(/\s+/gu, ' ').trim()
  return said === '' ? text : `${text.replace(/\.$/u, '')}: ${said.replace(/\.$/u, '')}.`
}
