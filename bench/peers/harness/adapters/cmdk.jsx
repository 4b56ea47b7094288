import * as Popover from '@radix-ui/react-popover'
import { Command } from 'cmdk'
import { useState } from 'react'
import { Row } from '../row.jsx'

export function Search({ people }) {
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState(undefined)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="opener">{picked?.name ?? 'Pick a person'}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="panel" align="start">
          <Command label="People">
            <Command.Input />
            <Command.List className="list">
              <Command.Empty>Employee not found</Command.Empty>
              {people.map((person) => (
                <Command.Item
                  key={person.id}
                  value={`${person.name} ${person.title}`}
                  onSelect={() => {
                    setPicked(person)
                    setOpen(false)
                  }}
                >
                  <Row person={person} />
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
