import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CastName } from '../../../test/cast.ts'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { docxOf, pdfOf } from '../../../test/made-files.ts'
import { placeFile, placeBytes } from '../../../test/place-file.ts'
import { nobodyMeant } from '../../../test/place-message.ts'
import { grantTo } from '../../../test/rights.ts'
import { takeTexts } from './files.clock.ts'
import { beginText, textTriesMax, waitingVersion } from './files.texts.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
})
afterAll(() => world.close())

const clock = () => ({ ...world, now: world.ports.clock.now() })

/** Sends a file as the manager, by HTTP as a program would. */
async function send(fileId: string, name: string, bytes: Uint8Array): Promise<Response> {
  world.wait(60_000)
  const body = new FormData()
  body.set('fileId', fileId)
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return world.http('/file-library-version', { method: 'POST', body, as: 'manager' })
}

async function found(who: CastName, search: string): Promise<string[]> {
  const client = await world.as(who)
  const { data } = contentOf(await client.files.list({ section: 'library', search }))
  const { files } = contentOf(await client.search.find({ search }))
  expect(files.data.map(({ fileId }) => fileId).sort()).toEqual(
    data.map(({ fileId }) => fileId).sort(),
  )
  return data.map(({ fileId }) => fileId).sort()
}

const textOf = async (who: CastName, fileId: string, version?: number) =>
  (await world.as(who)).files.text({ fileId, ...(version === undefined ? {} : { version }) })

describe('the words of a version', () => {
  beforeAll(async () => {
    await placeFile(world, 'lockout', {
      audience: { ...nobodyMeant, personIds: [cast.employee] },
    })
    await placeBytes(world, 'lockout', pdfOf(['Bleed the iron', 'Tag the missile']))
    await takeTexts(clock())
  })

  test('are answered to nobody who may not read it', async () => {
    expect(problemOf(await world.nobody.files.text({ fileId: 'lockout' }))).toBe('not_signed_in')
    expect(problemOf(await textOf('colleague', 'lockout'))).toBe('forbidden')
    expect(problemOf(await textOf('employee', 'lockout', 2))).toBe('not_found')
  })

  test('are answered and found by whom it is for', async () => {
    expect(contentOf(await textOf('employee', 'lockout'))).toEqual({
      ...{ state: 'taken', hasMore: false },
      text: 'Bleed the iron\n\nTag the missile',
    })
    expect(await found('employee', 'TAG the miss')).toEqual(['lockout'])
    expect(await found('colleague', 'TAG the miss')).toEqual([])
    expect(await found('employee', '%iron')).toEqual([])
  })

  test('of a draft are found by its keepers alone, until it is in force', async () => {
    expect((await send('lockout', 'Next.docx', docxOf(['Hydrostatic gauge']))).status).toBe(200)
    const { versions } = contentOf(
      await (await world.as('manager')).files.get({ fileId: 'lockout' }),
    )
    expect(versions.map(({ textState }) => textState)).toEqual(['waiting', 'taken'])
    await takeTexts(clock())
    expect(await found('manager', 'hydrostatic')).toEqual(['lockout'])
    expect(await found('employee', 'hydrostatic')).toEqual([])
    expect(problemOf(await textOf('employee', 'lockout', 2))).toBe('not_found')
    await world.database.kysely
      .updateTable('library_files')
      .set({ status: 'approved', current_version: 2 })
      .where('id', '=', 'lockout')
      .execute()
    expect(await found('employee', 'hydrostatic')).toEqual(['lockout'])
    expect(await found('employee', 'bleed the iron')).toEqual([])
  })
})

describe('a version that cannot be read', () => {
  test('says so, and is not begun again', async () => {
    await placeFile(world, 'bad')
    await placeBytes(world, 'bad', Buffer.from('%PDF-1.7\n<html><script></script></html>'))
    await takeTexts(clock())
    expect(await waitingVersion(world.database.kysely)).toBeUndefined()
    expect(contentOf(await textOf('manager', 'bad'))).toEqual({
      ...{ state: 'unreadable', text: '', hasMore: false },
    })
  })

  test('is given up where its bytes are gone', async () => {
    await placeFile(world, 'gone')
    await takeTexts(clock())
    expect(contentOf(await textOf('manager', 'gone')).state).toBe('unreadable')
  })

  test('is given up after some tries that nobody lived to see the end of', async () => {
    await placeFile(world, 'killer')
    const { kysely } = world.database
    for (let tries = 0; tries < textTriesMax; tries += 1) {
      const one = await waitingVersion(kysely)
      expect(one?.file_id).toBe('killer')
      if (one !== undefined) {
        await beginText(kysely, one, clock().now)
      }
    }
    expect(await waitingVersion(kysely)).toBeUndefined()
  })
})

describe('what is brought', () => {
  beforeAll(() => placeFile(world, 'shelf', { columns: { status: 'draft' } }))

  test.each([
    ['a picture that is a page', 'drawing.svg', '<svg><script>alert(1)</script></svg>'],
    ['a page', 'page.html', '<html><script>alert(1)</script></html>'],
    ['a page before a PDF', 'paper.pdf', '<html><script>alert(1)</script></html>\n%PDF-1.7'],
    ['a program that is called text', 'notes.txt', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
    ['an archive that is called PDF', 'paper.pdf', 'PK\x03\x04 rest of it'],
    ['a program that is called Word', 'plan.docx', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
    ['an archive by its own name', 'all.zip', 'PK\x03\x04 rest of it'],
  ])('is refused as %s, in a sentence', async (_what, name, bytes) => {
    const response = await send('shelf', name, Buffer.from(bytes, 'latin1'))
    expect(response.status).toBe(415)
    expect(await response.text()).toContain('Please choose a PDF, a Word (.docx)')
  })

  test.each([
    ['a page that begins as a PDF', 'p.pdf', '%PDF-1.7\n<html><script>1</script>', 'inline'],
    ['a PDF that is called text', 'p.txt', pdfOf(['x']).toString('latin1'), 'inline'],
    ['a page that is called text', 'p.txt', '<html><script>1</script></html>', 'attachment'],
    ['a picture with a script, called text', 'p.md', '<svg><script>1</script></svg>', 'attachment'],
    ['an archive that is called Word', 'p.docx', 'PK\x03\x04 rest of it', 'attachment'],
  ])('runs nothing as %s', async (_what, name, bytes, shown) => {
    const sent = await send('shelf', name, Buffer.from(bytes, 'latin1'))
    expect(sent.status).toBe(200)
    const { headers } = await world.http('/file-library-version?fileId=shelf', { as: 'manager' })
    expect(headers.get('Content-Disposition')).toMatch(new RegExp(`^${shown};`))
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('Content-Type')).toMatch(
      /^(application\/(pdf|vnd\.)|text\/(plain|markdown)$)/,
    )
  })
})
