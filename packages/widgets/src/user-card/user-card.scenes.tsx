import { tag } from '../../test/scenes.ts'
import { type Person } from '../person.ts'
import { UserCard } from './index.ts'
import './user-card.register.ts'

const today = '2026-03-01'
const pixel =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"%3E%3Crect width="8" height="8" fill="%23477"/%3E%3C/svg%3E'

const people = {
  shortService: {
    personId: 'p-1',
    fullName: 'Marit Aas Solheim',
    employeeTitle: 'Equipment operator',
    employeeEmail: 'marit.solheim@example.com',
    hireDate: '2025-12-15',
    profileImage: pixel,
    isSSE: true,
  },
  experienced: {
    personId: 'p-2',
    fullName: 'Dale Whitford',
    employeeTitle: 'Field supervisor',
    employeeEmail: 'dale.whitford@example.com',
    hireDate: '2018-08-20',
    profileImage: '/missing.png',
    isSSE: false,
  },
  bare: { personId: 'p-3', fullName: 'Noor' },
} satisfies Record<string, Person>

function Card({ person }: { person: Person }) {
  return (
    <UserCard.Root>
      <UserCard.Picture src={person.profileImage} name={person.fullName} />
      <UserCard.Name>{person.fullName}</UserCard.Name>
      {person.isSSE ? <UserCard.SseBadge /> : null}
      {person.employeeTitle ? <UserCard.Title>{person.employeeTitle}</UserCard.Title> : null}
      <UserCard.Experience hireDate={person.hireDate} today={today} />
      {person.employeeEmail ? <UserCard.Email address={person.employeeEmail} /> : null}
    </UserCard.Root>
  )
}

const sceneOf = (person: Person) => ({
  react: () => <Card person={person} />,
  element: () => tag('hp-user-card', { person, today }),
})

export const scenes = {
  shortService: sceneOf(people.shortService),
  experienced: sceneOf(people.experienced),
  bare: sceneOf(people.bare),
  attributes: {
    react: () => <Card person={people.shortService} />,
    element: () =>
      tag('hp-user-card', {
        name: people.shortService.fullName,
        employeeTitle: people.shortService.employeeTitle,
        email: people.shortService.employeeEmail,
        hireDate: people.shortService.hireDate,
        picture: people.shortService.profileImage,
        sse: true,
        today,
      }),
  },
}
