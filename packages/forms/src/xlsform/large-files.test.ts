import { describe, expect, test } from 'vitest'
import { parseDefinition } from '../schema.ts'
import type { FormDefinition } from '../types.ts'
import { fromXlsForm, sheetsOfTextFile, type Cell, type Sheets } from './index.ts'

const target = { key: 'rig_check' }

/** A survey of these rows of type, name and one column more. */
function survey(rows: readonly (readonly Cell[])[], column = 'relevant'): Sheets[number] {
  return { name: 'survey', rows: [['type', 'name', column], ...rows.map((row) => [...row])] }
}

function times<One>(count: number, make: (at: number) => One): One[] {
  return Array.from({ length: count }, (_, at) => make(at))
}

function definitionOf(sheets: Sheets): FormDefinition {
  const { definition, why } = fromXlsForm(sheets, target)
  if (definition === null) {
    throw new Error(why)
  }
  expect(parseDefinition(definition)).toEqual({ ok: true, definition })
  return definition
}

describe('a list that many questions choose from', () => {
  const choices = {
    name: 'choices',
    rows: [['list_name', 'name'], ...times(400, (at) => ['l', `v${at}`])],
  }

  test('with “other” is written once', () => {
    const rows = times(50, (at) => ['select_one l or_other', `q${at}`])
    const definition = definitionOf([survey(rows), choices])
    expect(definition.choiceLists?.['l_other']).toHaveLength(401)
    expect(definition.items[0]).toEqual({
      ...{ key: 'q0', type: 'choice', label: { en: 'q0' }, list: 'l_other' },
    })
    expect(JSON.stringify(definition).length).toBeLessThan(60_000)
  })

  test('is another with “other” than without', () => {
    const types = ['l or_other', 'l', 'l or_other', 'l'].map((list) => `select_multiple ${list}`)
    const definition = definitionOf([
      survey(times(4, (at) => [types[at] ?? '', `q${at}`])),
      choices,
    ])
    expect(
      Object.entries(definition.choiceLists ?? {}).map(([key, of]) => [key, of.length]),
    ).toEqual([
      ['l_other', 401],
      ['l', 400],
    ])
    const lists = definition.items.flatMap((item) => ('list' in item ? [item.list] : []))
    expect(lists).toEqual(['l_other', 'l', 'l_other', 'l'])
  })

  test('is written once though the file says that no list is the form’s own', () => {
    const rows = times(20, (at) => ['select_one l', `q${at}`])
    const settings = { name: 'settings', rows: [['ehs_form'], ['{"lists":[]}']] }
    expect(Object.keys(definitionOf([survey(rows), choices, settings]).choiceLists ?? {})).toEqual([
      'l',
    ])
  })
})

describe('more than a form needs is refused', () => {
  test.each<[string, Sheets, string]>([
    [
      'rows',
      [survey(times(5000, (at) => ['text', `q${at}`]))],
      '“survey” has more rows than a form needs: at most 5,000 are read.',
    ],
    [
      'columns',
      [{ name: 'survey', rows: [times(201, (at) => `c${at}`)] }],
      '“survey” has more columns than a form needs: at most 200 are read.',
    ],
    [
      'groups in each other',
      [survey([...times(31, (at): Cell[] => ['begin_group', `g${at}`]), ['text', 'a']])],
      'Groups stand in each other at most 30 deep, and here more do.',
    ],
  ])('%s', (_title, sheets, why) => {
    const result = fromXlsForm(sheets, target)
    expect(result).toMatchObject({ definition: null, why })
    expect(result.refused.at(-1)?.message).toBe(why)
  })

  test('a text file with a sheet in each line is one sheet that is too long', () => {
    const sheets = sheetsOfTextFile([['survey'], ...times(6000, () => ['more'])])
    expect(sheets).toHaveLength(1)
    expect(fromXlsForm(sheets, target).why).toContain('at most 5,000')
  })

  test('and one that is made of names of sheets takes no more room than it has lines', () => {
    const names = times(4000, () => ['more'])
    const sheets = sheetsOfTextFile([['survey'], ['', 'type', 'name'], ...names])
    const rowCount = sheets.reduce((sum, { rows }) => sum + rows.length, 0)
    expect(rowCount).toBeLessThan(5000)
  })
})

test('thirty groups deep is read, and what a group asks for is translated once', () => {
  const groups = times(29, (at): Cell[] => ['begin_group', `g${at}`, at === 5 ? "${a} = 'x'" : ''])
  const rows: Cell[][] = [['text', 'a', ''], ['begin_group', 's', ''], ...groups]
  const definition = definitionOf([survey([...rows, ['text', 'q0', ''], ['text', 'q1', '']])])
  const section = definition.items[1]
  const rules = section?.type === 'section' ? section.items.map(({ visible }) => visible) : []
  expect(rules).toHaveLength(2)
  // The very same rule, not one like it.
  expect(rules[0]).toBe(rules[1])
  expect(rules[0]).toEqual({ op: 'eq', args: [{ op: 'answer', key: 'a' }, 'x'] })
})
