import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { shortText } from '../../short-text.ts'
import { isPrivateFile, openPrivateFile } from './open-private-file.ts'

/** A buyer’s file with a button that decrypts and saves it. It is never rendered: it could contain anything. */
export function PrivateFileDownload({ file }: { file: unknown }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [problem, setProblem] = useState('')
  const [isLoading, setLoading] = useState(false)
  if (!isPrivateFile(file)) return null
  const save = async () => {
    setLoading(true)
    setProblem('')
    try {
      saveAs(await openPrivateFile(file, client), file.name)
    } catch (error) {
      console.error(error)
      setProblem('The file could not be opened. Try again in a moment.')
    }
    setLoading(false)
  }
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>
          {shortText(file.name)} ({sizeText(file.size)})
        </Text>
        <Button
          icon={DownloadIcon}
          text="Download"
          mode="ghost"
          loading={isLoading}
          onClick={() => void save()}
        />
      </Flex>
      {problem && (
        <Text size={1} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
