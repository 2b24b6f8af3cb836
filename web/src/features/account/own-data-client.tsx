'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { deleteOwnData, exportOwnData } from '@/visitor/own-data'

/** Gives the visitor what this browser keeps, or deletes it. */
export function OwnData() {
  const [step, setStep] = useState<'idle' | 'asking' | 'deleted'>('idle')
  return (
    <section
      aria-labelledby="own-data"
      className="needs-script flex max-w-3xl flex-col gap-5 border-t border-line pt-8"
    >
      <h2 id="own-data" className="text-h3">
        Your data
      </h2>
      <p>
        Profile, cart, wishlist, saved lists, what you looked at and the links to your orders are kept in this
        browser only. You can download them, or delete them here. Orders and requests that you sent stay with
        us.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={download}>
          Export my data
        </Button>
        {step === 'asking' ? (
          <>
            <Button
              onClick={() => {
                deleteOwnData()
                setStep('deleted')
              }}
            >
              Yes, delete everything
            </Button>
            <Button look="quiet" onClick={() => setStep('idle')}>
              Keep it
            </Button>
          </>
        ) : (
          <Button look="quiet" onClick={() => setStep('asking')}>
            Delete my data
          </Button>
        )}
      </div>
      <output>{step === 'deleted' && 'Everything was deleted from this browser.'}</output>
    </section>
  )
}

function download() {
  const address = URL.createObjectURL(new Blob([exportOwnData()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(address)
}
