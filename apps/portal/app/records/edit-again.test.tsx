import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { hasComeBack, type EditAgain } from './edit-again.ts'
import { useEditForm } from './edit-form.tsx'

const posted = { formKey: 'k', intent: 'save', title: 'Hose' }
const came = (lastResult: EditAgain['lastResult']): EditAgain => ({
  ...{ lastResult, found: null, known: {} },
})

test.each([
  ['was refused', came({ status: 'error', initialValue: posted, error: { title: ['Too long.'] } })],
  ['was drawn anew', came({ initialValue: posted })],
  ['was put back empty', came({ initialValue: { formKey: 'k' } })],
  ['came back beside others of its page', undefined],
])('a form knows of itself alone whether it %s', async (_what, again) => {
  const has: boolean[] = []
  function Part() {
    has.push(hasComeBack(useEditForm<'title'>('form', { title: 'As it is' }, again)[0]))
    has.push(hasComeBack(useEditForm<'title'>('other', {}, undefined)[0]))
    return null
  }
  await drawnPart(() => <Part />)
  expect(has.slice(0, 2)).toEqual([again !== undefined, false])
})
