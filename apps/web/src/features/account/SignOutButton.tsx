import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../backend/backend.tsx'
import { Button, toast } from '../../ui/index.ts'

/** Ends the session here and goes to the landing page. */
export function SignOutButton() {
  const { client } = useBackend()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      const { error } = await client.auth.signOut()
      if (error) throw error
      navigate('/auth')
    } catch {
      toast.error('Error signing out', {
        description: 'There was a problem signing out. Please try again.',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      fullWidth
      icon={<LogOut aria-hidden="true" />}
      loading={busy}
      onClick={signOut}
      variant="secondary"
    >
      Sign Out
    </Button>
  )
}
