package org.racelens.repair.fix;

import java.util.List;

/** One kind of fix. It proposes edits and proves that the sequential program keeps its meaning; whether they help is verified elsewhere. */
public interface FixRule {
	/** Proposals for the races of one variable, best first; empty where the kind has nothing to do with them. */
	List<Proposal> proposals(FixContext context);
}
