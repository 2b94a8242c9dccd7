package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.omp.Construct;

/** What is wrong with a construct by its text, or by the constructs around it: each time one is executed, a message and a gap. */
final class Conformance {
	private final Machine machine;
	private final Nesting nesting = new Nesting();

	Conformance(Machine machine) {
		this.machine = machine;
	}

	/** Checks a construct and executes it as a part of those around it. Outside of any region its gaps belong to the regions inside it. */
	void execute(Construct c, Runnable execution) {
		List<SourceMessage> problems = machine.isMuted() ? List.of() : problems(c);
		problems.forEach(p -> machine.notConforming(p.kind(), p.place(), p.message()));
		boolean serial = machine.team.isEmpty();
		if (serial) {
			problems.forEach(p -> machine.serialGaps.push(new ModelGap(GapKind.NOT_CONFORMING, p.place(), p.message())));
		}
		try {
			nesting.in(c, execution);
		} finally {
			problems.stream().filter(p -> serial).forEach(p -> machine.serialGaps.pop());
		}
	}

	private List<SourceMessage> problems(Construct c) {
		List<SourceMessage> problems = new ArrayList<>(StructuredBlocks.problems(c));
		problems.addAll(DefaultNone.problems(c));
		nesting.problem(c).ifPresent(text -> problems.add(new SourceMessage("closely-nested", c.directive().range(), text)));
		return problems;
	}
}
