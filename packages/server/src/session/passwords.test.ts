import { describe, expect, test } from 'vitest'
import { hashPassword, passwordFits } from './passwords.ts'

describe('passwordFits', () => {
  test('takes the same text in any composition, to its last letter', async () => {
    const long = `${'ü'.repeat(120)} end`
    const stored = await hashPassword(long)
    expect(await passwordFits(long.normalize('NFD'), stored)).toBe(true)
    expect(await passwordFits(`${'ü'.repeat(120)} enD`, stored)).toBe(false)
  })

  test('says no where there is no hash, even to the text behind the decoy', async () => {
    expect(await passwordFits('no account has this password', null)).toBe(false)
  })

  test('costs an unknown account the same as a known one, from the first try on', async () => {
    const stored = await hashPassword('a')
    const costOf = async (hash: string | null) => {
      const started = performance.now()
      await passwordFits('b', hash)
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    // The quickest of each, because other work on the machine only ever makes one slower; a machine
    // that never rests is given more rounds.
    const ratioOf = () => Math.min(...unknown) / Math.min(...known)
    const isAlike = () => known.length >= 15 && ratioOf() > 0.5 && ratioOf() < 2
    while (!isAlike() && known.length < 60) {
      known.push(await costOf(stored))
      unknown.push(await costOf(null))
    }
    const ratio = ratioOf()
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('answers nothing when too many wait, and hears who is known before strangers', async () => {
    const stored = await hashPassword('right')
    const order: string[] = []
    const strangers = Array.from({ length: 60 }, async (_, index) => {
      const fits = await passwordFits('wrong', stored, 'stranger')
      order.push(`stranger ${index}`)
      return fits
    })
    const known = passwordFits('right', stored, 'known').then((fits) => {
      order.push('known')
      return fits
    })
    expect(await known).toBe(true)
    const answers = await Promise.all(strangers)
    expect(answers.filter((fits) => fits === undefined)).toHaveLength(19)
    expect(answers.filter((fits) => fits === false)).toHaveLength(41)
    expect(order.indexOf('known')).toBeLessThan(19 + 6)
  })

  test('hears sixty people who sign at once', async () => {
    const stored = await hashPassword('right')
    const signers = Array.from({ length: 60 }, () => passwordFits('right', stored, 'known'))
    expect(new Set(await Promise.all(signers))).toEqual(new Set([true]))
  })
})
