import { evaluate } from './evaluate.ts'
import { formatAnswer } from './format-answer.ts'
import { withCalculated } from './kept-answers.ts'
import { laidOut } from './repeats.ts'
import { riskRankOf } from './risk.ts'
import { isVoid } from './signatures.ts'
import { sketchOf } from './sketch.ts'
import { isSection, questionsOf } from './structure.ts'
import { shownPercent } from './score.ts'
import { textOf } from './text.ts'
import type {
  Answer,
  Answers,
  AnswerValue,
  EvaluateContext,
  FormDefinition,
  Lookups,
  MediaRef,
  Question,
  Score,
  Signature,
  Sketch,
} from './types.ts'

/** One question of a report: words only, nothing left to work out. */
export type ReportLine = {
  readonly key: string
  /** `2.3`, in an instance `2.1.3`, or `''` for a header question. */
  readonly number: string
  /** `Person 2` where its section is asked several times, else `''`. */
  readonly instance: string
  readonly label: string
  /** `''` when it was not answered. */
  readonly text: string
  /** The answer itself, for whoever counts; of a calculated question what it came to. */
  readonly value: AnswerValue
  readonly note: string
  readonly photos: readonly MediaRef[]
  /** What answers a `file` question; its text names them. */
  readonly files: readonly MediaRef[]
  /** What was drawn, of a question that asks for that; its text tells it in words. */
  readonly sketch: Sketch | null
  /** Null also where it is void: an answer was changed after it was given. */
  readonly signature: Signature | null
  readonly isFlagged: boolean
  /**
   * An answer that nobody hopes for: No, or Yes where that earns nothing; a risk of the two worst
   * levels.
   */
  readonly isAdverse: boolean
  readonly isCriticalFailure: boolean
}

/** A section of a report, the header, or a run of questions outside sections. */
export type ReportPart = {
  /** `''` for the header and for questions outside sections. */
  readonly title: string
  readonly isHeader: boolean
  /** Whole percent; null when nothing in it was scored. */
  readonly percent: number | null
  readonly hasFailed: boolean
  readonly lines: readonly ReportLine[]
}

/** An entry drawn up for reading on paper. */
export type Report = { readonly parts: readonly ReportPart[]; readonly score: Score | null }

/**
 * Draws up an entry in page order: what showed on that day, with answers in words. Hidden questions
 * and display texts are left out, and so is a part that holds nothing else.
 */
export function reportOf(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
  lookups: Lookups = {},
): Report {
  const evaluation = evaluate(definition, answers, context)
  const kept = withCalculated(definition, answers, context)
  const { score } = evaluation
  const parts: ReportPart[] = []
  const form = laidOut(definition, answers)
  const lines = questionsOf(form)
    .filter(({ question }) => evaluation.items[question.key]?.visible === true)
    .map(({ question, number, sectionKey }) => {
      const answer = standingAnswer(form, kept, question.key)
      return {
        isHeader: question.header === true,
        sectionKey,
        line: {
          key: question.key,
          number,
          instance: textOf(question.instance?.title, context.lang),
          label: textOf(question.instance?.label ?? question.label, context.lang),
          text: formatAnswer(question, answer, context.lang, lookups),
          value: answer?.value ?? null,
          note: answer?.note ?? '',
          photos: question.type === 'file' ? [] : (answer?.media ?? []),
          files: question.type === 'file' ? (answer?.media ?? []) : [],
          sketch: sketchOf(question, answer),
          signature: answer?.signature ?? null,
          isFlagged: evaluation.items[question.key]?.flagged ?? false,
          isAdverse: isAdverse(question, answer),
          isCriticalFailure: score?.criticalFailures.includes(question.key) ?? false,
        },
      }
    })
  for (const run of runsOf(lines)) {
    const [first] = run
    if (first === undefined) {
      continue
    }
    const section = definition.items.find(
      (item) => isSection(item) && item.key === first.sectionKey,
    )
    const sectionScore = score?.sections.find(({ key }) => key === first.sectionKey)
    parts.push({
      title: section !== undefined && isSection(section) ? textOf(section.title, context.lang) : '',
      isHeader: first.isHeader,
      percent: shownPercent(sectionScore?.percent ?? null),
      hasFailed: sectionScore?.failed ?? false,
      lines: run.map(({ line }) => line),
    })
  }
  return { parts, score }
}

/** Neighbours of one instance together, under its title; those of none under an empty one. */
export function byInstance<Line extends { readonly instance: string }>(
  lines: readonly Line[],
): { title: string; lines: Line[] }[] {
  const runs: { title: string; lines: Line[] }[] = []
  for (const line of lines) {
    if (runs.at(-1)?.title !== line.instance) {
      runs.push({ title: line.instance, lines: [] })
    }
    runs.at(-1)?.lines.push(line)
  }
  return runs
}

/** An answer without its signature where that no longer stands. */
function standingAnswer(
  definition: FormDefinition,
  answers: Answers,
  key: string,
): Answer | undefined {
  const answer = answers[key]
  if (answer?.signature === undefined || !isVoid(definition, answers, key, answer.signature)) {
    return answer
  }
  const { signature: _void, ...rest } = answer
  return rest
}

function isAdverse(question: Question, answer: Answer | undefined): boolean {
  const { type, score } = question
  if (type === 'risk') {
    return (riskRankOf(question, answer?.value ?? null) ?? 0) >= 4
  }
  return type === 'yesNo' && answer?.value === (score?.invert === true ? 'yes' : 'no')
}

type Placed = { isHeader: boolean; sectionKey: string | null; line: ReportLine }

/** Neighbours of one section, of the header, or of a stretch outside sections go together. */
function runsOf(lines: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = []
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1)
    if (last?.sectionKey === line.sectionKey && last.isHeader === line.isHeader) {
      runs.at(-1)?.push(line)
    } else {
      runs.push([line])
    }
  }
  return runs
}
