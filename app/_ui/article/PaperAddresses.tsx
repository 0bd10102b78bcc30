import { hrefOf } from '../../_corpus/addresses';
import type { Page } from '../../_corpus/corpus';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import { absolute } from '../../_open-data/addresses';
import { Still } from '../still/Still';
import { TrueAddresses } from './TrueAddresses';

/** On paper a link is a number; this list says where each one leads. */
export function PaperAddresses({ page }: { page: Page }) {
  const t = dictionary(page.locale);
  const { links, targets } = library();
  return (
    <>
      <Still as="section" className="paper-addresses print-only">
        <p className="pt-3">
          {t.pageAddress} : <span className="address">{absolute(hrefOf(page.locale, page.id))}</span>
        </p>
        <p className="links-title pt-2 font-bold">{t.linksOnPaper}</p>
        <ol>
          {(links.get(page) ?? []).map(({ number, target, href }) => (
            <li key={href} value={number}>
              [{number}] {target && targets[page.locale].get(target)?.title}{' '}
              <span className="address" data-path={href}>
                {absolute(href)}
              </span>
            </li>
          ))}
        </ol>
      </Still>
      <TrueAddresses />
    </>
  );
}
