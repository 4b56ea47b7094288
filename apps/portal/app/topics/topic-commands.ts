import { paths } from '../paths.ts'
import {
  followCommand,
  moveCommands,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../records/record-commands.ts'
import type { FollowView } from '../records/follow.server.ts'
import { words } from './topic-page.words.ts'

/** Where a topic's page takes a question. */
export const askId = 'ask'

/** A topic's moves need nothing and are made at once. */
export const topicMoveAt = () => null

/** The tools of a topic's page. */
export function topicTools({ id, can }: { id: string; can: { edit: boolean } }) {
  return toolIf(can.edit, words.edit, paths.editTopic(id))
}

type TopicLoaded = {
  view: MovingView & { id: string; can: { edit: boolean; ask: boolean } }
  follow: FollowView
}

/** What can be done with a topic now. */
export function topicCommands({ view, follow }: TopicLoaded): readonly RecordCommand[] {
  const here = paths.topic(view.id)
  return [
    ...toolIf(view.can.ask, words.ask, `${here}#${askId}`),
    ...moveCommands(view, here, topicMoveAt),
    followCommand(follow, here),
    ...topicTools(view),
    ...toolIf(view.can.edit, words.access, paths.topicAccess(view.id)),
  ]
}
