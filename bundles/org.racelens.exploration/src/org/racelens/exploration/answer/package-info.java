/**
 * What an exploration tells: races and waits without end, each with its schedule, and how far it came. Both modes of exploration fill these
 * values. Invariant: what casts a doubt on a finding stands beside it.
 */
package org.racelens.exploration.answer;
