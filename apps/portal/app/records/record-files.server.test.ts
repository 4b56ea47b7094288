import { expect, test } from 'vitest'
import { problem } from '@holdpoint/api'
import { addFiles } from './record-files.server.ts'

const full = 'An analysis takes at most 30 files.'

/** Posts three files to a record that has room for some. */
async function postThree(room: number) {
  const form = new FormData()
  form.set('formKey', 'key')
  for (const file of ['upload:a', 'upload:b', 'upload:c']) {
    form.append('document', file)
  }
  const post = { context: {} as never, request: new Request('http://here/'), form }
  let added = 0
  const answer = await addFiles(post, { here: '/here', forbidden: 'jsa', done: 'Added.' }, () => {
    const isFull = added === room
    added += isFull ? 0 : 1
    return Promise.resolve(
      isFull
        ? {
            ...({ status: 'problem', requestId: 'r' } as const),
            problem: problem('invalid_input', { message: full }),
          }
        : { status: 200, message: 'File added.' },
    )
  })
  return { added, said: 'data' in answer ? answer.data.filesProblem : undefined }
}

test.each([
  [0, full],
  [1, `One file was added. ${full}`],
  [2, `2 files were added. ${full}`],
])(
  'with room for %i of three files says how many were added before one is refused',
  async (room, said) => {
    expect(await postThree(room)).toEqual({ added: room, said })
  },
)
