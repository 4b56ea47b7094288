import { catalogue, hazardMoves } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { takeMove, type RecordPost } from '../../records/record-post.server.ts'
import { words } from './hazard.words.ts'

type HazardPost = RecordPost & { masterHazardId: string }

/** Takes what the page of a hazard posts: a move. */
export function takeHazardPost(post: HazardPost) {
  const { context, masterHazardId, form } = post
  form.set('masterHazardId', masterHazardId)
  const here = paths.hazard(masterHazardId)
  return takeMove(post, {
    ...{ moves: hazardMoves, input: catalogue.jsa.moveMasterHazard.input },
    ...{ here, forbidden: 'hazards' },
    move: (moved, options) => context.api.jsa.moveMasterHazard(moved, options),
    done: ({ event }) => ({
      to: here,
      text: words.moveDone[event] ?? hazardMoves.events[event].label,
    }),
  })
}
