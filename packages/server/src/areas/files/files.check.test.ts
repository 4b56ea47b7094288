import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

// What is asked before a file is acknowledged (domain 2.12).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
})
afterAll(() => world.close())

const stateOf = async (fileId: string) =>
  contentOf(await (await world.as('employee')).files.get({ fileId })).own?.state

test('a check question is answered rightly before a file is acknowledged; wrong ones are counted', async () => {
  const manager = await world.as('manager')
  const employee = await world.as('employee')
  const draft = { name: 'Locks', tags: 'locks', requireAck: true, personIds: [cast.employee] }
  const asked = { checkQuestion: 'Who takes a lock off?', checkRight: 'Whoever put it on' }
  const refused = async (said: object) => {
    const reply = await manager.files.save({ ...draft, ...said })
    return reply.status === 'problem' ? reply.problem.fields[0]?.path : reply.status
  }
  expect(await refused({ checkRight: 'Nobody' })).toBe('checkQuestion')
  expect(await refused({ checkQuestion: 'Who?' })).toBe('checkRight')
  expect(await refused(asked)).toBe('checkWrong')
  expect(await refused({ ...asked, checkWrong: 'Anybody\nWhoever put it on' })).toBe('checkWrong')
  expect(await refused({ ...asked, checkWrong: ['a', 'b', 'c', 'd', 'e'] })).toBe('checkWrong')
  const said = { ...draft, ...asked, checkWrong: ' The shift’s lead \n\nAnybody ' }
  const { fileId } = contentOf(await manager.files.save({ ...said, approverId: cast.foreman }))
  const file = `upload:${await sendPhoto(world, 'manager')}`
  contentOf(await manager.files.addVersion({ fileId, file }))
  contentOf(await manager.files.move({ fileId, event: 'submit' }))
  contentOf(await (await world.as('foreman')).files.move({ fileId, event: 'approve' }))

  expect(contentOf(await employee.files.get({ fileId }))).toMatchObject({
    check: {
      question: 'Who takes a lock off?',
      answers: ['Anybody', 'The shift’s lead', 'Whoever put it on'],
    },
    checkKey: null,
  })
  expect(contentOf(await manager.files.get({ fileId })).checkKey).toEqual({
    right: 'Whoever put it on',
    wrong: ['The shift’s lead', 'Anybody'],
  })
  const answered = (answer?: string) =>
    employee.files.acknowledge({ fileId, ...(answer !== undefined && { answer }) })
  expect(problemOf(await answered('Anybody'))).toBe('wrong_state')
  contentOf(await employee.files.open({ fileId }))
  expect(await answered()).toMatchObject({
    problem: { fields: [{ path: 'answer', message: 'Please choose an answer.' }] },
  })
  for (const wrongAnswers of [1, 2]) {
    expect(await answered('Anybody')).toMatchObject({ status: 222, content: { wrongAnswers } })
  }
  expect(await stateOf(fileId)).toBe('pending')
  contentOf(await answered('Whoever put it on'))
  expect(await stateOf(fileId)).toBe('acknowledged')
  const { data } = contentOf(await manager.files.acknowledgements({ fileId }))
  expect(data).toMatchObject([{ state: 'acknowledged', wrongAnswers: 2 }])
})
