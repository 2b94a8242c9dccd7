package org.racelens.execution.machine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.gap.ModelGap;

/** Calls in regions that are not followed: the threads of a team may execute what they lead to at the same time. */
public final class TeamCalls {
	private final Machine machine;
	private final Map<String, ModelGap> called = new LinkedHashMap<>();
	private Optional<ModelGap> unseen = Optional.empty();

	TeamCalls(Machine machine) {
		this.machine = machine;
	}

	/**
	 * A call that is not followed, in a region or not.
	 *
	 * @param handsCode whether it may get to code that the unit has given away
	 */
	public void add(Call e, boolean handsCode, ModelGap why) {
		if (machine.task().isEmpty() || machine.recorder().isMuted()) {
			return;
		}
		if (machine.program().functions().containsKey(e.callee())) {
			called.putIfAbsent(e.callee(), why);
		} else if (handsCode && unseen.isEmpty()) {
			unseen = Optional.of(why);
		}
	}

	/** The functions of the unit that such calls lead to, by key, with the first call for each. */
	public Map<String, ModelGap> called() {
		return Map.copyOf(called);
	}

	/** The first call of what is not seen. */
	public Optional<ModelGap> unseen() {
		return unseen;
	}
}
