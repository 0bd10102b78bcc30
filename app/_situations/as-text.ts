import { EDIT_WORDS } from '../_i18n/edits';
import type { Locale } from '../_i18n/locales';
import { SIMULATOR_WORDS } from '../_i18n/simulators';
import type { ClashSide, Picture, PictureCard, Seat, Zone } from '../_stands/picture';

/** A position in words, a line for each part of the table: for a message, a mail, a card shown to the players. */
export function asText(locale: Locale, { moment, opportunity, zones }: Picture): string {
  const lines = zones.flatMap((zone) => tellZone(locale, zone));
  return [moment, ...lines, opportunity.text].filter(Boolean).join('\n');
}

const join = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

function tellCard(locale: Locale, card: PictureCard): string {
  const { title, faceDown, stats = [], marks = [], holds = [], points, figure } = card;
  if (faceDown) return SIMULATOR_WORDS[locale].faceDown;
  const facts = [
    ...(figure === undefined || String(figure) === title ? [] : [`${figure}`]),
    ...stats.map(({ short, value }) => `${short} ${value}`),
    ...(points ? [`${points.label} ${points.left}/${points.of}`] : []),
    ...marks.map(({ text }) => text),
    ...holds.map((held) => tellCard(locale, held)),
  ].filter(Boolean);
  return facts.length > 0 ? `${title} (${facts.join(', ')})` : title;
}

/** Cards by their names, those that nobody knows by their number. */
function tellCards(locale: Locale, cards: readonly PictureCard[]): string {
  const hidden = cards.filter(({ faceDown }) => faceDown).length;
  const known = cards.filter(({ faceDown }) => !faceDown).map((card) => tellCard(locale, card));
  return join([...known, hidden > 0 ? SIMULATOR_WORDS[locale].hiddenCards(hidden) : '']);
}

const tellSide = (locale: Locale, { seat, cards, rest = [], total }: ClashSide): string => {
  const told = tellCards(locale, [...cards, ...rest]);
  const sum = total ? ` = ${total.value}` : '';
  return told ? `${SIMULATOR_WORDS[locale].seats[seat]}${SIMULATOR_WORDS[locale].colon}${told}${sum}` : '';
};

function tellZone(locale: Locale, zone: Zone): string[] {
  const { colon, seats } = SIMULATOR_WORDS[locale];
  const whose = (seat: Seat | undefined, title: string): string =>
    seat ? `${seats[seat]}, ${title}` : title;
  const line = (told: string): string[] => (told ? [`${whose(zone.seat, zone.title)}${colon}${told}`] : []);
  switch (zone.form) {
    case 'stack':
    case 'cards':
    case 'fan':
      return line(tellCards(locale, zone.cards));
    case 'piles':
      return line(join(zone.piles.map(({ title, short, count }) => `${short ?? title} ${count}`)));
    case 'figures':
      return line(join(zone.figures.map(({ label, value, seat }) => `${whose(seat, label)} ${value}`)));
    case 'debts':
      return line(
        join(
          zone.debts.map(
            ({ label, seat, owed, paid }) =>
              `${whose(seat, label)} ${SIMULATOR_WORDS[locale].paidOf(paid, owed)}`,
          ),
        ),
      );
    case 'draw':
      return line(
        join(zone.draw.cards.map(({ value, title }) => `${title ?? value ?? EDIT_WORDS[locale].unknown}`)),
      );
    case 'track':
      return line(join(zone.steps.filter(({ at }) => at === 'now').map(({ title }) => title)));
    case 'places':
      return zone.places.flatMap(({ title, far, near, between = [] }) => {
        const told = tellCards(locale, [...far, ...near, ...between]);
        return told ? [`${title}${colon}${told}`] : [];
      });
    case 'clash':
      return zone.clashes.flatMap(({ title, far, near }) => {
        const told = [tellSide(locale, far), tellSide(locale, near)].filter(Boolean);
        return told.length > 0 ? [`${title}${colon}${told.join(' / ')}`] : [];
      });
    case 'blows':
      return line(join(zone.blows.map(({ by, card }) => `${seats[by]} ${tellCard(locale, card)}`)));
    case 'race':
      return zone.lanes.map(
        ({ seat, title, laps }) => `${seats[seat]}, ${title}${colon}${laps.done}/${laps.of}`,
      );
  }
}
