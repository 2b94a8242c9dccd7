package org.racelens.analysis.semantics;

import java.util.List;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.model.omp.Construct;
import org.racelens.model.omp.Construct.Metadirective.Variant;

/**
 * {@code metadirective}: one of its variants is executed. A condition of the program's values chooses as it says; any other selector
 * depends on the implementation and the device, which is a free input: a race of any variant is a race, and only what holds for all is
 * proved. OpenMP 5.2 §7.4.
 */
final class MetadirectiveSemantics {
	private final Executor executor;
	private final Machine machine;

	MetadirectiveSemantics(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	void execute(Construct.Metadirective c, State state, Frame frame) {
		if (!c.variants().isEmpty()) {
			IntExpr chosen = machine.input("variant of line " + c.range().line());
			choose(c.variants(), 0, chosen, state, frame);
		}
	}

	private void choose(List<Variant> variants, int position, IntExpr chosen, State state, Frame frame) {
		Variant variant = variants.get(position);
		if (position == variants.size() - 1) {
			executor.execute(variant.statement(), state, frame);
			return;
		}
		BoolExpr selected = variant.condition().map(e -> executor.evaluator(state, frame).condition(e))
				.orElseGet(() -> Bools.equal(chosen, Ints.of(position)));
		executor.branch(state, selected, taken -> executor.execute(variant.statement(), taken, frame),
				taken -> choose(variants, position + 1, chosen, taken, frame));
	}
}
