package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.Outline;
import org.racelens.repair.fix.Target;
import org.racelens.repair.flow.Reading;
import org.racelens.repair.flow.StaleReads;

/**
 * Whether copies of a variable keep what the program computes: on one thread what the sequential program does, and on several threads the
 * same for what is distributed. Each question is answered with the reading that is in the way, or nothing where none is.
 */
public final class Meaning {
	private final ParsedUnit unit;
	private final Outline outline;
	private final Variable variable;
	private final VariableWrites writes;

	public Meaning(FixContext context, Variable variable) {
		unit = context.unit();
		outline = context.outline();
		this.variable = variable;
		writes = new VariableWrites(variable);
	}

	/** A value from outside that some unit of work of the construct reads: then a private copy would be read before it is written. */
	public Optional<Reading> readFirst(Target target) {
		return first(target.work().stream().map(w -> StaleReads.exposed(variable, w, unit)).toList());
	}

	/** A value that one unit of work of a construct inside the target leaves for another one, or for what follows. */
	public Optional<Reading> carried(Target target) {
		List<Optional<Reading>> readings = new ArrayList<>();
		for (Target inner : target.inside()) {
			if (inner.isDistributing() || isForOneThread(inner)) {
				inner.work().stream().filter(writes::in).forEach(w -> readings.add(StaleReads.exposed(variable, w, unit)));
				if (inner.work().stream().anyMatch(writes::in)) {
					readings.add(after(inner));
				}
			}
		}
		return first(readings);
	}

	private static boolean isForOneThread(Target target) {
		return target.leaf() instanceof Worksharing.Single || target.leaf() instanceof Parallelism.Masked;
	}

	/** A value that is needed after the construct. */
	public Optional<Reading> after(Target target) {
		Optional<FunctionDefinition> function = outline.function(target.directive().range());
		return function.isEmpty()
				? Optional.of(new Reading(target.directive().range(), CopySentence.USED_WHERE_IT_CANNOT_BE_FOLLOWED.of()))
				: StaleReads.after(variable, target.statement(), function.get(), unit);
	}

	/** The unit of the program that is asked about. */
	public ParsedUnit unit() {
		return unit;
	}

	/**
	 * Whether the variable surely has no value when the construct is met: it is an automatic variable without initialiser, all of its
	 * writes are in the construct, and the construct is met once in the variable's life.
	 */
	public boolean isUnsetBefore(Target target) {
		Optional<FunctionDefinition> function = outline.function(target.directive().range());
		if (variable.storage() != Variable.Storage.LOCAL || function.isEmpty() || WrittenVariables.addressed(unit).contains(variable)) {
			return false;
		}
		boolean[] unset = { true };
		Walk.statements(function.get().body(), s -> {
			boolean around = s.range().contains(target.directive().range()) && !s.range().contains(variable.declaration());
			boolean repeated = around && s instanceof Statement.Loop && !target.leaf().range().contains(s.range());
			boolean initialised = s instanceof Statement.Declaration d && d.variable().equals(variable) && d.initializer().isPresent();
			boolean copied = s instanceof Statement.ConstructStatement c
					&& c.construct().directive().clauses().stream().anyMatch(k -> Clauses.lists(k, variable));
			unset[0] &= !repeated && !initialised && !copied && !(s instanceof Statement.Unmodelled);
		});
		Walk.expressions(function.get().body(), e -> unset[0] &= !writes.by(e) || target.leaf().range().contains(e.range()));
		return unset[0];
	}

	/** Whether the last iteration, or the last section, surely leaves the variable's last value. */
	public boolean lastWrites(Target target) {
		List<Statement> work = target.work();
		return StaleReads.surelyWritten(variable, work.get(work.size() - 1), unit);
	}

	/** The first reading of several questions. */
	static Optional<Reading> first(List<Optional<Reading>> readings) {
		return readings.stream().flatMap(Optional::stream).findFirst();
	}
}
