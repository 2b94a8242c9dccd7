package org.racelens.confirm;

/**
 * What was looked for in runs, beside the races.
 *
 * @param runs how often the program was run
 */
record Tries(ConditionTrials conditions, RegionTrials regions, Replays replays, int runs) {
}
