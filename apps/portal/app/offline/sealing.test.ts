import { describe, expect, test } from 'vitest'
import { makeKey } from './device-key.ts'
import { packed, unpacked } from './packing.ts'
import { seal, unseal } from './sealing.ts'

const secret = Buffer.alloc(32, 1).toString('base64url')
const others = Buffer.alloc(32, 2).toString('base64url')
const said = { json: { seen: 'Leak at the choke 漏' }, bytes: new Uint8Array([0, 255, 7]) }

describe('sealing', () => {
  test('gives back what was kept, to a key that was made again of the same secret', async () => {
    const record = await seal(await makeKey('p1', secret), 'r1', packed(said))
    const bytes = await unseal(await makeKey('p1', secret), record)
    expect(bytes && unpacked(bytes)).toEqual(said)
  })

  test('shows nothing of the words and nothing of the person', async () => {
    const record = await seal(await makeKey('p1', secret), 'r1', packed(said))
    expect(Buffer.from(record.data).toString('latin1')).not.toContain('Leak')
    expect(record.owner).toMatch(/^[0-9a-f]{32}$/)
  })

  test('two seals of one value differ', async () => {
    const key = await makeKey('p1', secret)
    const [one, two] = [await seal(key, 'r', packed(said)), await seal(key, 'r', packed(said))]
    expect(Buffer.from(one.data).equals(Buffer.from(two.data))).toBe(false)
  })

  test('opens to nobody else, not altered, and not under another name', async () => {
    const key = await makeKey('p1', secret)
    const record = await seal(key, 'r1', packed(said))
    const altered = new Uint8Array(record.data.slice(0))
    altered.set([(altered[3] ?? 0) ^ 1], 3)
    expect(await unseal(await makeKey('p2', others), record)).toBeUndefined()
    expect(await unseal(key, { ...record, data: altered.buffer })).toBeUndefined()
    expect(await unseal(key, { ...record, id: 'r2' })).toBeUndefined()
  })

  test('the key cannot be taken out', async () => {
    const { key } = await makeKey('p1', secret)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })
})
