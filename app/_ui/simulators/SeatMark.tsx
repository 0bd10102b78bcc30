import type { Seat } from '../../_stands/picture';

/** ○ light side, ● dark side, or the number of a seat. Never colour alone. */
export function SeatMark({ seat, name }: { seat: Seat; name: string }) {
  return (
    <span className="seat-sign" data-seat={seat} role="img" aria-label={name} title={name}>
      {seat === 'light' || seat === 'dark' ? '' : seat}
    </span>
  );
}
