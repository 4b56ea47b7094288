import { expect, test } from 'vitest'
import { fromXlsForm } from './index.ts'

const types = ['text', 'integer', 'select_multiple list', 'note', 'image', 'begin_group']
const fields = ['default', 'visible', 'required', 'on', 'validate', 'choices', 'limits', 'score']
const others = ['media', 'min', 'label', 'type', 'items', 'workflow', 'languages', 'choiceLists']
const names = [...fields, ...others, '__proto__', '__defineGetter__', 'constructor', 'toString']
const values = ['null', '1', '"x"', '{}', '[null]', '[{}]', '{"op":"and"}', '{"op":"eq","args":[]}']

test.each(types)('what travels beside a row of %s may be anything at all', (type) => {
  for (const name of names) {
    for (const value of values) {
      const json = `{"set":{"${name}":${value}},"drop":${value},"lists":${value},"is":${value}}`
      const survey = [
        ['type', 'name', 'label', 'bind::ehs:item'],
        [type, 'asked', 'Asked', json],
        ['text', 'inside', 'Inside', ''],
      ]
      const choices = [
        ['list_name', 'name', 'label', 'ehs_choice'],
        ['list', 'one', 'One', json],
      ]
      const sheets = [
        { name: 'survey', rows: survey },
        { name: 'choices', rows: choices },
        { name: 'settings', rows: [['ehs_form'], [json]] },
      ]
      expect(() => fromXlsForm(sheets, { key: 'rig_check' }), json).not.toThrow()
    }
  }
})
