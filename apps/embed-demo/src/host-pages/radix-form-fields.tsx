import { DateRangePopover, PersonSearch } from '@holdpoint/widgets'
import * as RadixSelect from '@radix-ui/react-select'
import { useId } from 'react'
import { findPeople } from '../demo/people.js'

const grades = ['Minor', 'Serious', 'Major']

interface SeverityProps {
  name: string
  label: string
  /** Where its list is drawn; the end of the page unless told. */
  container?: HTMLElement | null
}

/** Their select. In a dialog of the browser's top layer its list belongs into that dialog. */
export function Severity({ name, label, container = null }: SeverityProps) {
  const id = useId()
  return (
    <div>
      <label className="hp-label" htmlFor={id}>
        {label}
      </label>
      <RadixSelect.Root name={name} defaultValue="Minor">
        <RadixSelect.Trigger id={id} className="hp-button">
          <RadixSelect.Value />
        </RadixSelect.Trigger>
        <RadixSelect.Portal container={container}>
          <RadixSelect.Content className="radix-list plate" position="popper">
            <RadixSelect.Viewport>
              {grades.map((grade) => (
                <RadixSelect.Item key={grade} value={grade} className="radix-option">
                  <RadixSelect.ItemText>{grade}</RadixSelect.ItemText>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </div>
  )
}

interface EmployeeProps {
  label: string
  /** Under which it sends the id of the chosen person; nothing without one. */
  name?: string
  onChange?: (personId: string | undefined) => void
}

/** Our search of people. */
export function Employee({ label, name, onChange }: EmployeeProps) {
  return (
    <PersonSearch.Root
      name={name}
      search={({ search }, { signal }) => findPeople(search, { signal, pLimit: 20 })}
      onValueChange={(person) => onChange?.(person?.personId)}
    >
      <PersonSearch.Label>{label}</PersonSearch.Label>
      <PersonSearch.Input placeholder="Name or email" />
      {name !== undefined && <PersonSearch.Value />}
      <PersonSearch.Popup>
        <PersonSearch.List />
        <PersonSearch.Empty />
        <PersonSearch.Status />
      </PersonSearch.Popup>
      <PersonSearch.Announcement />
    </PersonSearch.Root>
  )
}

/** Our box of dates. */
export function CrewDays() {
  return (
    <DateRangePopover.Root quickDays={[7, 14, 28]} defaultValue={{ kind: 'quick', days: 14 }}>
      <DateRangePopover.Trigger />
      <DateRangePopover.Content>
        <DateRangePopover.Label of="dateRange" />
        <DateRangePopover.Choice />
        <DateRangePopover.Label of="startDate" />
        <DateRangePopover.StartDate />
        <DateRangePopover.Label of="endDate" />
        <DateRangePopover.EndDate />
        <DateRangePopover.Problem />
        <DateRangePopover.Close />
      </DateRangePopover.Content>
    </DateRangePopover.Root>
  )
}
