import { redirect } from '@remix-run/node'
import type { Person } from '@holdpoint/api'
import { abovePeople } from '../employees/above-people.server.ts'
import { mayKeepPeople } from '../employees/keeps-people.server.ts'
import { loadAccount } from '../employees/person-account.server.ts'
import { loadWaiting } from '../employees/person-waiting.server.ts'
import { paths } from '../paths.ts'
import { mayKeepRights } from '../permissions/keeps-rights.server.ts'
import { loadPersonRights } from '../permissions/person-rights.server.ts'
import { peopleNamed } from '../records/people.server.ts'
import { contractorWords } from '../records/title-beside.ts'
import { contentOf } from '../session/content-of.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { mayKeepTraining } from '../training/keeps-training.server.ts'
import { phoneOf } from '../ui/phone.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { loadOwnContact } from './emergency-contact.server.ts'
import type { PersonView } from './person-card.tsx'
import type { ProfileAsk } from './profile-ask.ts'
import { partsOf } from './profile-parts.server.ts'
import { askedTab, tabsFor } from './profile-tabs.ts'

/** Who somebody is, as the directory says it. */
type Known = Omit<Person, 'personId' | 'firstName' | 'lastName'>

/** Loads one tab of a person, as far as whoever looks may read it. */
export async function loadProfile(asked: Omit<ProfileAsk, 'isOneself'>) {
  const { context, request, userId } = asked
  const { user, permissions } = requirePerson(context, request)
  const isOneself = user.personId === userId
  const ask = { ...asked, isOneself }
  const keepsPeople = mayKeepPeople(permissions)
  const keepsRights = mayKeepRights(permissions)
  const keepsTraining = mayKeepTraining(permissions)
  const tabs = tabsFor({ isOneself, keepsRights, keepsTraining })
  const shown = askedTab(request.url, tabs)
  const known = await loadKnown(ask, { keepsPeople, keepsRights })
  const isOverview = shown === 'overview'
  const [seat, contact, account, waiting, rights, parts] = await Promise.all([
    isOverview ? loadSeat(ask, keepsPeople) : nowhere,
    isOverview && isOneself ? loadOwnContact(ask) : null,
    shown === 'overview' && keepsPeople ? loadAccount(ask) : null,
    shown === 'overview' && keepsPeople ? loadWaiting(ask) : null,
    shown === 'permissions' ? loadPersonRights(ask) : null,
    partsOf(shown, ask),
  ])
  return {
    ...{ userId, isOneself, tabs, shown, account, waiting, rights, parts, contact },
    hasContact: isOverview && (isOneself || seat.mayLookAtContact),
    name: known.fullName,
    person: isOverview ? toView(known, seat, ask) : null,
    above: abovePeople(permissions),
    formKey: context.mintFormKey(),
  }
}

/** A person as their page shows them. */
export type ProfileView = Awaited<ReturnType<typeof loadProfile>>

type Keeping = { keepsPeople: boolean; keepsRights: boolean }

/** Who somebody is. Who has left is there for those who keep their account or their rights alone. */
async function loadKnown(ask: ProfileAsk, { keepsPeople, keepsRights }: Keeping): Promise<Known> {
  const { context, request, userId } = ask
  const [person] = await peopleNamed([userId], ask)
  if (person !== undefined) {
    return person
  }
  if (keepsRights) {
    const answer = await context.api.permissions.get({ userId })
    return contentOf(answer, request, { forbidden: 'person' }).person
  }
  if (!keepsPeople) {
    throw redirect(paths.noAccess('person'))
  }
  const { fullName, email, employeeTitle, position, hireDate, isSSE } = await loadAccount(ask)
  return {
    ...{ fullName, employeeTitle, position, hireDate, isSSE },
    ...{ employeeEmail: email, profileImage: null },
  }
}

type Seat = Pick<PersonView, 'district' | 'manager' | 'phone' | 'contractor'> & {
  mayLookAtContact: boolean
}
const nowhere: Seat = {
  district: null,
  manager: null,
  phone: null,
  contractor: null,
  mayLookAtContact: false,
}

/** Where somebody works; of who has left that is said to whoever keeps accounts alone. */
async function loadSeat({ context, userId }: ProfileAsk, keepsPeople: boolean): Promise<Seat> {
  const answer = await context.api.people.seat({ userId })
  if (answer.status !== 200) {
    return nowhere
  }
  const { district, manager, phone, contractorOf, mayLookAtContact } = answer.content
  return {
    mayLookAtContact,
    phone: phoneOf(phone),
    contractor: contractorWords(contractorOf),
    district: district?.name ?? null,
    manager: manager && {
      name: manager.fullName,
      // The page of somebody who has left is for whoever keeps accounts.
      to: manager.isActive || keepsPeople ? paths.employee(manager.personId) : null,
    },
  }
}

function toView(known: Known, seat: Seat, { context: { timeZone, now } }: ProfileAsk): PersonView {
  const { fullName, employeeTitle, position, hireDate } = known
  const { district, manager, phone, contractor } = seat
  return {
    name: fullName,
    title: employeeTitle || null,
    // Many are called by their position.
    position: position === '' || position === employeeTitle ? null : position,
    email: known.employeeEmail,
    hired: hireDate === null ? null : shortCalendarDay(hireDate, timeZone, now()),
    ...{ district, manager, phone, contractor },
    isSSE: known.isSSE,
    picture: known.profileImage,
  }
}
