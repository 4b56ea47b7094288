import { describe, expect, test } from 'vitest'
import { scannedMachine } from './scanned-machine.ts'

const origin = 'https://holdpoint.example'
const pump = { value: 'a-1', code: 'PMP/06', label: 'PMP/06 Pump 6' }
const lower = { value: 'a-2', code: 'pmp/06', label: 'pmp/06 Pump' }
const old = { value: 'a-3', code: 'OLD 1', label: 'OLD 1 Blender', isRetired: true as const }
const machineOf = (text: string, options = [pump, lower, old]) =>
  scannedMachine(text, options, origin)

describe('what was scanned', () => {
  test.each([
    `${origin}/equipment/PMP%2F06`,
    `${origin}/equipment/PMP%2F06/?from=label`,
    'PMP/06',
    ' PMP/06\n',
  ])('“%s” is the machine', (text) => {
    expect(machineOf(text)).toEqual({ kind: 'found', option: pump })
  })

  test('is taken in whatever case, first as it is written', () => {
    expect(machineOf('pmp/06')).toEqual({ kind: 'found', option: lower })
    expect(machineOf('Pmp/06', [pump])).toEqual({ kind: 'found', option: pump })
  })

  test('is not taken from the label of another portal', () => {
    const label = 'https://elsewhere.example/equipment/PMP%2F06'
    expect(machineOf(label)).toEqual({ kind: 'elsewhere' })
  })

  test('is said not to be taken where the machine is retired or not known', () => {
    expect(machineOf('old 1')).toEqual({ kind: 'retired', option: old })
    for (const text of ['4012345', `${origin}/my-forms`, `${origin}/equipment/%E0`]) {
      expect(machineOf(text).kind, text).toBe('unknown')
    }
  })
})
