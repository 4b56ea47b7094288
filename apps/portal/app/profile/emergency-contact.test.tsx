import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import type { ContactView } from './emergency-contact.server.ts'
import { EmergencyContact } from './emergency-contact.tsx'

const contact: ContactView = {
  start: { name: 'Jo Reed', relation: 'Sister', phone: '907 555 0134' },
  call: { text: '907 555 0134', href: 'tel:9075550134' },
  ...{ rowVersion: 2, mayEdit: true },
}

const drawn = (known: ContactView | null, isOneself = false, answered?: object) =>
  drawnPart(
    () => (
      <EmergencyContact
        contact={known}
        formKey="key"
        {...{ isOneself, answered: answered ?? null }}
      />
    ),
    answered,
  )

test('that of somebody else is behind a button, which says that a look is recorded', async () => {
  const closed = await drawn(null)
  expect(closed).toContain('value="lookAtContact"')
  expect(closed).toContain('That you looked is recorded.')
  expect(closed).not.toContain('name="phone"')
})

test('once it is known it is dialled by a link, and changed by whoever may', async () => {
  const own = await drawn(contact, true)
  expect(own).toMatch(/<a [^>]*href="tel:9075550134"/)
  expect(own).toContain('Jo Reed, Sister')
  expect(own).toMatch(/name="rowVersion" value="2"/)
  expect(own).toContain('Your managers and those who keep people may look at it')
  const manager = await drawn({ ...contact, mayEdit: false })
  expect(manager).toContain('Jo Reed, Sister')
  expect(manager).not.toContain('name="phone"')
})

test('a form that is refused comes back with what was typed', async () => {
  const again = {
    lastResult: {
      status: 'error',
      initialValue: { name: 'Jo', relation: '', phone: 'home' },
      error: { phone: ['Enter a phone number.'] },
    },
    ...{ found: null, known: {} },
  }
  const refused = await drawn(null, false, again)
  expect(refused).toContain('value="home"')
  expect(refused).toContain('Enter a phone number.')
})
