import type { CallContent, CallOf, SearchKind } from '@holdpoint/api'
import { mayBeNear } from '../../db/word-patterns.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import type { Asking } from '../../lists/first-rows.ts'
import { findActions } from '../actions/actions.find.ts'
import { findEquipment, findWorkOrders } from '../actions/work-orders.find.ts'
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
import { findQualifications } from '../training/training.find.ts'

type Kinds = readonly SearchKind[] | undefined
type Found = Omit<CallContent<CallOf<'search.find'>>, 'isNear'>

export const find: PersonHandler<'search.find'> = async ({ search, kinds, pLimit }, context) => {
  const asked = { search, pLimit }
  const found = await findKinds(asked, kinds, context)
  // Where nothing is written like this, a letter may have been slipped in, or out.
  if (Object.values(found).some(({ data }) => data.length > 0) || !mayBeNear(search)) {
    return ok({ ...found, isNear: false })
  }
  const near = await findKinds({ ...asked, isNear: true }, kinds, context)
  return ok({ ...near, isNear: Object.values(near).some(({ data }) => data.length > 0) })
}

async function findKinds(asked: Asking, kinds: Kinds, context: PersonContext): Promise<Found> {
  const isAsked = (kind: SearchKind) => kinds === undefined || kinds.includes(kind)
  return {
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
    equipment: isAsked('equipment') ? await findEquipment(asked, context) : nothing,
    workOrders: isAsked('workOrders') ? await findWorkOrders(asked, context) : nothing,
    qualifications: isAsked('qualifications') ? await findQualifications(asked, context) : nothing,
  }
}

const nothing = { data: [], hasMore: false }
