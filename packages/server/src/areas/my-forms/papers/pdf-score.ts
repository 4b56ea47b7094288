import type { Paper, RowCell } from '../../../pdf/paper.ts'
import type { EntryPaper, PaperEntry, PaperScore } from './entry-paper.ts'

const shares = [0.52, 0.18, 0.14, 0.16] as const

/** The score and, section by section, what it is made of. */
export function writeScore(paper: Paper, { entry, report, sections }: EntryPaper): void {
  const { score } = report
  if (score === null || entry.score === null) {
    return
  }
  paper.keepTogether(100)
  paper.group('Sect', () => {
    paper.bookmark('Score')
    paper.text('H2', 'Score', { size: 13, weight: 'bold', after: 4 })
    const mark = `Score ${shown(entry.score)} %, pass mark ${score.passingPercentage} %: ${resultWords(entry)}`
    if (entry.result === 'fail') {
      paper.plates([{ text: mark, tone: 'alarm' }])
    } else {
      paper.text('P', mark, { size: 12, weight: 'bold', after: 6 })
    }
    if (sections.length > 0) {
      writeTable(paper, [...sections])
    }
    const failed = report.parts
      .flatMap(({ lines }) => lines)
      .filter(({ isCriticalFailure }) => isCriticalFailure)
      .map(({ number, label }) => `${number} ${label}`.trim())
    if (failed.length > 0) {
      paper.text('P', `Critical failures: ${failed.join('; ')}`, { colour: 'alarm' })
    }
    if (score.naShareHigh) {
      paper.text(
        'P',
        `${Math.round(score.naShare * 100)} % of the scored questions are not applicable.`,
      )
    }
  })
  paper.rule()
}

function writeTable(paper: Paper, sections: readonly PaperScore[]): void {
  const style = { size: 9, weight: 'bold', colour: 'muted' } as const
  const heads = ['Section', 'Points', 'Percent', 'Result']
  paper.group('Table', () => {
    paper.group('TR', () => paper.row(heads.map((text, at) => cell('TH', text, at, style))))
    for (const { title, got, max, percent, hasFailed } of sections) {
      const points = `${shown(got)} of ${shown(max)}`
      const texts = [
        title,
        points,
        percent === null ? '–' : `${percent} %`,
        hasFailed ? 'failed' : '–',
      ]
      const look = hasFailed ? ({ colour: 'alarm', weight: 'bold' } as const) : {}
      paper.group('TR', () => paper.row(texts.map((text, at) => cell('TD', text, at, look))))
    }
  })
}

function cell(
  role: RowCell['role'],
  text: string,
  at: number,
  style: NonNullable<RowCell['style']>,
): RowCell {
  return { role, text, share: shares[at] ?? 0, style }
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
