package org.racelens.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.program.Statement.Unmodelled;
import org.racelens.openmp.syntax.CaseLabels;

/** Executes statements in a state. */
final class StatementExecutor implements Statement.Visitor<Void> {
	private final Executor executor;
	private final Execution execution;
	private final Machine machine;
	private final State state;
	private final Frame frame;

	StatementExecutor(Executor executor, State state, Frame frame) {
		this.executor = executor;
		execution = executor.execution;
		this.machine = execution.machine();
		this.state = state;
		this.frame = frame;
	}

	@Override
	public Void visitBlock(Block s) {
		List<Statement> statements = s.statements();
		int end = 0;
		for (int i = 0; i < statements.size(); i++) {
			Statement next = statements.get(i);
			end = i < end ? end : i + executor.hostMeanwhile.before(statements.subList(i, statements.size()), state, frame);
			if (i < end) {
				executor.hostMeanwhile.again(() -> execution.execute(next, state, frame));
			} else {
				execution.execute(next, state, frame);
			}
		}
		execution.variables().endLife(s, state, frame);
		return null;
	}

	@Override
	public Void visitDeclaration(Declaration s) {
		machine.step();
		Variable variable = s.variable();
		if (variable.isStatic() || variable.isThreadLocal()) {
			return null;
		}
		MemoryObject object = execution.variables().declare(variable, "", state, frame);
		machine.recorder().logs().forEach(
				log -> log.add(object, Ints.ZERO, machine.layout().size(variable.type()).filter(n -> Layout.isScalar(variable.type()))));
		s.initializer().ifPresent(e -> execution.variables().initialise(object, e, state, frame));
		return null;
	}

	@Override
	public Void visitInitialization(Initialization s) {
		executor.statics.execute(s, state, frame);
		return null;
	}

	@Override
	public Void visitExpressionStatement(ExpressionStatement s) {
		execution.at(state, frame).value(s.expression());
		return null;
	}

	@Override
	public Void visitIf(If s) {
		BoolExpr condition = execution.at(state, frame).condition(s.condition());
		execution.branches().branch(state, condition, taken -> execution.execute(s.thenBranch(), taken, frame),
				taken -> s.elseBranch().ifPresent(e -> execution.execute(e, taken, frame)));
		return null;
	}

	@Override
	public Void visitLoop(Loop s) {
		executor.loops.loop(s, state, frame);
		return null;
	}

	private BoolExpr isCase(Switch s, IntExpr selector, IntExpr label) {
		execution.arithmetic().unwrapped().noteObserved(selector, s.selector().type());
		return execution.arithmetic().far().equal(selector, label, s.selector().type());
	}

	@Override
	public Void visitSwitch(Switch s) {
		if (flatten(s.body()).stream().anyMatch(p -> !(p instanceof CaseLabel) && CaseLabels.areIn(p))) {
			enteredInside(s);
			return null;
		}
		IntExpr selector = execution.at(state, frame).number(s.selector());
		List<State> outer = state.exits().breaks();
		state.exits(now -> now.withBreaks(List.of()));
		State entry = state.copy();
		List<Statement> flat = flatten(s.body());
		BoolExpr none = Bools.and(flat.stream().filter(CaseLabel.class::isInstance).map(CaseLabel.class::cast).map(CaseLabel::value)
				.flatMap(Optional::stream).map(v -> Bools.not(isCase(s, selector, execution.at(entry, frame).number(v)))).toList());
		state.leave();
		boolean hasDefault = false;
		for (Statement part : flat) {
			if (part instanceof CaseLabel label) {
				hasDefault |= label.value().isEmpty();
				enter(entry,
						label.value().map(v -> isCase(s, selector, execution.at(entry.copy(), frame).number(v))).orElse(none));
			} else {
				execution.execute(part, state, frame);
			}
		}
		if (!hasDefault) {
			enter(entry, none);
		}
		List<State> left = state.exits().breaks();
		left.forEach(l -> l.exits(now -> now.withBreaks(outer)));
		state.exits(now -> now.withBreaks(outer));
		execution.branches().rejoinAll(state, left, entry);
		return null;
	}

