/* global document -- what is evaluated runs in the page */
import { password } from '../parts/portal.mjs'
import { eyes } from './eyes.mjs'

const answers = [
  ...[
    ['Shift', 'Day'],
    ['Do the entry signs', 'Yes'],
    ['Are the walkways free', 'Yes'],
  ],
  ...[
    ['Does the lighting cover', 'N/A'],
    ['Can a windsock be seen', 'Yes'],
  ],
  ...[
    ['Is the red zone barrier', 'Yes'],
    ['Does the bleed-off line', 'Yes'],
  ],
  ...[
    ['Is a restraint fitted', 'Yes'],
    ['Are the extinguishers', 'Yes'],
  ],
  ...[
    ['Is the fuel trailer', 'Yes'],
    ['Is the containment dry', 'No'],
  ],
  ...[
    ['Does everyone wear the PPE', 'Yes'],
    ['Do short-service employees', 'Yes'],
  ],
  ['Do two people you ask', 'Yes'],
]

const plate = '[id^="q-"]'

/** Begins a form by the menu of the list and answers where it is filled out. */
export async function beginForm(person) {
  await person.browser.goto(`${person.origin}/my-forms?section=ongoing`)
  await person.press({ role: 'link', name: 'Fill Form' })
  await person.press({ role: 'link', name: 'Inspection' })
  // The form may also be among those filled last, which make way for those of the type.
  await person.sights({ role: 'heading', name: 'Inspection' })
  await person.press({ role: 'button', name: 'Wellsite Walkaround' })
  await person.arrives(/^\/my-form\/fill-out\//)
  return person.look(eyes.address)
}

/** Answers every question with a photo, signs, and hands it in. */
export async function fillOut(person, photo) {
  const address = await beginForm(person)
  for (const [saying, name] of answers) {
    await person.choose({ role: 'radio', name, within: plate, saying })
  }
  const write = (saying, text, name) =>
    person.write({ role: 'field', name, within: plate, saying }, text)
  await write('Is the containment dry', 'Liner torn at the north corner', 'What did you see?')
  await write('Gas monitor reading', '3')
  await write('Best practice seen', 'Hose ramps painted yellow')
  // A file is chosen in the system's own window, which keys and mouse of a page do not reach.
  const id = await person.look(plateOf, 'Best practice seen')
  await person.browser.attach(`[id="${id}"] input[type=file]`, photo)
  await person.sights({ role: 'img', name: 'Photo 1', within: plate, saying: 'Best practice' })
  await sign(person)
  await person.sees('Nothing missing')
  await person.press({ role: 'button', name: 'Submit' })
  await person.arrives(/section=completed/)
  await person.sees('Form submitted.')
  return address
}

async function sign(person) {
  const inspector = { within: plate, saying: 'Inspector' }
  if (person.hand === 'mouse') {
    await person.draw({ role: 'drawing', ...inspector })
  } else {
    await person.press({ role: 'button', name: 'Type', ...inspector })
    await person.write({ role: 'field', name: 'Your name', ...inspector }, 'Dario Quintanilla')
    await person.write({ role: 'field', name: 'Your password', ...inspector }, password)
  }
  await person.press({ role: 'button', name: 'Sign', ...inspector })
  await (person.hand === 'mouse'
    ? person.sights({ role: 'picture', name: 'Signature of', ...inspector })
    : person.sees('Signed by typed name'))
}

function plateOf(words) {
  const plates = [...document.querySelectorAll('[id^="q-"]')]
  return plates.find(({ textContent }) => textContent.includes(words))?.id
}
