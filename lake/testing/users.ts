import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import type { LakeConfig } from '../src/index.ts'
import { type TestLake, startTestLake, studioOrigin, temporaryFolder } from './test-lake.ts'

export const password = 'a long password'
export const beyond: Partial<LakeConfig> = { publicUrl: 'https://lake.example.com' }

export function folderForTest(): string {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function addUser(lake: TestLake, name: string, role: string): Promise<Response> {
  return lake.request('/lake/users', {
    method: 'PUT',
    headers: { authorization: `Bearer ${lake.tokens.administrator}` },
    body: JSON.stringify({ name, role, password }),
  })
}

/** A lake with the users Ann (editor) and Vic (viewer), started again with other settings. */
export async function lakeWithUsers(settings: Partial<LakeConfig>): Promise<TestLake> {
  const dataDir = folderForTest()
  const first = await startTestLake({ dataDir })
  await addUser(first, 'Ann', 'editor')
  await addUser(first, 'Vic', 'viewer')
  await first.close()
  const lake = await startTestLake({ dataDir, ...settings })
  onTestFinished(() => lake.close())
  return lake
}

export const loginPath = (more = '') =>
  `/auth/login/local?origin=${encodeURIComponent(`${studioOrigin}/structure`)}&projectId=testshop&type=cookie${more}`

export async function logIn(lake: TestLake, name: string, secret: string, more?: string): Promise<Response> {
  return lake.request(loginPath(more), {
    method: 'POST',
    headers: { origin: lake.url },
    body: new URLSearchParams({ name, password: secret }),
  })
}

const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
export const asUser = (response: Response) => ({ cookie: cookieOf(response), origin: studioOrigin })
