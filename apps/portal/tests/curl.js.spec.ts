import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword, expect, photo, test } from './portal.ts'

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

test('the same by curl: sign in, start, fill, photograph, sign, submit, list', ({ baseURL }) => {
  const api = `${baseURL}/api/v1`
  const signedIn = curl(
    `${api}/login`,
    ...json({ email: 'colleague@holdpoint.example', password: demoPassword }),
  )
  const bearer = ['-H', `Authorization: Bearer ${String(signedIn.content['accessToken'])}`]

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

  const file = join(mkdtempSync(join(tmpdir(), 'holdpoint-curl-')), photo.name)
  writeFileSync(file, photo.buffer)
  const photographed = curl(
    `${api}/my-form-answer-images`,
    ...bearer,
    ...fields({ myFormId, questionKey: 'best_practice', file: `@${file}` }),
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
  expect(submitted.content).toEqual({ formStatus: 'complete', score: 100, result: 'pass' })

  const list = curl(`${api}/my-form?section=completed&orderBy=date&orderByAsc=0`, ...bearer)
  expect(list.content['data']).toContainEqual(
    expect.objectContaining({ id: myFormId, formStatus: 'complete', score: 100 }),
  )
})
