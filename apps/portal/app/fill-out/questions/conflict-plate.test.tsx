import type { Question } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { drawnPart } from '../../test-drawn-part.tsx'
import type { FillerActions } from '../filler-store.ts'
import { FormLanguage } from '../language/answering-words.tsx'
import { ConflictPlate } from './conflict-plate.tsx'

const options = {
  ...{ district: [], businessUnit: [], crew: [], customer: [], pad: [] },
  ...{ equipment: [], person: [] },
}
const pin = (x: number) =>
  `[{"kind":"pin","points":[[${x},0.45]],"colour":"red","number":1,"text":"Cut"}]`

/** Both answers as the plate tells them, and how many pictures it has. */
async function told(question: Question, mine: string, theirs: string) {
  const html = await drawnPart(() => (
    <FormLanguage value="en">
      <ConflictPlate
        {...{ question, options, lang: 'en', actions: {} as FillerActions }}
        mine={{ raw: [mine], note: '' }}
        theirs={{ value: theirs, note: 'From the tablet' }}
      />
    </FormLanguage>
  ))
  return [...html.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, one = '']) => one)
}

test('two sketches that are told in the same words are shown, each with its own marks', async () => {
  const question = { key: 'q', type: 'sketch', label: { en: 'Where' }, background: 'body' } as const
  const [mine = '', theirs = ''] = await told(question, pin(0.16), pin(0.165))
  const words = '1 mark: pin 1 “Cut” (front, right arm)'
  expect([mine, theirs].map((one) => one.includes(words))).toEqual([true, true])
  expect([mine, theirs].map((one) => one.match(/<img/g)?.length)).toEqual([1, 1])
  const marks = [mine, theirs].map((one) => /<svg.*<\/svg>/s.exec(one)?.[0] ?? '')
  expect(marks[0]).not.toBe(marks[1])
})

test('other answers are told in words alone, with their notes, and none says so', async () => {
  const question = { key: 'q', type: 'text', label: { en: 'Ask' } } as const
  expect(await told(question, 'Mine', 'Theirs')).toEqual(['Mine', 'Theirs: From the tablet'])
  const [none = ''] = await told(question, '', 'Theirs')
  expect(none).toMatch(/no answer/i)
})
