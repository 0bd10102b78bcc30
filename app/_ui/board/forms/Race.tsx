import type { CSSProperties } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import type { Lane } from '../../../_stands/picture';
import { SeatSign } from '../../simulators/SeatSign';
import { CardView } from '../CardView';
import { Chit } from '../Chit';
import { COURSE, placeAt, SHEET } from './course';

/** How far from the middle of the track each of two racers keeps. */
const ASIDE = 10;

/** The track with a pod for each racer, seen from above; the racers themselves within it. */
export function Race({ lanes, locale }: { lanes: readonly Lane[]; locale: Locale }) {
  return (
    <div className="race">
      <div className="race-track">
        <Course lanes={lanes} />
        {lanes.map((lane, i) => (
          <ol key={lane.seat} className="race-run" aria-label={typeset(lane.title, locale)}>
            {lane.lap.played.map((card, nth) => (
              <Chit key={card.id} card={card} locale={locale} style={slot(nth, lane, asideOf(i, lanes))} />
            ))}
          </ol>
        ))}
      </div>
      <ol className="race-lanes" data-lanes={lanes.length}>
        {lanes.map((lane) => (
          <li key={lane.seat}>
            <p className="race-lap">
              <SeatSign seat={lane.seat} locale={locale} />
              <span>{typeset(lane.title, locale)}</span>
              <Flags {...lane.laps} />
            </p>
            <ol className="race-pod">
              <CardView card={lane.pod} locale={locale} />
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The first racer keeps to the outside. */
const asideOf = (i: number, { length }: readonly Lane[]): number =>
  length < 2 ? 0 : i === 0 ? -ASIDE : ASIDE;

/** Halfway between where the pod was before a card and where it is after it. */
const slotAt = (nth: number, { lap }: Lane, aside: number) => placeAt((nth + 0.5) / lap.of, -aside);

function slot(nth: number, lane: Lane, aside: number): CSSProperties {
  const { x, y } = slotAt(nth, lane, aside);
  return { left: `${(x / SHEET.width) * 100}%`, top: `${(y / SHEET.height) * 100}%` };
}

function Course({ lanes }: { lanes: readonly Lane[] }) {
  const { width, height } = SHEET;
  return (
    <svg className="race-course" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path className="race-edge" d={COURSE} />
      <path className="race-ground" d={COURSE} />
      {lanes.length > 1 && <path className="race-middle" d={COURSE} />}
      <StartingLine />
      {lanes.map((lane, i) =>
        Array.from({ length: lane.lap.of }, (_, nth) => {
          const { x, y } = slotAt(nth, lane, asideOf(i, lanes));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lap are numbered
            <g key={`${lane.seat} ${nth}`} className="race-step" transform={`translate(${x} ${y})`}>
              <rect x="-7.5" y="-9" width="15" height="18" rx="3" />
              <text y="4">{nth + 1}</text>
            </g>
          );
        }),
      )}
      {lanes.map((lane, i) => lane.away && <Pod key={lane.seat} lane={lane} aside={asideOf(i, lanes)} />)}
    </svg>
  );
}

/** Two engines ahead, and the pilot behind them. */
function Pod({ lane, aside }: { lane: Lane; aside: number }) {
  const { seat, laps, lap } = lane;
  const done = laps.done + lap.played.length / lap.of;
  const { x, y, turn } = placeAt(done);
  const way = {
    '--done': `${done * 100}%`,
    '--place': `translate(${x}px, ${y}px) rotate(${turn}deg)`,
    '--course': `path('${COURSE}')`,
  } as CSSProperties;
  return (
    <g className="race-racer" data-seat={seat} style={way}>
      <g transform={`translate(0 ${aside}) scale(1.35)`}>
        <path className="race-cables" d="M-7 0L4-4M-7 0L4 4" />
        <path className="race-engine" d="M2-6h9l3 1.5-3 1.5h-9zM2 3h9l3 1.5-3 1.5h-9z" />
        <path className="race-seat" d="M-13-3.5h6a3.5 3.5 0 0 1 0 7h-6l2-3.5z" />
      </g>
    </g>
  );
}

const StartingLine = () => {
  const { x, y } = placeAt(0);
  return (
    <g className="race-start" transform={`translate(${x} ${y})`}>
      <path d="M-2-19v38" />
      <path d="M2-19v38" />
    </g>
  );
};

/** A flag for each lap, those done flying. */
const Flags = ({ done, of }: Lane['laps']) => (
  <span className="race-flags">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: flags have no names
      <svg key={i} viewBox="0 0 12 14" aria-hidden="true" focusable="false" data-done={i < done || undefined}>
        <path d="M2 13V1" />
        <path d="M2 2h8l-2 2.5 2 2.5H2z" />
      </svg>
    ))}
  </span>
);
