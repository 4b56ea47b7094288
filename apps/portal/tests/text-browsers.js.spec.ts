import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingProgram } from '../../../tooling/checks/programs.mjs'
import { demoPassword as password, expect, test } from './portal.ts'
import { apiOf, type Row } from './text-browsers/api.ts'
import { down, find, go, press, save, tab, type, up, walkLynx } from './text-browsers/lynx.ts'

// My Forms without a graphical browser, by a person with lynx and by a program with WWW::Mechanize.
// What they did is asked of the API.

const completed = '/my-forms?section=completed&selectedStartDate=none'

let at = ''
test.beforeEach(({ baseURL }) => {
  at = baseURL ?? ''
})

/** The rows whose vote is another one now. */
function voteChanges(before: readonly Row[], after: readonly Row[]): string[] {
  const voted = new Map(before.map(({ id, isVoteAdded }) => [id, isVoteAdded]))
  return after.flatMap(({ id, isVoteAdded }) => (voted.get(id) === isVoteAdded ? [] : [id]))
}

function holds(rows: readonly Row[], id: string): boolean {
  return rows.some((row) => row.id === id)
}

function idIn(address: string): string {
  return new URL(address).searchParams.get('id') ?? ''
}

test.describe('lynx', () => {
  const missing = missingProgram('lynx')
  test.skip(missing !== undefined, missing)

  const email = 'colleague@holdpoint.example'
  const walk = (to: string, keys: readonly string[]) => walkLynx(at, { email, password }, to, keys)
  /** Past the list to what is open below it. */
  const toDialog = press('Skip to the dialog')

  test('signs in and filters the list by crew', async () => {
    const { page, address } = walk(completed, [
      ...press('Filters'),
      ...toDialog,
      ...press('F-01 Red'),
      ...find('Clear all'),
      down,
      ...go,
    ])
    expect(new URL(address).searchParams.get('selectedCrewOptions')).toBe('F-01')
    const { rows } = await apiOf(at, email, password)
    expect(page).toContain(`${(await rows('completed', '&crews=F-01')).length} forms`)
  })

  test('comments, and reads the comment', async () => {
    const comment = 'Read and written in lynx'
    const { page, address } = walk(completed, [
      ...press('Comments'),
      ...toDialog,
      // One's own comments stand above, each in a field of its own.
      ...find('0 of 100 characters'),
      up,
      ...type(comment),
      tab,
      ...press('Add comment'),
    ])
    expect(page).toContain(comment)
    const { commentsOf } = await apiOf(at, email, password)
    expect(await commentsOf(idIn(address))).toContain(comment)
  })

  test('votes', async () => {
    const { rows } = await apiOf(at, email, password)
    const before = await rows('signature')
    walk('/my-forms?section=signature&selectedStartDate=none', press('Upvote'))
    expect(voteChanges(before, await rows('signature'))).toHaveLength(1)
  })

  test('finds a colleague and shares a complete form with them', async () => {
    const list = `${completed}&selectedStatus=complete`
    const { page, address } = walk(list, [
      ...[...press('Share'), ...toDialog, down],
      ...[...type('manager@holdpoint'), tab, ...go],
      ...press('Add Halvard'),
    ])
    expect(page).toContain('Remove Halvard Osei-Lund')
    const shared = walk(list, [
      ...[...press('Share'), ...toDialog, down],
      ...[...type('manager@holdpoint'), tab, ...go, ...press('Add Halvard')],
      ...[...toDialog, ...find('Cancel'), down, ...go],
    ])
    expect(shared.address).not.toContain('dialog=')
    const { rows } = await apiOf(at, 'manager@holdpoint.example', password)
    expect(holds(await rows('signature'), idIn(address))).toBe(true)
  })

  test('saves the PDF of an entry and the list as Excel', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hp-'))
    const [pdf, excel] = [join(folder, 'a.pdf'), join(folder, 'a.xlsx')]
    walk(completed, save('PDF', pdf))
    walk(completed, save('Excel', excel))
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    expect(readFileSync(excel).subarray(0, 2).toString()).toBe('PK')
  })
})

test.describe('WWW::Mechanize', () => {
  const missing = missingProgram('mechanize')
  test.skip(missing !== undefined, missing)

  test('signs in, filters, saves both files, comments, shares and votes', async () => {
    const email = 'employee@holdpoint.example'
    const comment = 'Written by a program'
    const { rows, commentsOf } = await apiOf(at, email, password)
    const before = await rows('signature')
    const script = fileURLToPath(new URL('text-browsers/mechanize.pl', import.meta.url))
    const said = execFileSync(
      'perl',
      [script, at, email, password, comment, 'approver@holdpoint'],
      { encoding: 'utf8', timeout: 50_000 },
    )
    const met: Record<string, string> = JSON.parse(said)
    expect(met).toMatchObject({
      signedIn: '/',
      crews: 'F-01',
      forms: String((await rows('completed', '&crews=F-01')).length),
      excel: { name: expect.stringMatching(/^my-forms-.*\.xlsx$/), start: 'PK\u0003\u0004' },
      pdf: { type: 'application/pdf', name: expect.stringMatching(/\.pdf$/), start: '%PDF' },
      isCommentShown: true,
      isDialogClosed: true,
    })
    expect(await commentsOf(met['commented'] ?? '')).toContain(comment)
    expect(voteChanges(before, await rows('signature'))).toEqual([met['voted']])
    const approver = await apiOf(at, 'approver@holdpoint.example', password)
    expect(holds(await approver.rows('signature'), met['shared'] ?? '')).toBe(true)
  })
})
