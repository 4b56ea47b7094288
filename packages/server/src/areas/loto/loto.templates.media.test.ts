import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeTemplate } from '../../../test/place-loto-template.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { clearExpiredUploads } from '../../files/clear-expired-uploads.ts'

// The pictures of the points of a template, and of its copies.

const day = 24 * 3_600_000
const point = { templateId: 'draft', stepId: 'draft-p1' }
let world: TestServer
let keeper: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'foreman', ['manage_loto_templates'])
  await grantTo(world, 'employee', ['create_loto'])
  await placeTemplate(world, 'draft', { status: 'draft', code: '' })
  await placeTemplate(world, 'other')
  keeper = await world.as('foreman')
})
afterAll(() => world.close())

async function sent(): Promise<string> {
  world.wait(1000)
  return `upload:${await sendPhoto(world, 'foreman')}`
}

const mediaOf = async (templateId: string) =>
  contentOf(await keeper.loto.template({ templateId })).steps[0]?.media ?? []

describe('the picture of a point', () => {
  test('is there for whoever reads the template, and on no other one', async () => {
    const added = contentOf(
      await keeper.loto.addTemplateStepMedia({ ...point, file: await sent() }),
    )
    expect(added).toMatchObject({ stepId: 'draft-p1', rowVersion: 2 })
    const { uploadId } = added
    expect(await mediaOf('draft')).toMatchObject([
      { uploadId, name: 'a.png', person: { personId: cast.foreman } },
    ])
    const media = (client: Client, templateId: string) =>
      client.loto.templateStepMedia({ templateId, uploadId })
    expect((await media(keeper, 'draft')).status).toBe(200)
    expect(problemOf(await media(keeper, 'other'))).toBe('not_found')
    expect(problemOf(await media(await world.as('employee'), 'draft'))).toBe('forbidden')
    const { history } = contentOf(await keeper.loto.template({ templateId: 'draft' }))
    expect(history.data[0]).toMatchObject({
      action: 'add_picture',
      fields: [{ label: 'E-1: Picture', from: null, to: 'a.png' }],
    })
  })

  test('must have been sent, by whoever adds it', async () => {
    const file = `upload:${await sendPhoto(world, 'employee')}`
    expect(await keeper.loto.addTemplateStepMedia({ ...point, file })).toMatchObject({
      problem: { fields: [{ path: 'file' }] },
    })
  })

  test('goes with copies, and stays for as long as one of them shows it', async () => {
    const [picture] = await mediaOf('draft')
    const uploadId = picture?.uploadId ?? ''
    const { templateId } = contentOf(
      await keeper.loto.copyTemplate({ templateId: 'draft', kind: 'copy' }),
    )
    expect(await mediaOf(templateId)).toEqual([picture])
    contentOf(await keeper.loto.removeTemplateStepMedia({ ...point, uploadId }))
    expect(await mediaOf('draft')).toEqual([])
    expect(await keeper.loto.removeTemplateStepMedia({ ...point, uploadId })).toMatchObject({
      problem: { message: 'This picture is not there any more.' },
    })
    const clear = () => clearExpiredUploads({ ...world, now: world.ports.clock.now() })
    world.wait(2 * day)
    keeper = await world.as('foreman')
    await clear()
    const read = (of: string) => keeper.loto.templateStepMedia({ templateId: of, uploadId })
    expect(problemOf(await read('draft'))).toBe('not_found')
    expect((await read(templateId)).status).toBe(200)
    contentOf(await keeper.loto.removeTemplateStep({ templateId, stepId: 'draft-p1' }))
    expect(problemOf(await read(templateId))).toBe('not_found')
    world.wait(2 * day)
    expect(await clear()).toBe(1)
  })

  test('is one of six at most', async () => {
    keeper = await world.as('foreman')
    for (let count = 0; count < 6; count += 1) {
      contentOf(await keeper.loto.addTemplateStepMedia({ ...point, file: await sent() }))
    }
    const more = await keeper.loto.addTemplateStepMedia({ ...point, file: await sent() })
    expect(more).toMatchObject({ problem: { message: 'A point takes at most 6 pictures.' } })
    expect(await mediaOf('draft')).toHaveLength(6)
  })
})
