package org.racelens.execution.state;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.IntExpr;

/**
 * The objects that the execution has made beside those of declared variables.
 *
 * @param homes the instance of the task that made a local variable or a copy, at its declaration
 * @param taskReductionCopies the copies of threads and tasks in reductions that tasks may take part in
 * @param separate what the constructs around the current point map, for each the copies on the device
 */
public record MadeObjects(UnnamedObjects unnamed, Map<MemoryObject, List<IntExpr>> homes, Set<MemoryObject> taskReductionCopies,
		SectionCopies sectionCopies, MappedParts mappedParts, Deque<Set<MemoryObject>> separate) {
	/** None yet. */
	public MadeObjects() {
		this(new UnnamedObjects(), new HashMap<>(), new HashSet<>(), new SectionCopies(), new MappedParts(), new ArrayDeque<>());
	}
}
