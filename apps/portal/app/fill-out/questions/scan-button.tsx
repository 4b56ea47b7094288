import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ScanBarcode } from '../../ui/icons.ts'
import { useScripted } from '../../ui/use-scripted.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import { canScan } from './scan-codes.ts'
import { ScanDialog } from './scan-dialog.tsx'

/** Opens the camera where the browser reads codes by itself; the first code that is read closes it. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const isScripted = useScripted()
  const [isScanning, setScanning] = useState(false)
  if (!isScripted || !canScan()) {
    return null
  }
  return (
    <>
      <Button type="button" size="big" onClick={() => setScanning(true)}>
        <ScanBarcode aria-hidden="true" />
        <AnsweringText say={(words) => words.scan.scan} />
      </Button>
      {isScanning && (
        <ScanDialog
          onCode={(code) => {
            setScanning(false)
            onCode(code)
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </>
  )
}
