import { swccgStack } from '../../../../app/_rules/swccg/stack';
import { obeysTheLaws } from '../../core/laws';
import { oddSetup } from './random-cards';
import { onTheStack } from './subject';

obeysTheLaws({
  ...onTheStack,
  name: 'play on the stack',
  simulator: swccgStack,
  randomSetup: oddSetup,
  shares: { whole: 0.1, again: 0.02, copied: 0.004, options: 0.04, nonsense: 0.1 },
});