	/** A switch with labels inside its inner statements: these may begin anywhere, without what stands before. */
	private void enteredInside(Switch s) {
		ModelGap why = new ModelGap(GapKind.UNMODELLED_STATEMENT, s.range(),
				Unfollowed.CASE_LABEL_INSIDE_ANOTHER_STATEMENT_OF_SWITCH.of());
		execution.at(state, frame).number(s.selector());
		List<State> outer = state.exits().breaks();
		state.exits(now -> now.withBreaks(List.of()));
		State entry = state.copy();
		execution.branches().loseEverything(state, why);
		machine.task().ifPresent(t -> t.run().gaps().add(why));
		machine.serial().gaps().push(why);
		try {
			flatten(s.body()).stream().filter(p -> !(p instanceof CaseLabel)).forEach(p -> perhaps(p, why));
		} finally {
			machine.serial().gaps().pop();
		}
		List<State> left = state.exits().breaks();
		left.forEach(l -> l.exits(now -> now.withBreaks(outer)));
		state.exits(now -> now.withBreaks(outer));
		execution.branches().rejoinAll(state, left, entry);
		execution.branches().loseEverything(state, why);
	}

	private void enter(State entry, BoolExpr matches) {
		State start = entry.copy();
		start.restrict(matches);
		start.exits(now -> state.exits());
		start.control(now -> now.withExited(state.control().exited()));
		if (!start.isDead()) {
			execution.branches().rejoin(state, List.of(start));
		}
	}

	private static List<Statement> flatten(Statement body) {
		List<Statement> result = new ArrayList<>();
		if (body instanceof Block b) {
			for (Statement s : b.statements()) {
				boolean labelled = s instanceof Block inner && inner.statements().stream().anyMatch(CaseLabel.class::isInstance);
				result.addAll(labelled ? flatten(s) : List.of(s));
			}
		} else {
			result.add(body);
		}
		return result;
	}

	@Override
	public Void visitCaseLabel(CaseLabel s) {
		machine.recorder().gap(GapKind.UNMODELLED_STATEMENT, s.range(),
				Unfollowed.CASE_LABEL_INSIDE_ANOTHER_STATEMENT_OF_SWITCH.of());
		return null;
	}

	@Override
	public Void visitBreak(Break s) {
		state.exits(now -> now.withBreaks(State.with(now.breaks(), leaving(s.range()))));
		state.leave();
		return null;
	}

	@Override
	public Void visitContinue(Continue s) {
		state.exits(now -> now.withContinues(State.with(now.continues(), leaving(s.range()))));
		state.leave();
		return null;
	}

	@Override
	public Void visitReturn(Return s) {
		Optional<Value> value = s.value().map(this::returned);
		State left = leaving(s.range());
		left.control(now -> now.withReturned(value));
		state.exits(now -> now.withReturns(State.with(now.returns(), left)));
		state.leave();
		return null;
	}

	private Value returned(Expression e) {
		Value value = execution.at(state, frame).value(e);
		return value instanceof Value.Structure
				? execution.variables().returned(e, value, state, frame)
				: execution.arithmetic().conversions().convert(value, e.type(), frame.function().returnType(), e.range());
	}

	private State leaving(SourceRange place) {
		State left = state.copy();
		left.control(now -> now.leftAt(place));
		return left;
	}

	@Override
	public Void visitConstruct(ConstructStatement s) {
		executor.constructs.execute(s.construct(), state, frame.at(machine.program().places().before(s.construct())));
		return null;
	}

	@Override
	public Void visitUnmodelled(Unmodelled s) {
		if (!machine.recorder().isMuted()) {
			machine.task().ifPresent(t -> t.run().gaps().add(s.gap()));
		}
		if (s.deeds() == Unmodelled.Deeds.READS && machine.task().isEmpty()) {
			return null;
		}
		execution.branches().loseEverything(state, s.gap());
		s.parts().forEach(p -> perhaps(p, s.gap()));
		return null;
	}

	/** A part of something that is not modelled: nobody knows whether it is executed, nor how much of it. */
	private void perhaps(Statement part, ModelGap why) {
		if (machine.task().isPresent()) {
			execution.execute(part, state, frame);
		} else {
			BoolExpr begins = Bools.notEqual(machine.lost("begins", why), Ints.ZERO);
			execution.branches().branch(state, begins, taken -> execution.execute(part, taken, frame), untaken -> {
			});
		}
		execution.branches().loseEverything(state, why);
	}
}
