package org.racelens.exploration.buffering;

import java.util.List;

/**
 * A store that may be executed before a load.
 *
 * @param block where both stand: indices of statements that lead there, each with the index of the part inside
 * @param load the index of the load in its block
 * @param store the index of the store in its block
 */
record Exchange(int thread, List<Integer> block, int load, int store) {
}
