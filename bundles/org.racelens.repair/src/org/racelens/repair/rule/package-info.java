/**
 * Verified fixes. A report with races enters; edits leave that were applied in memory, analysed by the same pipeline and found to remove a
 * variable's races without a new race, gap or message. Each kind of fix is one class (a {@link org.racelens.repair.fix.FixRule}); it only
 * proposes, and says why the sequential meaning is kept. Invariant: nothing here writes a file, and no edit leaves the analysed file.
 */
package org.racelens.repair.rule;
