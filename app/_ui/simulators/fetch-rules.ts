import type { PreviewData } from '../article/preview-data';

/** The rules that a game's simulators cite, by their ids. */
export async function fetchRules(url: string): Promise<Record<string, PreviewData>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
