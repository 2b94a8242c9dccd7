package org.racelens.execution.construct;

import java.util.List;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Utility;
import org.racelens.openmp.program.Utility.Metadirective.Variant;
import org.racelens.openmp.program.Utility.Metadirective.Version;
import org.racelens.openmp.syntax.Walk;

/**
 * {@code metadirective}: one of its variants is executed. A condition of the program's values chooses as it says; any other selector
 * depends on the implementation and the device, which is a free input: a race of any variant is a race, and only what holds for all is
 * proved. Whether a target region is executed on the host is such an input, too: there functions have their version for the host. OpenMP
 * 5.2 §7.1, §7.4.
 */
final class MetadirectiveSemantics {
	/** how witnesses name the input */
	private static final Symbol ON_HOST = Symbol.of(Name.of("target regions are executed on the host"), Symbol.Role.PARAMETER);

	private final Execution execution;
	private final Machine machine;

	MetadirectiveSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	void execute(Utility.Metadirective c, State state, Frame frame) {
		if (!c.variants().isEmpty()) {
			IntExpr chosen = machine.input("variant of line " + c.range().line());
			choose(c.variants(), 0, chosen, state, frame);
		}
	}

	private void choose(List<Variant> variants, int position, IntExpr chosen, State state, Frame frame) {
		Variant variant = variants.get(position);
		if (variant.version() == Version.DEVICE && !mayBeOnDevice()) {
			Walk.statements(variant.statement(), s -> {
				if (s instanceof ConstructStatement never) {
					machine.regions().meet(never.construct());
				}
			});
			choose(variants, position + 1, chosen, state, frame);
			return;
		}
		if (position == variants.size() - 1) {
			execution.execute(variant.statement(), state, frame);
			return;
		}
		BoolExpr selected = variant.condition().map(e -> execution.at(state, frame).condition(e))
				.orElseGet(() -> variant.version() == Version.DEVICE ? Bools.TRUE : Bools.equal(chosen, Ints.of(position)));
		if (variant.version() == Version.DEVICE) {
			selected = Bools.and(selected, Bools.equal(ON_HOST, Ints.ZERO));
		}
		execution.branches().branch(state, selected, taken -> execution.execute(variant.statement(), taken, frame),
				taken -> choose(variants, position + 1, chosen, taken, frame));
	}

	/** In a target region, and in a function that unknown code may call from one. */
	private boolean mayBeOnDevice() {
		return machine.task().flatMap(TaskContext::deviceLevel).isPresent() || !machine.start().isMain();
	}
}
