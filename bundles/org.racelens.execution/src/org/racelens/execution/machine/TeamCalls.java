package org.racelens.execution.machine;

import java.util.Collections;
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
	 * @param callee the key of what is called, if it is a function of the unit
	 */
	public void add(String callee, ModelGap why) {
		if (isInRegion() && isSeen(callee)) {
			called.putIfAbsent(callee, why);
		}
	}

	/** The same for a call that may get to code that the unit has given away, if what is called is not seen. */
	public void addHanding(Call e, ModelGap why) {
		add(e.callee(), why);
		if (isInRegion() && !isSeen(e.callee()) && unseen.isEmpty()) {
			unseen = Optional.of(why);
		}
	}

	private boolean isInRegion() {
		return machine.task().isPresent() && !machine.recorder().isMuted();
	}

	private boolean isSeen(String callee) {
		return machine.program().functions().containsKey(callee);
	}

	/** The functions of the unit that such calls lead to, by key, with the first call for each, in the order in which they were met. */
	public Map<String, ModelGap> called() {
		return Collections.unmodifiableMap(called);
	}

	/** The first call of what is not seen. */
	public Optional<ModelGap> unseen() {
		return unseen;
	}
}
