import type { AppLoadContext } from '@remix-run/node'
import { jsaEnds, jsaLanguageLabels, type Attendee, type JsaDetail } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { momentOf } from '../../records/moment.ts'
import { crewWords as words } from './jsa.words.ts'

/** Puts the crew of a job into words. */
export function toCrew(
  { jsaId, status, attendees }: Pick<JsaDetail, 'jsaId' | 'status' | 'attendees'>,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
) {
  const isOver = jsaEnds.some((end) => end === status)
  return attendees.map((one) => {
    const { attendeeId, name, isSSE, signedAt, leftAt, uploadId, signatureKind, can } = one
    return {
      ...{ id: attendeeId, name, isSSE, can },
      about: aboutOf(one),
      mentor: mentorOf(one),
      state: stateOf(one, isOver),
      isMissing: !one.isSigned && one.isHere,
      at: signedAt === null ? null : momentOf(signedAt, context),
      left: leftAt === null ? null : momentOf(leftAt, context),
      drawn:
        signatureKind === 'drawn' && uploadId !== null ? paths.jsaSignature(jsaId, uploadId) : null,
      how: [
        signatureKind === 'typed' ? words.byName : '',
        one.witness === null ? '' : words.witness(one.witness.fullName),
      ].filter(Boolean),
    }
  })
}

function aboutOf(one: Attendee): string {
  const { person, company, role } = one
  // What was signed was read in the language that it was signed in.
  const language = one.signedLanguage ?? one.language
  const who = person === null ? [words.visitor, company] : []
  const briefed = language === 'en' ? '' : words.language(jsaLanguageLabels[language])
  return [role, ...who, briefed].filter(Boolean).join(', ')
}

/** Whoever is short of service has a mentor beside them; where not, that is said. */
function mentorOf({ isSSE, mentor, isMentorHere }: Attendee) {
  if (mentor === null) {
    return isSSE ? { text: words.noMentor, isMissing: true } : null
  }
  const where = isMentorHere ? words.here : words.notHere
  return { text: `${words.mentor(mentor.fullName)}, ${where}`, isMissing: !isMentorHere }
}

function stateOf({ isSigned, signedRevision, isHere }: Attendee, isOver: boolean): string {
  if (isSigned) {
    return words.signed
  }
  if (signedRevision === null) {
    return isOver ? words.neverSigned : words.notSigned
  }
  if (!isHere) {
    return words.signedOlder(signedRevision)
  }
  return (isOver ? words.notSignedAnew : words.signAgain)(signedRevision)
}

/** The crew of a job. */
export type CrewView = ReturnType<typeof toCrew>
