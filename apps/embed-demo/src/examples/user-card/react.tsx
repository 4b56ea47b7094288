import { UserCard } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { byId } from '../../demo/people.js'

const wade = byId('p-2')

export function Example() {
  return (
    <>
      <UserCard.Root>
        <UserCard.Picture src={wade.profileImage} name={wade.fullName} />
        <UserCard.Name>{wade.fullName}</UserCard.Name>
        {wade.isSSE ? <UserCard.SseBadge /> : null}
        <UserCard.Title>{wade.employeeTitle}</UserCard.Title>
        <UserCard.Experience hireDate={wade.hireDate} />
        <UserCard.Email address={wade.employeeEmail ?? undefined} />
      </UserCard.Root>
      <UserCard.Root>
        <UserCard.Picture name="Dana Okafor" />
        <UserCard.Name>Dana Okafor</UserCard.Name>
        <UserCard.Title>Field supervisor</UserCard.Title>
        <UserCard.Experience hireDate="2014-05-01" />
        <UserCard.Email address="dana.okafor@holdpoint.example" />
      </UserCard.Root>
    </>
  )
}
