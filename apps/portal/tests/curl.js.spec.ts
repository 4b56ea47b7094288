import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword, expect, photo, test, type DemoRole } from './portal.ts'

// The journey of the walkaround once more, as a stranger with curl would make it.

type Envelope = { status: number; message: string; content: Record<string, unknown> }

function curl(...args: string[]): Envelope {
  return JSON.parse(execFileSync('curl', ['-sS', ...args], { encoding: 'utf8' }))
}

const json = (body: unknown) => ['-H', 'Content-Type: application/json', '-d', JSON.stringify(body)]
const fields = (all: Record<string, string>) =>
  Object.entries(all).flatMap(([name, value]) => ['-F', `${name}=${value}`])

const answers: Record<string, unknown> = {
  shift: 'day',
  entry_signs: 'yes',
  walkways: 'yes',
  lighting: 'na',
  windsocks: 'yes',
  red_zone: 'yes',
  bleed_off: 'yes',
  restraints: 'yes',
  extinguishers: 'yes',
  fuel_trailer: 'yes',
  containment: 'yes',
  ppe: 'yes',
  sse: 'yes',
  toolbox: 'yes',
  gas_reading: 2.5,
  best_practice: 'Spotter used a second radio',
}

/** Signs somebody in; the headers of what they ask from then on. */
function bearerOf(api: string, who: DemoRole): string[] {
  const email = `${who}@holdpoint.example`
  const { content } = curl(`${api}/login`, ...json({ email, password: demoPassword }))
  return ['-H', `Authorization: Bearer ${String(content['accessToken'])}`]
}

/** A file on this machine, for curl to send. */
function photoOnDisk(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'holdpoint-curl-')), photo.name)
  writeFileSync(file, photo.buffer)
  return file
}

test('the same by curl: sign in, start, fill, photograph, sign, submit, list', ({ baseURL }) => {
  const api = `${baseURL}/api/v1`
  const bearer = bearerOf(api, 'colleague')

  const types: unknown = curl(`${api}/form-types`, ...bearer).content
  expect(types).toContainEqual(expect.objectContaining({ name: 'Inspection' }))
  const inspection = (types as { id: string; name: string }[]).find(
    ({ name }) => name === 'Inspection',
  )
  const forms: unknown = curl(`${api}/master-forms?id=${inspection?.id}`, ...bearer).content
  const walkaround = (forms as { id: string; title: string; version: number }[]).find(
    ({ title }) => title === 'Wellsite Walkaround',
  )

  const started = curl(
    `${api}/my-form`,
    ...bearer,
    ...fields({
      formId: walkaround?.id ?? '',
      version: String(walkaround?.version),
      isLimitedAccess: '0',
      startedAt: new Date().toISOString(),
    }),
  )
  const myFormId = String(started.content['id'])

  const tooEarly = curl(`${api}/my-form-submit`, ...bearer, ...json({ myFormId }))
  expect(tooEarly.status).toBe(222)
  expect(tooEarly.content['missing']).toHaveLength(16)

  const changes = Object.entries(answers).map(([key, value]) => ({ key, value }))
  const filled = curl(`${api}/my-form-fill`, ...bearer, ...json({ myFormId, changes }))
  expect(filled.status).toBe(200)

  const photographed = curl(
    `${api}/my-form-answer-images`,
    ...bearer,
    ...fields({ myFormId, questionKey: 'best_practice', file: `@${photoOnDisk()}` }),
  )
  expect(photographed.content['media']).toMatchObject({ type: 'image/jpeg', name: photo.name })

  const signed = curl(
    `${api}/my-form-sign`,
    ...bearer,
    ...json({
      myFormId,
      questionKey: 'inspector',
      kind: 'typed',
      name: 'Wren Abernethy-Cole',
      password: demoPassword,
    }),
  )
  expect(signed.content['formStatus']).toBe('fill')

  const submitted = curl(`${api}/my-form-submit`, ...bearer, ...json({ myFormId }))
  expect(submitted.content).toMatchObject({ formStatus: 'complete', score: 100, result: 'pass' })

  const list = curl(`${api}/my-form?section=completed&orderBy=date&orderByAsc=0`, ...bearer)
  expect(list.content['data']).toContainEqual(
    expect.objectContaining({ id: myFormId, formStatus: 'complete', score: 100 }),
  )
})

test('an action by curl: raise, start, complete with evidence, verify', ({ baseURL }) => {
  const api = `${baseURL}/api/v1`
  const bearers = { doer: bearerOf(api, 'colleague'), verifier: bearerOf(api, 'employee') }
  const idOf = (bearer: string[]) => {
    const { user } = curl(`${api}/session`, ...bearer).content as { user: { personId: string } }
    return user.personId
  }
  const draft = {
    title: 'Put the entry signs up',
    assigneeIds: [idOf(bearers.doer)],
    verifierId: idOf(bearers.verifier),
    dueOn: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    evidenceMin: 1,
  }
  const raised = curl(`${api}/actions`, ...bearers.doer, ...json(draft))
  const actionId = String(raised.content['actionId'])
  const move = (bearer: string[], event: string) =>
    curl(`${api}/action-status`, ...bearer, ...json({ actionId, event }))

  expect(move(bearers.doer, 'start').content['status']).toBe('in_progress')
  expect(move(bearers.doer, 'complete').message).toBe('1 of 1 file of evidence still missing.')
  const proof = ['-F', `actionId=${actionId}`, '-F', `file=@${photoOnDisk()}`]
  expect(curl(`${api}/action-files`, ...bearers.doer, ...proof).status).toBe(200)
  expect(move(bearers.doer, 'complete').content['status']).toBe('pending_verification')
  expect(move(bearers.doer, 'verify').status).not.toBe(200)
  expect(move(bearers.verifier, 'verify').content['status']).toBe('closed')
})
