import * as z from 'zod'
import { optionalText, plainField, rowsField, wordField } from '../fields.server.ts'

/** One sentence about the answer of a question. */
export const testRow = z.object({ of: plainField, is: plainField, value: plainField })
const modes = wordField(['all', 'any'])
const ownTest = {
  was: plainField,
  is: plainField,
  value: plainField,
  rule: plainField,
  message: optionalText,
}

/** What the form of the logic sends. */
export const logicInput = z.object({
  visibleMode: modes,
  visible: rowsField(testRow),
  visibleRule: plainField,
  requiredMode: modes,
  required: rowsField(testRow),
  requiredRule: plainField,
  on: rowsField(
    z.object({
      ...ownTest,
      do: wordField(['requireNote', 'requirePhoto', 'requireAction', 'flag', 'showMessage']),
    }),
  ),
  validate: rowsField(z.object({ ...ownTest, level: wordField(['error', 'warn']) })),
})

/** What the form of the logic says. */
export type LogicSaid = z.output<typeof logicInput>
/** One sentence as it was sent. */
export type TestSaid = z.output<typeof testRow>
