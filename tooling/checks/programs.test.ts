import { describe, expect, test } from 'vitest'
import { canInstall } from './apt.mjs'
import { missingOf, missingProgram, packagesToGet, programs, unproved } from './programs.mjs'

const all = ['unit', 'postgres', 'browser']

describe('what a run needs beside Node and a browser', () => {
  test('is missing where it is not there', () => {
    expect(missingOf(all, {}, () => false)).toEqual([
      'postgres',
      'qpdf',
      'pdftotext',
      'lynx',
      'mechanize',
    ])
    expect(missingOf(all, {}, () => true)).toEqual([])
  })

  test('is what its parts use', () => {
    expect(missingOf(['browser'], {}, () => false)).toEqual(['lynx', 'mechanize'])
    expect(missingOf(['lint', 'types'], {}, () => false)).toEqual([])
  })

  test('may lie elsewhere, where it is called by its name alone', () => {
    const elsewhere = (file: string) => file.startsWith('/opt/bin/')
    const env = { PATH: '/none:/opt/bin' }
    expect(missingOf(all, env, elsewhere)).toEqual(['postgres', 'lynx', 'mechanize'])
  })

  test('is no PostgreSQL of its own where one is named', () => {
    const env = { TEST_DATABASE_URL: 'postgres://db.example/x' }
    expect(missingOf(['postgres'], env, () => false)).not.toContain('postgres')
  })

  test('says which package brings it', () => {
    const absent = { ...programs.lynx, file: '/none/lynx' }
    expect(missingProgram('lynx', { ...programs, lynx: absent })).toBe(
      "/none/lynx was not found: install Debian's lynx.",
    )
  })
})

describe('a run without them', () => {
  const missing = ['qpdf', 'lynx'] as const

  test('gets them on Debian as root, and asks for nothing elsewhere', () => {
    const packages = ['chromium']
    const wanted = packagesToGet({ packages, missing: ['postgres', 'lynx'], canInstall: true })
    expect(wanted).toEqual(['chromium', 'postgresql', 'postgresql-common', 'lynx'])
    expect(packagesToGet({ packages, missing, canInstall: false })).toEqual([])
    expect(canInstall(0, () => true)).toBe(true)
    expect(canInstall(1000, () => true)).toBe(false)
    expect(canInstall(0, () => false)).toBe(false)
  })

  test('fails for each where they could have been installed', () => {
    const { failed, lines } = unproved({ missing, canInstall: true })
    expect(failed).toBe(2)
    expect(lines[0]).toContain('FAILED  Not proved: that a PDF is whole.')
  })

  test('says elsewhere what it did not prove', () => {
    const { failed, lines } = unproved({ missing, canInstall: false })
    expect(failed).toBe(0)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/Not proved: the portal in lynx\. .*install Debian's lynx/)
  })

  test('counts a PostgreSQL that does not start, and one that is not there once', () => {
    const noPostgres = 'PostgreSQL did not start: no room.'
    const broken = unproved({ missing: [], noPostgres, canInstall: true })
    expect(broken.failed).toBe(1)
    expect(broken.lines[0]).toContain('Not proved: the server on PostgreSQL. PostgreSQL did not')
    expect(unproved({ missing: ['postgres'], noPostgres, canInstall: true }).failed).toBe(1)
  })

  test('has nothing to say where all is there', () => {
    expect(unproved({ missing: [], canInstall: true })).toEqual({ failed: 0, lines: [] })
  })
})
