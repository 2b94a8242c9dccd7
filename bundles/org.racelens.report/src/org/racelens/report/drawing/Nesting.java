package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.LoopReport;
import org.racelens.report.words.RaceMessages;

/** Finds which loops are around which calls: a loop stands in the function whose next step inwards, a call or the access, it contains. */
public final class Nesting {
	private Nesting() {
	}

	/** @param most the width from which on the access's expression is broken, in ems */
	static Block of(AccessReport access, int most, Pen pen) {
		List<CallSite> calls = access.calls();
		List<LoopReport> loops = new ArrayList<>(PhaseIterations.of(access.around()));
		Block block = new AccessBlock(access, most, pen);
		SourceRange step = access.place();
		for (int depth = calls.size(); depth >= 0; depth--) {
			// of one function's loops, and of those that cannot be told from them, the inner ones come first
			while (!loops.isEmpty() && (depth == 0 || loops.get(loops.size() - 1).place().contains(step))) {
				block = new IterationBlock(loops.remove(loops.size() - 1), RaceMessages.who(access), block, pen);
			}
			if (depth > 0) {
				step = calls.get(depth - 1).place();
				block = new CallBlock(calls.get(depth - 1), block, pen);
			}
		}
		return block;
	}
}
