/**
 * Mode S: skeletons whose visible operations are all sequentially consistent. A skeleton enters, the findings in its interleavings leave;
 * states that were met before are not followed again. Invariant: two segments race if and only if both come next in some state, since the
 * order that reads-from gives is the only one.
 */
package org.racelens.exploration.interleaving;
