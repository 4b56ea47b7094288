import { DateRange, DateRangePopover, type DateRangeValue } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'

export function Example() {
  const [range, setRange] = useState<DateRangeValue>({ kind: 'quick', days: 30 })
  const [said, setSaid] = useState('')

  return (
    <>
      <DateRangePopover.Root
        value={range}
        onValueChange={(next, days) => {
          setRange(next)
          setSaid(days ? `${days.startDate} to ${days.endDate}` : 'Every day')
        }}
      >
        <DateRangePopover.Trigger />
        <DateRangePopover.Content>
          <DateRangePopover.Label of="dateRange" />
          <DateRangePopover.Choice />
          <DateRangePopover.Label of="startDate" />
          <DateRangePopover.StartDate />
          <DateRangePopover.Label of="endDate" />
          <DateRangePopover.EndDate />
          <DateRangePopover.Problem />
          <DateRangePopover.Calendar />
          <DateRangePopover.Close />
        </DateRangePopover.Content>
      </DateRangePopover.Root>
      <output>{said}</output>

      <DateRange.Root page="jsa" defaultValue={{ kind: 'quick', days: 2 }}>
        <DateRange.Label of="dateRange" />
        <DateRange.Choice />
        <DateRange.Label of="startDate" />
        <DateRange.StartDate />
        <DateRange.Label of="endDate" />
        <DateRange.EndDate />
        <DateRange.Problem />
        <DateRange.Calendar />
      </DateRange.Root>
    </>
  )
}
