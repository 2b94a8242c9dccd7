package org.racelens.execution.call;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.TaskTrait;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type.VoidType;

/**
 * The run-time routines that tell where a thread stands: in which teams of which region, and on which device. OpenMP 5.2 §18.2 to §18.8.
 */
final class TeamQueries {
	/** what is the same wherever in the program it is asked, or known to be unknown */
	private static final Set<String> NOT_OF_CALLER = Set.of("omp_get_cancellation", "omp_in_final", "omp_target_alloc");

	private final Execution execution;
	private final Machine machine;

	TeamQueries(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** The value of a routine's call, or nothing where the function is not one of them. */
	Optional<Value> call(Call e, List<Value> arguments, Frame frame) {
		Optional<Value> told = told(e, arguments, frame);
		if (told.isPresent() && !NOT_OF_CALLER.contains(e.callee())) {
			machine.tally().queryTeam();
		}
		if (e.callee().equals("omp_in_final")) {
			machine.tally().queryFinal();
		}
		return told;
	}

	private Optional<Value> told(Call e, List<Value> arguments, Frame frame) {
		return switch (e.callee()) {
			case "omp_get_thread_num" -> number(threadNumber(e));
			case "omp_get_num_threads" -> number(inTeam().map(t -> (IntExpr) t.size()).orElse(Ints.ONE));
			case "omp_in_parallel" -> number(Arithmetic.truth(Bools.or(active())));
			case "omp_get_active_level" ->
				number(active().stream().map(Arithmetic::truth).reduce(Ints.ZERO, Ints::add));
			case "omp_get_level" -> number(Ints.of(parallels().size()));
			case "omp_get_ancestor_thread_num" -> arguments.isEmpty() ? Optional.empty()
					: number(atLevel(arguments.get(0).term(), Ints.ZERO, this::number));
			case "omp_get_team_size" -> arguments.isEmpty() ? Optional.empty()
					: number(atLevel(arguments.get(0).term(), Ints.ONE, t -> t.size()));
			case "omp_get_team_num" -> number(league().map(t -> (IntExpr) t.thread()).orElse(Ints.ZERO));
			case "omp_get_num_teams" -> number(league().map(t -> (IntExpr) t.size()).orElse(Ints.ONE));
			case "omp_in_final" -> number(machine.task().map(t -> Arithmetic.truth(t.isFinal())).orElse(Ints.ZERO));
			case "omp_get_cancellation" -> number(Symbol.of(Name.of("OMP_CANCELLATION"), Symbol.Role.PARAMETER));
			case "omp_is_initial_device" ->
				number(machine.task().flatMap(TaskContext::deviceLevel).map(l -> machine.input(e.callee())).orElse(Ints.ONE));
			case "omp_target_alloc" -> Optional.of(onDevice(execution.allocations().allocate(VoidType.VOID, e, frame)));
			default -> Optional.empty();
		};
	}

	/** The innermost team, unless it consists of an initial thread. */
	private Optional<TaskContext> inTeam() {
		return machine.task().filter(t -> t.kind() == TeamLevel.Kind.PARALLEL);
	}

	private List<TaskContext> parallels() {
		return machine.task().map(TaskContext::parallels).orElse(List.of());
	}

	private List<BoolExpr> active() {
		return parallels().stream().map(t -> Bools.less(Ints.ONE, t.size())).toList();
	}

	/** In the innermost team the executing thread counts, which of a task is another one than that of the team's implicit task. */
	IntExpr number(TaskContext team) {
		return machine.task().filter(t -> t.thread().equals(team.thread())).map(t -> t.executor()).orElse(team.thread());
	}

	/** What a routine says of the parallel region at a level; level 0 is the initial thread, and −1 is the answer where there is none. */
	private IntExpr atLevel(IntExpr level, IntExpr initial, Function<TaskContext, IntExpr> value) {
		List<TaskContext> teams = parallels();
		IntExpr result = Ints.choice(Bools.equal(level, Ints.ZERO), initial, Ints.of(-1));
		for (int i = 0; i < teams.size(); i++) {
			result = Ints.choice(Bools.equal(level, Ints.of(i + 1)), value.apply(teams.get(i)), result);
		}
		return result;
	}

	/** The league around the current point; a target region has one team. */
	private Optional<TaskContext> league() {
		return machine.task().flatMap(t -> t.around(TeamLevel.Kind.TEAMS))
				.filter(t -> machine.task().get().deviceLevel().filter(l -> l > t.level()).isEmpty());
	}

	private static Value onDevice(Value.Pointer host) {
		return new Value.Pointer(host.targets().stream().map(Place::onDevice).toList(), host.term());
	}

	static Optional<Value> number(IntExpr term) {
		return Optional.of(new Value.Number(term));
	}

	/** The executing thread's number; an untied task may have another one at each scheduling point. */
	private IntExpr threadNumber(Call e) {
		Optional<TaskContext> task = inTeam();
		return task.filter(t -> t.origin().traits().contains(TaskTrait.UNTIED)).isPresent()
				? machine.lost("thread", machine.havoc(e.range(), Unfollowed.UNTIED_TASK_MAY_GO_ON_ON_ANOTHER_THREAD.of()))
				: task.map(t -> t.executor()).orElse(Ints.ZERO);
	}
}
