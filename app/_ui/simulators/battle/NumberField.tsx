interface Props {
  label: string;
  value: number;
  onChange(value: number): void;
}

const MOST = 99;

/** A whole number from 0 up; whatever else is typed counts as 0. */
export function NumberField({ label, value, onChange }: Props) {
  return (
    <label className="own-field">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST}
        value={value}
        onChange={({ target }) => {
          const typed = Math.trunc(Number(target.value));
          onChange(Number.isFinite(typed) ? Math.min(MOST, Math.max(0, typed)) : 0);
        }}
      />
    </label>
  );
}
