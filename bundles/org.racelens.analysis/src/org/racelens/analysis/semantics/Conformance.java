package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.omp.Construct;

/** What is wrong with a construct by its text, or by the constructs around it: each time one is executed, a message and a gap. */
final class Conformance {
	private static final String NESTED = "closely-nested";

	private final Machine machine;
	private final Nesting nesting = new Nesting();

	Conformance(Machine machine) {
		this.machine = machine;
	}

	/**
	 * Checks a construct and executes it as a part of those around it. Who executes what is nested wrongly, and in which order, is not
	 * known. Outside of any region the gaps belong to the regions inside it.
	 */
	void execute(Construct c, State state, Runnable execution) {
		List<SourceMessage> problems = machine.isMuted() ? List.of() : problems(c);
		problems.forEach(p -> machine.notConforming(p.kind(), p.place(), p.message()));
		boolean serial = machine.team.isEmpty();
		if (!serial) {
			problems.stream().filter(p -> p.kind().equals(NESTED)).forEach(p -> state.unknownOrder = Optional.of(gap(p)));
		}
		if (serial) {
			problems.forEach(p -> machine.serialGaps.push(gap(p)));
		}
		try {
			nesting.in(c, execution);
		} finally {
			problems.stream().filter(p -> serial).forEach(p -> machine.serialGaps.pop());
		}
	}

	private static ModelGap gap(SourceMessage problem) {
		return new ModelGap(GapKind.NOT_CONFORMING, problem.place(), problem.message());
	}

	private List<SourceMessage> problems(Construct c) {
		List<SourceMessage> problems = new ArrayList<>(StructuredBlocks.problems(c));
		problems.addAll(DefaultNone.problems(c));
		nesting.problem(c).ifPresent(text -> problems.add(new SourceMessage(NESTED, c.directive().range(), text)));
		return problems;
	}
}
