import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { RecordFiles } from './record-files.tsx'

const why = 'An analysis takes at most 30 files.'
const refused = { filesProblem: why, filesOf: '' }
const drawn = (props: { canChange: boolean; canAdd?: boolean; of?: string }, answered?: object) =>
  drawnPart(() => <RecordFiles files={[]} formKey="key" {...props} />, answered)

test.each([
  ['a file can be added', { canChange: true }],
  ['there is room for none', { canChange: true, canAdd: false }],
  ['nothing is changed any more', { canChange: false }],
])('why a file was refused is said where %s', async (_, props) => {
  expect(await drawn(props)).not.toContain(why)
  expect(await drawn(props, refused)).toContain(why)
})

test('it is said beside the files that it is about alone', async () => {
  expect(await drawn({ canChange: true, of: 'point-2' }, refused)).not.toContain(why)
})
