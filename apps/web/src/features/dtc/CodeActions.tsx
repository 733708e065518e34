import type { DtcInformation } from '@tappet/diagnosis'
import { Copy, Share2, Stethoscope } from 'lucide-react'
import { Link } from 'react-router'
import { canShare, copyText, shareText } from '../../platform/share.ts'
import { Button, toast } from '../../ui/index.ts'
import { codeReport } from './words.ts'

/** What can be done with a code: diagnose from it, pass it on. */
export function CodeActions({ code, details }: { code: string; details: Partial<DtcInformation> }) {
  async function copyCode(): Promise<void> {
    if (await copyText(code)) toast.success('Copied', { description: code })
    else sayNotCopied()
  }
  async function share(): Promise<void> {
    const text = codeReport(code, details)
    if (canShare()) return void (await shareText(`Trouble code ${code}`, text))
    if (await copyText(text)) toast.success('Report Copied')
    else sayNotCopied()
  }
  return (
    <>
      <Button
        icon={<Stethoscope aria-hidden="true" />}
        render={<Link state={{ codes: [code] }} to="/comprehensive-diagnosis" />}
      >
        Diagnose this code
      </Button>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyCode()} variant="secondary">
        Copy code
      </Button>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()} variant="secondary">
        Share Report
      </Button>
    </>
  )
}

function sayNotCopied(): void {
  toast.error('Not copied', { description: 'This browser does not let the page use the clipboard.' })
}
