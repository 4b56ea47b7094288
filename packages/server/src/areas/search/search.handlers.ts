import type { SearchKind } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { findActions } from '../actions/actions.find.ts'
import { findFiles } from '../files/files.find.ts'
import { findForms } from '../forms/forms.handlers.ts'
import { findJsas } from '../jsa/jsa.find.ts'
import { findHazards } from '../jsa/jsa.hazards.find.ts'
import { findLotos } from '../loto/loto.find.ts'
import { findMessages } from '../messages/messages.find.ts'
import { findEntries } from '../my-forms/list/find.ts'
import { findPeople } from '../people/people.find.ts'
import { findReviews } from '../review-forms/review-forms.find.ts'
import { findSheets } from '../sds/sds.find.ts'
import { findSqrs } from '../sqr/sqr.find.ts'
import { findTopics } from '../topics/topics.find.ts'

export const find: PersonHandler<'search.find'> = async ({ search, kinds, pLimit }, context) => {
  const asked = { search, pLimit }
  const isAsked = (kind: SearchKind) => kinds === undefined || kinds.includes(kind)
  return ok({
    entries: isAsked('entries') ? await findEntries(asked, context) : nothing,
    reviews: isAsked('reviews') ? await findReviews(asked, context) : nothing,
    actions: isAsked('actions') ? await findActions(asked, context) : nothing,
    people: isAsked('people') ? await findPeople(asked, context) : nothing,
    messages: isAsked('messages') ? await findMessages(asked, context) : nothing,
    forms: isAsked('forms') ? await findForms(asked, context) : nothing,
    files: isAsked('files') ? await findFiles(asked, context) : nothing,
    hazards: isAsked('hazards') ? await findHazards(asked, context) : nothing,
    sheets: isAsked('sheets') ? await findSheets(asked, context) : nothing,
    analyses: isAsked('analyses') ? await findJsas(asked, context) : nothing,
    lockouts: isAsked('lockouts') ? await findLotos(asked, context) : nothing,
    qualityReports: isAsked('qualityReports') ? await findSqrs(asked, context) : nothing,
    topics: isAsked('topics') ? await findTopics(asked, context) : nothing,
  })
}

const nothing = { data: [], hasMore: false }
