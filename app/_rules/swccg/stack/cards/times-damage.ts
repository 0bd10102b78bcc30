import type { Side } from '../../../core/sides';
import type { Card } from '../schema';

/** Whoever loses the battle that this answers has so many times its battle damage; attrition stays. */
export const timesDamage = (title: string, side: Side, times: number, rule?: string): Card => ({
  title,
  side,
  kind: 'interrupt',
  pile: 'lost',
  destiny: 4,
  text: [
    {
      answers: { type: 'battle', by: 'opponent' },
      just: true,
      result: [
        {
          do: 'schedule',
          name: title,
          when: { what: 'winner' },
          until: { what: ['completed', 'cancelled'], type: 'battle' },
          result: [{ do: 'modify', value: 'battle-damage', times }],
        },
      ],
      ...(rule && { rule }),
    },
  ],
});
