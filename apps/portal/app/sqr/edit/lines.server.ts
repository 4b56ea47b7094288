import type { AppLoadContext } from '@remix-run/node'
import { sqrParts, type DeclaredLines, type Problem, type SqrPartName } from '@holdpoint/api'
import { draftsOf, savePart, type LineDraft } from '../part-lines.server.ts'

// A part is saved whole: whoever changes one line of it reads the report, and sends all lines with the
// version that the change was made on.

/** A line of a part of a report, or without its id a new one. */
export type LineAsked = { sqrId: string; part: SqrPartName; lineId?: string | undefined }

type SaveOptions = Parameters<typeof savePart>[2]

/** What a part declares; undefined for what is none. */
export function linesOf(part: string): (DeclaredLines & { name: SqrPartName }) | undefined {
  return sqrParts.find(({ name }) => name === part)
}

/** Where a line lies among those of its part; behind them, where it is not there. */
function placeIn(lines: readonly LineDraft[], { part, lineId }: LineAsked): number {
  // Of a part that takes one line that line is meant, whoever wrote it.
  const at =
    linesOf(part)?.max === 1
      ? lines.length - 1
      : lines.findIndex((line) => lineId !== undefined && line.lineId === lineId)
  return at === -1 ? lines.length : at
}

/** Changes a line, or adds it. What is wrong with it is said by the names of its fields. */
export async function saveLine(
  { api }: AppLoadContext,
  asked: LineAsked & { line: LineDraft },
  options: SaveOptions,
) {
  const { sqrId, part, line } = asked
  const read = await api.sqr.information({ sqrId, pLimit: 1 })
  if (read.status !== 200) {
    return read
  }
  const lines = draftsOf(read.content, part)
  const place = placeIn(lines, asked)
  const lineId = lines[place]?.lineId
  const next = lines.toSpliced(place, 1, lineId === undefined ? line : { ...line, lineId })
  const answer = await savePart(api, { sqrId, part, lines: next }, options)
  return answer.status === 'problem'
    ? { ...answer, problem: problemAt(answer.problem, part, place) }
    : answer
}

/** Takes a line off its part; one that is gone already takes nothing with it. */
export async function removeLine(
  { api }: AppLoadContext,
  { sqrId, part, lineId, ...options }: LineAsked & SaveOptions,
) {
  const read = await api.sqr.information({ sqrId, pLimit: 1 })
  if (read.status !== 200) {
    return read
  }
  const lines = draftsOf(read.content, part).filter((line) => line.lineId !== lineId)
  return savePart(api, { sqrId, part, lines }, options)
}

/** What is wrong with the line at a place, by the fields of its form; the rest is of the whole. */
function problemAt(problem: Problem, part: SqrPartName, place: number): Problem {
  const own = `${part}.${place}.`
  const fields = problem.fields
    .filter(({ path }) => path.startsWith(own))
    .map((field) => ({ ...field, path: field.path.slice(own.length) }))
  const [other] = problem.fields
  return fields.length > 0 || other === undefined
    ? { ...problem, fields }
    : { ...problem, fields, message: other.message }
}
