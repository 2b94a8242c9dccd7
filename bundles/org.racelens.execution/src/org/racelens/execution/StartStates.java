package org.racelens.execution;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.unit.ParsedUnit;

/** The states before functions with which the execution of a unit starts. */
final class StartStates {
	private StartStates() {
	}

	/**
	 * The state before a root; whether a program ever calls one in code that is not followed is not known.
	 *
	 * @param byHolders the functions that the unit calls itself and that who holds their object may call
	 */
	static State of(FunctionDefinition root, Set<FunctionDefinition> roots, Set<String> byHolders, ParsedUnit unit) {
		boolean uncertain = root.linkage() == Linkage.EXTERNAL_UNFOLLOWED
				&& roots.stream().anyMatch(r -> unit.language().isProgram(r.name()));
		return uncertain || byHolders.contains(root.key()) ? uncertainlyCalled(root, new State()) : new State();
	}

	/** The same where it is not known whether calls lead to the function. */
	static State uncertainlyCalled(FunctionDefinition f, State state) {
		state.knowledge(now -> now
				.weakenedBy(new ModelGap(GapKind.WIDENED_PATH, f.range(), Unfollowed.WHETHER_CALL_LEADS_HERE_IS_NOT_KNOWN_EXACTLY.of())));
		return state;
	}

	/** A function whose callers are not known because their execution ended early: it may never be called with what makes a race. */
	static State unknownCallers(List<Construct> constructs, Map<Construct, ModelGap> failures) {
		State state = new State();
		constructs.stream().flatMap(c -> Optional.ofNullable(failures.get(c)).stream()).findFirst()
				.ifPresent(why -> state.knowledge(now -> now.weakenedBy(why)));
		return state;
	}
}
