package org.racelens.execution.task;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.LockChecks;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TaskOrigin;
import org.racelens.execution.state.TaskTrait;
import org.racelens.execution.state.TaskTraits;
import org.racelens.execution.team.TeamBody;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.program.Construct;

/**
 * Explicit tasks: any thread of the team executes one, as a sequence of its own whose order to others follows from where it is generated
 * and what waits for it. Its data environment is made by the generating task. OpenMP 5.2 §12.5
 */
public final class TaskBody {
	private final Execution execution;
	private final Machine machine;

	public TaskBody(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** The traits that {@code if} and {@code final} give, and that the generating task hands on. OpenMP 5.2 §12.3, §12.4 */
	TaskTraits traits(Directive directive, String leaf, List<Dependence> dependences, State state, Frame frame) {
		BoolExpr inFinal = machine.task().orElseThrow().isFinal();
		BoolExpr deferred = Bools.not(inFinal);
		for (ExpressionClause clause : directive.clauses(ExpressionClause.class, ClauseName.IF)) {
			if (clause.expression().isPresent() && clause.modifier().filter(m -> !m.equals(leaf)).isEmpty()) {
				deferred = Bools.and(deferred, execution.at(state, frame).condition(clause.expression().get()));
			}
		}
		BoolExpr isFinal = inFinal;
		for (ExpressionClause clause : directive.clauses(ExpressionClause.class, ClauseName.FINAL)) {
			if (clause.expression().isPresent()) {
				isFinal = Bools.or(isFinal, execution.at(state, frame).condition(clause.expression().get()));
			}
		}
		directive.clauses(ExpressionClause.class, ClauseName.PRIORITY)
				.forEach(c -> c.expression().ifPresent(e -> execution.at(state, frame).value(e)));
		return new TaskTraits(deferred, isFinal, dependences);
	}

	/**
	 * Outside of any region the initial thread executes a task at some time: no other thread is there. Where callers of the code are not
	 * known, there may be one.
	 */
	void inSerialCode(Construct c, State state, Frame frame, Runnable task) {
		machine.regions().meet(c);
		if (machine.start().isMain()) {
			execution.interpreter().findHandedCode(state);
			machine.regions().addSerialTask(c, frame, () -> {
				task.run();
				execution.interpreter().findHandedCode(state);
			});
		} else {
			task.run();
			machine.regions().standAlone(c, new ModelGap(GapKind.UNMODELLED_DIRECTIVE, c.directive().range(),
					Unfollowed.WHICH_TEAM_EXECUTES_TASKS_OF_X_IS_NOT_KNOWN.of(frame.function().name())), frame);
		}
	}

	/** Executes the body as a task of its own and records its generation. */
	public void generate(Construct c, TaskTraits traits, TeamBody body, State state, Frame frame) {
		machine.regions().meet(c);
		TaskContext outer = machine.task().orElseThrow();
		TaskContext task = traits.deferred().equals(Bools.FALSE) ? outer.undeferred()
				: outer.generated(by(c.directive().range(), traits, outer, frame));
		task.setOrigin(new TaskOrigin(frame.site(c.directive().range()), said(c), event(c)));
		task.setFinal(traits.isFinal());
		traits.dependences().forEach(d -> exclusion(d, task, outer).ifPresent(task.enclosing().locks()::push));
		State inner = state.copy();
		inner.exits(now -> Exits.NONE);
		unknownExclusion(c, traits).ifPresent(why -> inner.knowledge(now -> now.orUnknownExclusion(why)));
		if (!traits.deferred().equals(Bools.FALSE)) {
			inner.setLocks(HeldLocks.NONE);
		}
		machine.within(Optional.of(task), () -> {
			body.execute(inner, frame);
			LockChecks.checkReleased(machine, inner);
		});
		inner.exits().all()
				.forEach(s -> machine.recorder().notConforming(MessageKind.BRANCH_OUT, s.control().leftAt().orElse(c.directive().range()),
						Breach.BRANCH_LEAVES_TASK.of()));
		state.mayMeet(inner);
		state.knowledge(now -> now.losingAsIn(inner.knowledge()));
		machine.recorder()
				.record(new Item.Task(frame.site(c.directive().range()), c.directive().range(), state.live(), traits.deferred(),
						task.executor(),
						task.size(), traits.dependences(), outer.enclosing().groups().around(), task.enclosing().items().peek()));
	}

	private static Optional<Variable> event(Construct c) {
		return c.directive().clause(ExpressionClause.class, ClauseName.DETACH).flatMap(ExpressionClause::expression)
				.filter(VariableReference.class::isInstance).map(e -> ((VariableReference) e).variable());
	}

	private static Set<TaskTrait> said(Construct c) {
		Set<TaskTrait> result = EnumSet.noneOf(TaskTrait.class);
		if (c.directive().has(ClauseName.UNTIED)) {
			result.add(TaskTrait.UNTIED);
		}
		return result;
	}

	/** Siblings with {@code mutexinoutset} locators of one address exclude each other, without order. OpenMP 5.2 §15.9.5 */
	private static Optional<Lock> exclusion(Dependence d, TaskContext task, TaskContext outer) {
		if (d.type() != Dependence.Type.MUTEXINOUTSET || !d.ranges().isEmpty() || d.places().filter(p -> p.size() == 1).isEmpty()) {
			return Optional.empty();
		}
		Place place = d.places().get().get(0);
		List<IntExpr> instance = new ArrayList<>(outer.entry());
		instance.addAll(place.instance());
		instance.add(place.offset());
		return Optional
				.of(new Lock(Lock.Kind.TASK_SET, place.object().key().text() + " of " + outer.origin().construct(), task.level(),
						instance));
	}

	/** Of locators for any values of iterators it is not followed which tasks they exclude. */
	private static Optional<ModelGap> unknownExclusion(Construct c, TaskTraits traits) {
		return traits.dependences().stream().filter(d -> d.type() == Dependence.Type.MUTEXINOUTSET && !d.ranges().isEmpty()).findFirst()
				.map(d -> new ModelGap(GapKind.UNMODELLED_CLAUSE, c.directive().range(),
						Unfollowed.WHOM_MUTEXINOUTSET_EXCLUDES_IS_NOT_FOLLOWED.of()));
	}

	/**
	 * The number of the executing thread: any of the team (initial threads are alone in theirs), or the generating task's for a task that
	 * is not deferred.
	 */
	private static IntExpr by(SourceRange place, TaskTraits traits, TaskContext outer, Frame frame) {
		boolean oneThread = outer.kind() != TeamLevel.Kind.PARALLEL;
		IntExpr any = oneThread ? outer.executor() : Owners.any(outer, "task@" + place.offset() + " " + frame.path(), outer.instance());
		return Ints.choice(traits.deferred(), any, outer.executor());
	}

	/** A task that does nothing but wait for others, or pass on their order. */
	public void empty(Construct c, BoolExpr deferred, List<Dependence> dependences, State state, Frame frame) {
		TaskContext outer = machine.task().orElseThrow();
		machine.recorder()
				.record(new Item.Task(frame.site(c.directive().range()), c.directive().range(), state.live(), deferred, outer.executor(),
						outer.size(), dependences, outer.enclosing().groups().around(), List.of()));
	}
}
