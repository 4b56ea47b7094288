import { ok, type PersonHandler } from '../../handler.ts'
import { inviteThem } from './invite-them.ts'
import { takenFaults } from './people.account.ts'
import { addPerson, changePerson } from './people.write.ts'

export const taken: PersonHandler<'people.taken'> = async ({ exceptId, ...own }, context) =>
  ok({ fields: await takenFaults(context, own, exceptId) })

export const add: PersonHandler<'people.add'> = async (draft, context) => {
  const { firstName, email } = draft
  const userId = await addPerson(context, draft)
  const link = await inviteThem(context, { id: userId, firstName, email, hasPassword: false })
  return { ...ok({ userId, link }, 'Invited.'), remembered: { userId, link: null } }
}

export const edit: PersonHandler<'people.edit'> = async ({ userId, ...draft }, context) => {
  const { rowVersion, isChanged, isLinkEnded } = await changePerson(context, userId, draft)
  const saved = isLinkEnded ? linkEnded : 'Saved.'
  return ok({ userId, rowVersion }, isChanged ? saved : 'Nothing was changed.')
}

const linkEnded = 'Saved. The link that the old address got has ended: please send a new one.'
