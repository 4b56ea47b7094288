import type { JsaRow as Analysis, JsaState } from '@holdpoint/api'
import type { AppLoadContext } from '@remix-run/node'
import type { RowMove } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import type { RatedRisk } from '../../records/risk/risk-badge.tsx'
import { listWords as words } from './jsa-list.words.ts'
import { shiftOf, spanOf } from './jsa-when.ts'

/** A row of the list as the page draws it. */
export type JsaRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  number: string
  status: JsaState
  /** Why it stands there: who it waits for, or what was said last. */
  wait: { text: string; isYou: boolean } | null
  isStar: boolean
  /** When it begins, and until when in which shift. */
  when: string
  until: string
  /** Crew and pad, as far as they are said. */
  where: string
  /** Its worst residual risk. */
  residual: RatedRisk
  signed: { words: string; percent: number } | null
  /** The job runs, and whoever reads it by more than a share may come to sign. */
  canSignOn: boolean
  moves: RowMove[]
  can: Analysis['can']
}

/** Puts an analysis into the words of its row. */
export function toRow(
  analysis: Analysis,
  { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>,
): JsaRow {
  const { jsaId, rowVersion, title, number, status, isStar, crew, pad, can } = analysis
  const span = spanOf(analysis, { timeZone, now: now() })
  const shift = shiftOf(analysis)
  return {
    ...{ id: jsaId, rowVersion, title, number, status, isStar, can },
    to: paths.jsa(jsaId),
    wait: waitOf(analysis),
    when: span?.starts ?? words.noTime,
    until: span === null ? shift : words.until(span.ends, shift),
    where: [crew?.name, pad?.name].filter(Boolean).join(', '),
    residual: { code: analysis.residualRisk, name: analysis.residualRiskName },
    signed: signedOf(analysis),
    canSignOn: status === 'active' && can.share,
    moves: analysis.allowedEvents
      .filter(({ isOpen }) => isOpen)
      .map(({ event, label, kind }) => ({ event, label, kind })),
  }
}

/** A draft has nobody who could have signed it. */
function signedOf(analysis: Analysis): JsaRow['signed'] {
  const { attendeeCount, signedCount, signaturePercentage: percent } = analysis
  return attendeeCount === 0
    ? null
    : { words: words.signed(signedCount, attendeeCount, percent), percent }
}

function waitOf({ status, statusReason, allowedEvents }: Analysis): JsaRow['wait'] {
  const isYours = allowedEvents.some(({ event, isOpen }) => event === 'approve' && isOpen)
  if (status === 'awaiting_approval' && isYours) {
    return { text: words.waitsForYou, isYou: true }
  }
  return statusReason === null ? null : { text: statusReason, isYou: false }
}
