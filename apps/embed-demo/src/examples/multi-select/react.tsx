import { MultiSelect } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'
import { manyOptions } from '../../demo/options.js'

const pads = manyOptions(9999)

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>([])

  return (
    <>
      <MultiSelect.Root options={pads} value={chosen} onValueChange={setChosen} name="pad">
        <MultiSelect.Label>Pads</MultiSelect.Label>
        <MultiSelect.Field />
        <MultiSelect.Popup />
        <MultiSelect.Status />
      </MultiSelect.Root>
      <output>{chosen.length === 0 ? 'Nothing chosen' : `${chosen.length} pads`}</output>
    </>
  )
}
