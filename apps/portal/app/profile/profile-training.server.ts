import { trainingStateLabels, type TrainingRow } from '@holdpoint/api'
import type { RecordRow } from '../find/found-view.ts'
import { contentOf } from '../session/content-of.server.ts'
import { trainingLooks } from '../training/training-badge.tsx'
import { trainingPlaces } from '../training/training.place.ts'
import { lineTo, toRow } from '../training/training.rows.server.ts'
import { profileRows, type ProfileAsk } from './profile-ask.ts'
import type { ProfilePart } from './profile-part.tsx'
import { words } from './profile.words.ts'

/** What is missing for the job of a person, and what they hold: what expires first in front. */
export async function loadTrainingOf(ask: ProfileAsk): Promise<readonly ProfilePart[]> {
  return Promise.all([
    loadPart('missing', ['missing'], ask),
    loadPart('held', ['expired', 'expiring', 'valid'], ask),
  ])
}

async function loadPart(
  name: 'missing' | 'held',
  states: string[],
  { context, request, userId }: ProfileAsk,
): Promise<ProfilePart> {
  const asked = { personIds: [userId], states, pLimit: profileRows }
  const answer = await context.api.training.list(asked)
  const { data } = contentOf(answer, request, { forbidden: 'training' })
  const all = trainingPlaces.plain.filteredBy({ people: [userId], states })
  return { name, rows: data.map(toLine), all: all.address }

  function toLine(one: TrainingRow): RecordRow {
    const { qualification, detail, expires, id } = toRow(one, context)
    return {
      ...{ id, to: lineTo(one), name: qualification },
      detail: expires === '' ? detail : `${detail}, ${words.expires(expires)}`,
      badge: { label: trainingStateLabels[one.state], style: trainingLooks[one.state].style },
    }
  }
}
