import type { AppLoadContext } from '@remix-run/node'
import { jsaLanguageLabels, type Attendee } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { momentOf } from '../../records/moment.ts'
import { crewWords as words } from './jsa.words.ts'

/** Puts the crew of a job into words. */
export function toCrew(
  attendees: readonly Attendee[],
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
  jsaId: string,
) {
  return attendees.map((one) => {
    const { attendeeId, name, isSSE, signedAt, leftAt, uploadId, signatureKind, can } = one
    return {
      ...{ id: attendeeId, name, isSSE, can },
      about: aboutOf(one),
      mentor: mentorOf(one),
      state: stateOf(one),
      isMissing: !one.isSigned && leftAt === null,
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

function aboutOf({ person, company, role, language }: Attendee): string {
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

function stateOf({ isSigned, signedRevision }: Attendee): string {
  if (isSigned) {
    return words.signed
  }
  return signedRevision === null ? words.notSigned : words.signAgain(signedRevision)
}

/** The crew of a job. */
export type CrewView = ReturnType<typeof toCrew>
