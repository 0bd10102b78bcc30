import { underBase, withoutBase } from '../../_leaf/base-path';
import { DATA_DOCUMENTS } from '../../_open-data/documents';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  [...DATA_DOCUMENTS.keys()].map((address) => ({ file: withoutBase(address).split('/').slice(2) }));

/** The corpus as data, and the schemas that describe it. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ file: string[] }> },
): Promise<Response> {
  const { file } = await params;
  const data = await DATA_DOCUMENTS.get(underBase(`/data/${file.join('/')}`))?.();
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
