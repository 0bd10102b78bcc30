import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import type { Blow } from '../../../_stands/picture';
import { CardView } from '../CardView';
import { Chit } from '../Chit';

interface Props {
  blows: readonly Blow[];
  empty: string | undefined;
  locale: Locale;
}

/** A duel as an exchange of blows: the last one large between the two who fight, the earlier ones small under it. */
export function Blows({ blows, empty = '', locale }: Props) {
  const last = blows.at(-1);
  if (!last)
    return (
      <div className="blows" data-still="">
        <CrossedBlades />
        <p className="blow-text">{typeset(empty, locale)}</p>
      </div>
    );
  const earlier = blows.slice(0, -1);
  return (
    <div className="blows">
      <LastBlow blow={last} locale={locale} />
      {earlier.length > 0 && (
        <ol className="blows-past">
          {earlier.map(({ id, card, outcome }) => (
            <Chit key={id} card={card} locale={locale} hit={outcome === 'hit'} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** From the right: what the card that was struck with came from. To the left: whom it is meant for. */
function LastBlow({ blow, locale }: { blow: Blow; locale: Locale }) {
  const { by, card, parry, outcome, text } = blow;
  const striker = parry?.seat ?? by;
  return (
    <div className="blow" data-by={striker} data-outcome={outcome}>
      <div className="blow-way">
        {outcome === 'hit' ? <Burst /> : <span className="blow-open" aria-hidden="true" />}
        <ol className="blow-cards">
          <CardView card={card} locale={locale} />
          {parry && <CardView card={parry} locale={locale} />}
        </ol>
        <Blade />
      </div>
      {text && (
        <p key={text} className="blow-text">
          {typeset(text, locale)}
        </p>
      )}
    </div>
  );
}

/** Hilt at the right, pointing left. */
const Blade = () => (
  <svg className="blow-blade" viewBox="0 0 60 12" aria-hidden="true" focusable="false">
    <path className="blade" d="M4 6h38" />
    <path className="blade-core" d="M4 6h38" />
    <path className="hilt" d="M43 6h14" />
  </svg>
);

const CrossedBlades = () => (
  <svg className="blows-crossed" viewBox="0 0 64 56" aria-hidden="true" focusable="false">
    <g data-seat="dark">
      <path className="blade" d="M18 40L52 6" />
      <path className="hilt" d="M8 50l9-9" />
    </g>
    <g data-seat="light">
      <path className="blade" d="M46 40L12 6" />
      <path className="blade-core" d="M46 40L12 6" />
      <path className="hilt" d="M56 50l-9-9" />
    </g>
  </svg>
);

const Burst = () => (
  <svg className="blow-burst" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
    <path d="M0-11L2.2-4.2 7.8-7.8 4.2-2.2 11 0 4.2 2.2 7.8 7.8 2.2 4.2 0 11-2.2 4.2-7.8 7.8-4.2 2.2-11 0-4.2-2.2-7.8-7.8-2.2-4.2z" />
  </svg>
);
