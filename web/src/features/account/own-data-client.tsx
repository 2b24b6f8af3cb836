'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { deleteOwnData, exportOwnData } from '@/visitor/own-data'
import * as messages from '@/messages/account'

/** Downloads or deletes the data of the visitor in this browser. */
export function OwnData() {
  const [step, setStep] = useState<'idle' | 'asking' | 'deleted'>('idle')
  return (
    <section
      aria-labelledby="own-data"
      className="needs-script flex max-w-3xl flex-col gap-5 border-t border-line pt-8"
    >
      <h2 id="own-data" className="text-h3">
        {messages.yourData}
      </h2>
      <p>{messages.whereYourDataIs}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={download}>
          {messages.exportMyData}
        </Button>
        {step === 'asking' ? (
          <>
            <Button
              onClick={() => {
                deleteOwnData()
                setStep('deleted')
              }}
            >
              {messages.yesDeleteEverything}
            </Button>
            <Button look="quiet" onClick={() => setStep('idle')}>
              {messages.keepIt}
            </Button>
          </>
        ) : (
          <Button look="quiet" onClick={() => setStep('asking')}>
            {messages.deleteMyData}
          </Button>
        )}
      </div>
      <output>{step === 'deleted' && messages.everythingDeleted}</output>
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
