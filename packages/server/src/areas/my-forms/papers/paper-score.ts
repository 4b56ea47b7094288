import type { PaperBlock, PaperColumn, PaperPart, PaperRow } from '../../../pdf/document.ts'
import type { EntryPaper, PaperEntry, PaperScore } from './entry-paper.ts'

const columns: readonly PaperColumn[] = [
  { label: 'Section', share: 0.52 },
  { label: 'Points', share: 0.18 },
  { label: 'Percent', share: 0.14 },
  { label: 'Result', share: 0.16 },
]

/** The score and, section by section, what it is made of; without blocks where there is none. */
export function scorePart({ entry, report, sections }: EntryPaper): PaperPart {
  const { score } = report
  if (score === null || entry.score === null) {
    return { title: 'Score', blocks: [] }
  }
  const mark = `Score ${shown(entry.score)} %, pass mark ${score.passingPercentage} %: ${resultWords(entry)}`
  const failed = report.parts
    .flatMap(({ lines }) => lines)
    .filter(({ isCriticalFailure }) => isCriticalFailure)
    .map(({ number, label }) => `${number} ${label}`.trim())
  const share = Math.round(score.naShare * 100)
  const blocks: PaperBlock[] = [
    entry.result === 'fail'
      ? { kind: 'plates', plates: [{ text: mark, tone: 'alarm' }] }
      : { kind: 'text', text: mark, isStrong: true },
    ...(sections.length > 0
      ? [{ kind: 'table' as const, columns, rows: sections.map(rowOf) }]
      : []),
    ...(failed.length > 0 ? [alarming(`Critical failures: ${failed.join('; ')}`)] : []),
    ...(score.naShareHigh
      ? [{ kind: 'text' as const, text: `${share} % of the scored questions are not applicable.` }]
      : []),
  ]
  return { title: 'Score', blocks }
}

function alarming(text: string): PaperBlock {
  return { kind: 'text', text, tone: 'alarm' }
}

function rowOf({ title, got, max, percent, hasFailed }: PaperScore): PaperRow {
  const points = `${shown(got)} of ${shown(max)}`
  const cells = [title, points, percent === null ? '' : `${percent} %`, hasFailed ? 'failed' : '']
  return hasFailed ? { cells, tone: 'alarm' } : { cells }
}

function resultWords({ result, has_critical_failure }: PaperEntry): string {
  const words = { pass: 'passed', fail: 'failed', none: 'not rated' } as const
  const said = words[result ?? 'none']
  return has_critical_failure ? `${said}, with a critical failure` : said
}

/** At most one decimal, and none where it is zero. */
function shown(value: number | null): string {
  return String(Math.round((value ?? 0) * 10) / 10)
}
