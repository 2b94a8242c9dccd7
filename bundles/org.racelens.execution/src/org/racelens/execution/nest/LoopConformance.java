package org.racelens.execution.nest;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.IteratorLoop;
import org.racelens.openmp.syntax.LeavingBranches;
import org.racelens.openmp.syntax.ObjectLoop;
import org.racelens.openmp.syntax.Walk;

/**
 * Whether loops that directives take keep to the canonical form: in their headers, and in what their bodies leave alone. OpenMP 5.2 §4.4.1
 */
public final class LoopConformance {
	private final Execution execution;
	private final Machine machine;

	public LoopConformance(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** Checks a loop whose iterations are numbered. */
	void check(CanonicalLoop loop, IntExpr step) {
		checkDirection(loop, step);
		checkBody(loop);
	}

	/** Checks a loop that a transformation takes, and that is executed as it stands. */
	public void checkTransformed(Statement statement, State state, Frame frame) {
		if (GeneratedLoops.of(statement).isPresent() || IteratorLoop.of(statement).isPresent() || ObjectLoop.is(statement)) {
			return;
		}
		Optional<CanonicalLoop> canonical = CanonicalLoop.of(statement);
		if (canonical.isEmpty()) {
			machine.recorder().notConforming(MessageKind.NOT_CANONICAL, statement.range(),
					Breach.LOOP_IS_NOT_IN_CANONICAL_FORM.of());
			return;
		}
		CanonicalLoop loop = canonical.get();
		check(loop, step(loop, state, frame));
		LeavingBranches.of(loop.body()).stream().filter(s -> !(s instanceof Continue))
				.forEach(s -> machine.recorder().notConforming(MessageKind.BRANCH_OUT, s.range(),
						Breach.BRANCH_LEAVES_TRANSFORMED_LOOP.of()));
		checkWrites(loop, state, frame);
	}

	private IntExpr step(CanonicalLoop loop, State state, Frame frame) {
		IntExpr[] amount = { Ints.ZERO };
		machine.recorder().silently(() -> amount[0] = execution.at(state.copy(), frame).number(loop.step()));
		return loop.subtracts() ? Ints.negate(amount[0]) : amount[0];
	}

	/** The body leaves the loop variable alone, and what the header compares it with and adds to it. */
	private void checkBody(CanonicalLoop loop) {
		Set<Variable> used = used(loop);
		Walk.expressions(loop.body(), e -> named(e).filter(used::contains).ifPresent(v -> changes(loop, v, e.range())));
	}

	/** The variable that an expression changes by its name. */
	private static Optional<Variable> named(Expression e) {
		Optional<Expression> target = e instanceof Assignment a ? Optional.of(a.target())
				: e instanceof Increment i ? Optional.of(i.target()) : Optional.empty();
		return target.filter(VariableReference.class::isInstance).map(t -> ((VariableReference) t).variable());
	}

	private static boolean isChangedByName(Variable variable, Statement body) {
		boolean[] found = { false };
		Walk.expressions(body, e -> found[0] |= named(e).filter(variable::equals).isPresent());
		return found[0];
	}

	/** Writes by pointers and by functions that the body calls, where there may be some. */
	private void checkWrites(CanonicalLoop loop, State state, Frame frame) {
		Set<Variable> used = used(loop);
		used.removeIf(v -> v.isAutomatic() && !v.isReference() && !machine.variables().isAddressed(v));
		if (used.isEmpty()) {
			return;
		}
		State dry = state.copy();
		dry.exits(now -> Exits.NONE);
		execution.variables().declare(loop.variable(), "loop variable ", dry, frame);
		WriteLog written = machine.recorder()
				.logging(() -> machine.recorder().silently(() -> execution.execute(loop.body(), dry, frame)));
		used.stream().filter(v -> !isChangedByName(v, loop.body()))
				.filter(v -> isWritten(execution.variables().object(v, dry, frame), written))
				.forEach(v -> changes(loop, v, loop.body().range()));
	}

	/** Checks that iterations which wrote some memory have left the variables of their loops alone. */
	void checkWrites(LoopNest nest, WriteLog written, State state, Frame frame) {
		nest.levels().stream().filter(l -> !isChangedByName(l.variable(), l.body()))
				.filter(l -> isWritten(execution.variables().object(l.variable(), state, frame), written))
				.forEach(l -> machine.recorder().notConforming(MessageKind.NOT_CANONICAL, l.body().range(),
						Breach.LOOPS_BODY_CHANGES_ITS_VARIABLE_X.of(l.variable().name())));
	}

	private static boolean isWritten(MemoryObject object, WriteLog written) {
		return written.isWhole(object) || !written.parts(object).isEmpty();
	}

	private static Set<Variable> used(CanonicalLoop loop) {
		Set<Variable> used = new LinkedHashSet<>();
		used.add(loop.variable());
		for (Expression part : new Expression[] { loop.upper(), loop.step() }) {
			Walk.expressions(part, e -> {
				if (e instanceof VariableReference v) {
					used.add(v.variable());
				}
			});
		}
		return used;
	}

	private void changes(CanonicalLoop loop, Variable variable, SourceRange place) {
		machine.recorder().notConforming(MessageKind.NOT_CANONICAL, place, variable.equals(loop.variable())
				? Breach.LOOPS_BODY_CHANGES_ITS_VARIABLE_X.of(variable.name())
				: Breach.LOOPS_BODY_CHANGES_X_OF_ITS_HEADER.of(variable.name()));
	}

	/**
	 * With {@code <} the variable grows, with {@code >} it shrinks, with {@code !=} it goes by one. A step of 64 unsigned bits may be
	 * larger than what its term shows.
	 */
	private void checkDirection(CanonicalLoop loop, IntExpr step) {
		boolean grows = loop.relation() == Operator.LESS || loop.relation() == Operator.LESS_EQUAL;
		boolean shrinks = loop.relation() == Operator.GREATER || loop.relation() == Operator.GREATER_EQUAL;
		boolean far = Residues.areOf(loop.variable().type()) && Residues.areOf(loop.step().type());
		if (!far && step instanceof Constant s && (grows && s.value() <= 0 || shrinks && s.value() >= 0)) {
			machine.recorder().notConforming(MessageKind.NOT_CANONICAL, loop.step().range(),
					Breach.LOOP_VARIABLE_IS_STEPPED_AWAY_FROM_ITS_BOUND.of());
		}
		if (loop.relation() == Operator.NOT_EQUAL && !isOne(loop, step)) {
			machine.recorder().notConforming(MessageKind.NOT_CANONICAL, loop.step().range(),
					Breach.VARIABLE_MUST_BE_STEPPED_BY_ONE.of());
		}
	}

	private static boolean isOne(CanonicalLoop loop, IntExpr step) {
		IntExpr written = loop.variable().type() instanceof PointerType && loop.step() instanceof IntegerLiteral n ? Ints.of(n.value())
				: step;
		return loop.variable().type() instanceof PointerType && !(loop.step() instanceof IntegerLiteral)
				|| written instanceof Constant s && Math.abs(s.value()) == 1;
	}
}
