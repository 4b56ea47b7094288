import { describe, expect, test } from 'vitest'
import { toKeep } from './keep-ahead.ts'
import type { KeptKind } from './page-address.ts'
import type { KeptPage } from './page-index.ts'

const day = 24 * 60 * 60_000
const now = 10 * day

function page(address: string, kind: KeptKind, change: Partial<KeptPage> = {}): KeptPage {
  return { id: address, address, kind, title: '', at: now - 1, version: 'v2', ...change }
}

const blank = (version: number) => `/my-form/fill-out/blank-${version}-f-check`
const ahead = { blanks: [{ formId: 'f-check', version: 2 }], assigned: ['e1'] }
const what = (pages: readonly KeptPage[], wanted = ahead) =>
  toKeep(pages, wanted, { version: 'v2', now })

describe('what is kept ahead', () => {
  test('is asked for where it is missing, and not again', () => {
    const missing = [blank(2), '/my-form/fill-out/e1']
    expect(what([])).toEqual({ gone: [], missing })
    const kept = [page(blank(2), 'blank'), page('/my-form/fill-out/e1', 'form')]
    expect(what(kept)).toEqual({ gone: [], missing: [] })
  })

  test('is asked for again after a day, and by another build', () => {
    const form = page('/my-form/fill-out/e1', 'form')
    expect(what([page(blank(2), 'blank', { at: now - day }), form]).missing).toEqual([blank(2)])
    expect(what([page(blank(2), 'blank', { version: 'v1' }), form]).missing).toEqual([blank(2)])
  })

  test('makes way for the next version; forms that were opened stay', () => {
    const opened = page('/my-form/fill-out/e9', 'form', { at: 0 })
    const { gone, missing } = what([page(blank(1), 'blank'), opened])
    expect([gone, missing]).toEqual([[blank(1)], [blank(2), '/my-form/fill-out/e1']])
    expect(what([page(blank(2), 'blank')], { blanks: [], assigned: [] }).gone).toEqual([blank(2)])
  })
})
