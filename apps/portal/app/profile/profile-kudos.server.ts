import type { RecordRow } from '../find/found-view.ts'
import { paths } from '../paths.ts'
import { reviewsPlaces } from '../reviews/reviews.place.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortDay } from '../ui/time.ts'
import { profileRows, type ProfileAsk } from './profile-ask.ts'
import type { ProfilePart } from './profile-part.tsx'
import { words } from './profile.words.ts'

/** Who thanked a person on the newest forms that whoever looks may read, the last thanks first. */
export async function loadKudosOf(ask: ProfileAsk): Promise<readonly ProfilePart[]> {
  const { context, request, userId } = ask
  const answer = await context.api.reviewForms.list({
    section: 'all',
    thanked: [userId],
    pLimit: profileRows,
  })
  const { data } = contentOf(answer, request, { forbidden: 'review_forms' })
  const given = await Promise.all(data.map((form) => kudosOn(form, ask)))
  const rows = given
    .flat()
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, profileRows)
    .map(({ row }) => row)
  const all = reviewsPlaces.plain.with({ section: 'all' }).filteredBy({ thanked: [userId] })
  return [{ name: 'kudos', rows, all: all.address }]
}

type Thanked = { id: string; number: string; form: { title: string } }

/** The kudos on a form that name the person; none where the form was closed meanwhile. */
async function kudosOn(
  { id: myFormId, number, form }: Thanked,
  { context, userId }: ProfileAsk,
): Promise<{ at: string; row: RecordRow }[]> {
  const answer = await context.api.myForms.kudos({ myFormId })
  const given = answer.status === 200 ? answer.content : []
  return given
    .filter(({ people }) => people.some(({ personId }) => personId === userId))
    .map(({ id, category, givenBy, at }) => ({
      at,
      row: {
        id,
        to: paths.reviewQuestion(myFormId),
        name: category,
        detail: [
          words.by(givenBy.fullName),
          ...[form.title, number, shortDay(at, context.timeZone, context.now())],
        ].join(', '),
      },
    }))
}
