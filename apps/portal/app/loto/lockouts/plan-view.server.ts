import type { AppLoadContext } from '@remix-run/node'
import { lotoLines, type LotoDetail } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { FactRow } from '../../records/facts.tsx'
import { momentOf } from '../../records/moment.ts'
import { plannedOf } from './loto-when.ts'
import { planWords as words, words as pageWords } from './loto.words.ts'

/** Puts the plan of a lockout into words: its facts, and what the template says of the whole. */
export function toPlan(detail: LotoDetail, context: AppLoadContext) {
  return { facts: factsOf(detail, context), parts: partsOf(detail), actions: detail.actions }
}

function factsOf(detail: LotoDetail, context: AppLoadContext): FactRow[] {
  const { facts } = words
  const { asset, template, primary, pad, workOrder, jsa, clonedFrom } = detail
  const row = (term: string, text: string | null | undefined): FactRow[] =>
    text ? [{ term, text }] : []
  const at = (moment: string | null) => moment && momentOf(moment, context).short
  const count = (times: number) => (times === 0 ? null : words.times(times))
  const planned = plannedOf(detail, { timeZone: context.timeZone, now: context.now() })
  const code = pageWords.code(template.code, template.revision)
  return [
    ...(asset === null
      ? row(facts.machine, words.unsaid)
      : [
          {
            term: facts.machine,
            text: `${asset.code} ${asset.name}`,
            to: paths.machine(asset.code),
          },
        ]),
    ...row(facts.category, detail.equipmentCategory),
    { term: facts.template, text: code, to: paths.lotoTemplate(template.templateId) },
    ...row(
      facts.planned,
      planned === null ? words.unsaid : words.span(planned.starts, planned.ends),
    ),
    ...row(facts.lead, primary?.fullName ?? words.unsaid),
    ...row(facts.box, detail.isGroup ? detail.lockbox || words.noBox : words.one),
    ...row(facts.pad, pad?.name),
    ...row(facts.location, detail.location),
    ...row(facts.workOrder, workOrder?.name),
    ...(jsa === null ? [] : [{ term: facts.jsa, text: jsa.name, to: paths.jsa(jsa.id) }]),
    ...row(facts.verified, at(detail.verifiedAt)),
    ...row(facts.restored, at(detail.restoredAt)),
    ...row(facts.handovers, count(detail.handoverCount)),
    ...row(facts.tests, count(detail.testCount)),
    ...row(facts.absent, count(detail.absentCount)),
    ...(clonedFrom === null
      ? []
      : [{ term: facts.copied, text: clonedFrom.number, to: paths.lockout(clonedFrom.lotoId) }]),
    ...row(facts.begun, at(detail.createdAt)),
  ]
}

/** What is said of the whole, under a heading each; what is not said is left out. */
function partsOf(detail: LotoDetail) {
  const told = [
    [words.reason, detail.reason, false],
    [words.notify, detail.notify, false],
    [words.shutdown, detail.shutdownSteps, true],
    [words.verification, detail.verification, false],
    [words.restoration, detail.restorationSteps, true],
    [words.ppe, detail.ppe, false],
    [words.purpose, detail.purpose, false],
  ] as const
  return told.flatMap(([name, text, isSteps]) =>
    text === '' ? [] : [{ name, text: isSteps ? '' : text, steps: isSteps ? lotoLines(text) : [] }],
  )
}

/** The plan of a lockout as its pane shows it. */
export type PlanView = ReturnType<typeof toPlan>
