import { type About } from '../internals/about.ts'
import { type HpUserCardElement } from './user-card.element.tsx'

export const about: About<typeof HpUserCardElement> = {
  tag: 'hp-user-card',
  title: 'User card',
  line: 'Who somebody is: picture, name, title, experience, and the green hat of a short-service employee.',
  settings: {
    name: 'The name. This and the next seven go before the same field of the property person.',
    employeeTitle: 'What the person does.',
    email: 'The address that the link writes to.',
    hireDate: 'The day of hiring as YYYY-MM-DD, from which the experience is counted.',
    experienceMonths: 'The months of experience, where the day of hiring is not known.',
    picture: 'The address of a picture; the initials show where there is none or it does not load.',
    sse: 'Whether the person is a short-service employee and wears the badge.',
    today: 'The day to count the experience to as YYYY-MM-DD; today in UTC unless said otherwise.',
    sseWords: 'The word on the badge.',
    sseName: 'What a screen reader says in place of that word.',
    experienceWords: 'The words around the experience; {time} is where it stands.',
  },
  data: {
    person: 'The person, with the fields of the person search.',
    formatMonths: 'Tells months of experience in words of your own.',
  },
  events: {},
  methods: {},
  slots: { default: 'More lines below.' },
  parts: {
    root: 'The card.',
    picture: 'The picture or the initials.',
    name: 'The name.',
    sse: 'The badge.',
    title: 'The title.',
    experience: 'The experience.',
    email: 'The link.',
  },
}
