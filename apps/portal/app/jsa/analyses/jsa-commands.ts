import type { AllowedEvent } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { FollowView } from '../../records/follow.server.ts'
import {
  followCommand,
  moveCommands,
  pdfCommand,
  posting,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../../records/record-commands.ts'
import { crewWords, hazardWords, words } from './jsa.words.ts'

type Tooled = MovingView & {
  id: string
  isStar: boolean
  canSignOn: boolean
  /** People come to its gate to sign on. */
  hasGate: boolean
  can: Record<'edit' | 'crew' | 'share' | 'clone' | 'delete' | 'star' | 'join', boolean>
}

/** Where an analysis' page asks why; null for a move that is made at once. */
export const jsaMoveAt =
  (id: string) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    needsReason ? paths.jsa(id, { dialog: 'move', event }) : null

/** The tools of an analysis' page that are links. */
export function jsaTools({
  id,
  can,
  hasGate,
}: Pick<Tooled, 'id' | 'can' | 'hasGate'>): readonly RecordCommand[] {
  return [
    ...toolIf(can.edit, words.edit, paths.jsaEdit(id)),
    ...toolIf(can.share, words.share, paths.jsa(id, { dialog: 'share' })),
    // Whoever reads it.
    {
      name: words.raise,
      to: paths.newAction({ sourceType: 'jsa', sourceId: id, to: paths.jsa(id) }),
    },
    ...toolIf(hasGate, words.gate, paths.jsaGate(id)),
    pdfCommand('jsa', { id, here: paths.jsa(id) }),
    ...toolIf(can.clone, words.clone, paths.jsa(id, { dialog: 'clone' })),
    ...toolIf(can.delete, words.remove, paths.jsa(id, { dialog: 'delete' })),
  ]
}

type JsaLoaded = { view: Tooled; follow: FollowView }

/** What can be done with an analysis now. */
export function jsaCommands({ view, follow }: JsaLoaded): readonly RecordCommand[] {
  const { id, isStar, canSignOn, can, formKey } = view
  const post = (name: string, fields: Record<string, string>): RecordCommand => ({
    name,
    ...posting(paths.jsa(id), formKey, fields),
  })
  return [
    ...moveCommands(view, paths.jsa(id), jsaMoveAt(id)),
    ...toolIf(canSignOn, words.signOn, paths.jsaSign(id)),
    ...(can.join ? [post(crewWords.join, { intent: 'attendee', event: 'join' })] : []),
    ...toolIf(can.edit, hazardWords.add, paths.jsaHazard(id)),
    ...toolIf(can.crew, crewWords.edit, paths.jsaCrew(id)),
    followCommand(follow, paths.jsa(id)),
    ...jsaTools(view),
    ...(can.star
      ? [post(isStar ? words.unstar : words.star, { intent: 'star', isStar: String(!isStar) })]
      : []),
  ]
}
