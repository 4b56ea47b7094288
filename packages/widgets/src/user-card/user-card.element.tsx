import { type ReactNode } from 'react'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { flag, number, text } from '../internals/settings.ts'
import { withSettings } from '../internals/with-settings.ts'
import { type Person } from '../person.ts'
import badgeCss from './sse-badge.css?inline'
import css from './user-card.css?inline'
import * as UserCard from './user-card.tsx'

type UserCardData = {
  person: Person | undefined
  formatMonths: ((months: number) => string | undefined) | undefined
}

const data: UserCardData = { person: undefined, formatMonths: undefined }

/** `<hp-user-card>`: who somebody is. An attribute goes before the same field of `person`. */
export class HpUserCardElement extends withSettings(HpReactElement, {
  css: badgeCss + css,
  settings: {
    name: text(),
    employeeTitle: text(),
    email: text(),
    hireDate: text(),
    experienceMonths: number(-1),
    picture: text(),
    sse: flag(),
    today: text(),
    sseWords: text('SSE'),
    sseName: text('Short-service employee (SSE)'),
    experienceWords: text('Experience: {time}'),
  },
  data,
}) {
  protected view(): ReactNode {
    const { person, experienceMonths } = this
    const name = this.name || person?.fullName || ''
    const title = this.employeeTitle || person?.employeeTitle
    const email = this.email || person?.employeeEmail
    return (
      <UserCard.Root part="root">
        <UserCard.Picture part="picture" src={this.picture || person?.profileImage} name={name} />
        <UserCard.Name part="name">{name}</UserCard.Name>
        {this.sse || person?.isSSE ? (
          <UserCard.SseBadge part="sse" longName={this.sseName}>
            {this.sseWords}
          </UserCard.SseBadge>
        ) : null}
        {title ? <UserCard.Title part="title">{title}</UserCard.Title> : null}
        <UserCard.Experience
          part="experience"
          hireDate={this.hireDate || person?.hireDate}
          today={this.today || undefined}
          months={experienceMonths < 0 ? undefined : experienceMonths}
          words={this.experienceWords}
          formatMonths={this.formatMonths}
        />
        {email ? <UserCard.Email part="email" address={email} /> : null}
        <slot />
      </UserCard.Root>
    )
  }
}
