package org.racelens.analysis.semantics;

import java.util.Optional;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Place;
import org.racelens.analysis.semantics.DataEnvironment.Copied;
import org.racelens.analysis.semantics.MemoryModel.Use;
import org.racelens.model.expr.Operator;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.Directive;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;

/**
 * The {@code linear} clause of a worksharing loop: in logical iteration i the copy starts with x0 + i·step, where x0 is what each thread
 * finds in the original when it meets the construct; the thread of the last iteration writes the original at the end. OpenMP 5.2 §5.4.6
 */
final class LinearCopies {
	private final Executor executor;
	private final Machine machine;

	LinearCopies(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	/**
	 * A copy.
	 *
	 * @param clause tells it from others that are met elsewhere
	 * @param step of numbers in ones, of pointers in bytes
	 */
	record Linear(Copied copied, MemoryObject copy, String clause, Value start, IntExpr step) {
		Linear withCopy(MemoryObject made) {
			return new Linear(copied, made, clause, start, step);
		}

		/** The value at the start of a logical iteration. */
		Value at(IntExpr iteration) {
			IntExpr distance = Ints.multiply(step, iteration);
			return start instanceof Value.Pointer p ? p.plus(distance) : new Value.Number(Ints.add(start.term(), distance));
		}
	}

	boolean isModelled(ListClause clause, Variable variable) {
		boolean byValue = clause.modifier().filter(m -> m.contains("ref") || m.contains("uval")).isEmpty();
		return byValue && (variable.type() instanceof IntegerType || variable.type() instanceof PointerType);
	}

	/** Evaluates the step. */
	IntExpr step(ListClause clause, Variable variable, State state, Frame frame) {
		IntExpr step = clause.step().map(e -> executor.evaluator(state, frame).number(e)).orElse(Ints.ONE);
		return variable.type() instanceof PointerType p
				? executor.arithmetic.binary(Operator.MULTIPLY, step, executor.size(p.pointee(), state, frame), IntegerType.LONG,
						clause.range())
				: step;
	}

	/** Reads the original. */
	Linear start(Directive directive, Copied copied, IntExpr step, State state, Frame frame) {
		Variable variable = copied.variable();
		String site = directive.range().offset() + " " + variable.id() + " " + frame.path();
		Use use = new Use(copied.item().range(), variable.name(), frame, state);
		Value start = null;
		for (Place p : copied.originalPlaces()) {
			Value found = executor.memory.linearStart(p, variable.type(), site, use);
			start = start == null ? found : Value.choice(p.guard(), found, start);
		}
		Value known = Optional.ofNullable(start).orElseGet(
				() -> new Value.Number(
						machine.lost("start", machine.havoc(use.range(), "the value of " + variable.name() + " is not known here"))));
		return new Linear(copied, MemoryObject.UNKNOWN, site, known, step);
	}

	/** Writes the original. */
	void end(Linear linear, Optional<IntExpr> iterations, State state, Frame frame) {
		Variable variable = linear.copied.variable();
		Use use = new Use(linear.copied.item().range(), variable.name(), frame, state);
		linear.copied.originalPlaces()
				.forEach(p -> executor.memory.linearEnd(p, variable.type(), iterations.map(linear::at), linear.clause, use));
	}
}
