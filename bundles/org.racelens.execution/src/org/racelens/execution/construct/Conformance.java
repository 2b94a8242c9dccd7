package org.racelens.execution.construct;

import java.util.ArrayList;
import java.util.List;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Breach;
import org.racelens.execution.state.State;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.DefaultNone;
import org.racelens.openmp.syntax.DeviceGlobals;
import org.racelens.openmp.syntax.LoopClauses;
import org.racelens.openmp.syntax.Nesting;
import org.racelens.openmp.syntax.StructuredBlocks;
import org.racelens.openmp.unit.ParsedUnit;

/** What is wrong with a construct by its text, or by the constructs around it: each time one is executed, a message and a gap. */
final class Conformance {
	private static final MessageKind NESTED = MessageKind.CLOSELY_NESTED;

	private final Machine machine;
	private final Nesting nesting = new Nesting();
	private final DeviceGlobals deviceGlobals;

	Conformance(Machine machine) {
		this.machine = machine;
		ParsedUnit unit = machine.program().unit();
		deviceGlobals = new DeviceGlobals(machine.program().functions(), unit::callees, unit.declared().onDevice());
	}

	/**
	 * Checks a construct and executes it as a part of those around it. Who executes what is nested wrongly, and in which order, is not
	 * known. Outside of any region the gaps belong to the regions inside it.
	 */
	void execute(Construct c, State state, Runnable execution) {
		List<SourceMessage> problems = machine.recorder().isMuted() ? List.of() : problems(c);
		problems.forEach(machine.recorder()::notConforming);
		List<ModelGap> gaps = new ArrayList<>(problems.stream().map(Conformance::gap).toList());
		if (!machine.recorder().isMuted()) {
			c.directive().doubts().forEach(d -> gaps.add(machine.recorder().gap(d.kind(), d.place(), d.explanation())));
		}
		boolean serial = machine.task().isEmpty();
		if (!serial) {
			problems.stream().filter(p -> p.kind() == NESTED).forEach(p -> state.knowledge(now -> now.withUnknownOrder(gap(p))));
		}
		if (serial) {
			gaps.forEach(machine.serial().gaps()::push);
		}
		try {
			nesting.in(c, execution);
		} finally {
			gaps.stream().filter(g -> serial).forEach(g -> machine.serial().gaps().pop());
		}
	}

	/** With {@code distribute} only the variables of the associated loops may be linear. OpenMP 5.2 §5.4.6 */
	private static List<SourceMessage> linearOthers(Worksharing.Distribute c) {
		Statement loops = c.body();
		while (loops instanceof ConstructStatement s && s.construct().directive() == c.directive()
				&& s.construct() instanceof Construct.Governing inner) {
			loops = inner.body();
		}
		List<Variable> counters = CanonicalLoop.nest(loops, LoopClauses.depth(c)).stream()
				.flatMap(s -> CanonicalLoop.variableOf(s).stream()).toList();
		return c.directive().clauses().stream().filter(x -> x.name() == ClauseName.LINEAR).flatMap(x -> x.items().stream())
				.filter(i -> i.variable().filter(v -> !counters.contains(v)).isPresent())
				.map(i -> new SourceMessage(MessageKind.CLAUSE_ARGUMENT, i.range(),
						Breach.X_MAY_NOT_BE_LINEAR_WITH_DISTRIBUTE.of(i.text())))
				.toList();
	}

	private static ModelGap gap(SourceMessage problem) {
		return new ModelGap(GapKind.NOT_CONFORMING, problem.place(), problem.explanation());
	}

	private List<SourceMessage> problems(Construct c) {
		List<SourceMessage> problems = new ArrayList<>(StructuredBlocks.problems(c));
		problems.addAll(DefaultNone.problems(c));
		if (c instanceof Worksharing.Distribute d && c.directive().names().contains(DirectiveName.SIMD)) {
			problems.addAll(linearOthers(d));
		}
		if (c instanceof Offloading.Target t && !machine.program().hasUnifiedMemory()) {
			problems.addAll(deviceGlobals.problems(t));
		}
		nesting.problem(c).ifPresent(text -> problems.add(new SourceMessage(NESTED, c.directive().range(), text)));
		return problems;
	}
}
