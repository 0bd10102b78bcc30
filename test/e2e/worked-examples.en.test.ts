import { describe } from 'vitest';
import { stepThroughAll } from './worked-examples';

describe('Every worked example, in English', () => stepThroughAll('en'));
