package org.racelens.execution;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.execution.call.CallsInSight;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.EncounteredRegions;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.RootStart;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.StartedThread;
import org.racelens.execution.state.StartedThread.Knowledge;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TeamSize;
import org.racelens.execution.state.UndecidedRegion;
import org.racelens.execution.team.RegionExecutor;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.Cancellation;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.OrphanTasks;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Executes a unit symbolically from its roots: {@code main}, then each function with regions inside or below it that no call from there
 * reached, with parameters of which nothing is known.
 */
public final class SymbolicExecution {
	private final ParsedUnit unit;
	private final Focus focus;
	private final Machine machine;
	private final Executor executor;
	private final Execution execution;
	private final RootParameters parameters;
	private final ToldAlone toldAlone;
	/** what the root was given in its last execution */
	private List<IntExpr> arguments = List.of();
	/** what is assumed of the callers of the roots from here on */
	private Function<String, Explanation> callers = name -> Assumed.CALLERS_OF_X_ARE_SERIAL.of(name);
	/** whether code of the unit calls the roots from here on with arguments that are not known */
	private boolean calledHere;
	/** functions whose execution with any arguments ended early, as it would again */
	private final Set<FunctionDefinition> endedEarly = new HashSet<>();
	/** whether a team's thread calls the root in a final task */
	private BoolExpr calledInFinal = Bools.FALSE;

	/**
	 * What was found.
	 *
	 * @param regions each encounter of a parallel region; a region reached by several paths of calls appears for each
	 * @param failed regions that could not be executed, with the reason
	 * @param standAlone constructs outside of any parallel region that have no semantics yet
	 */
	public record Result(List<Region> regions, List<UndecidedRegion> failed, List<UndecidedRegion> standAlone,
			List<SourceMessage> messages) {
	}

	/**
	 * A call of a function in a team.
	 *
	 * @param arguments what it is given: for each parameter a term; of pointers the addresses
	 */
	public record Called(Region region, List<IntExpr> arguments) {
	}

	private SymbolicExecution(ParsedUnit unit, Focus focus, Map<String, Footprint> footprints, ExecutionSetting setting,
			Cancellation cancellation) {
		this.unit = unit;
		this.focus = focus;
		machine = new Machine(unit, footprints, setting, cancellation);
		executor = new Executor(machine);
		execution = executor.execution;
		parameters = new RootParameters(machine, execution);
		toldAlone = new ToldAlone(new Roots(unit), executor.calls.seen());
	}

	/** Executes a unit. */
	public static Result run(ParsedUnit unit, Focus focus, ExecutionSetting setting, Cancellation cancellation) {
		return run(unit, focus, Map.of(), setting, cancellation);
	}

	/**
	 * The same.
	 *
	 * @param footprints by function, what stands for its calls of itself
	 */
	public static Result run(ParsedUnit unit, Focus focus, Map<String, Footprint> footprints, ExecutionSetting setting,
			Cancellation cancellation) {
		return new SymbolicExecution(unit, focus, footprints, setting, cancellation).run();
	}

	/**
	 * One thread of a team of any size calls a function with any arguments, and the team executes the tasks that it generates.
	 *
	 * @param footprints by function, what stands for its calls of itself
	 * @return nothing where the function generates no tasks, has constructs of teams, releases what its caller holds, asks which thread of
	 * which team executes it, or is not executed to its end
	 */
	public static Optional<Called> call(ParsedUnit unit, FunctionDefinition function, Map<String, Footprint> footprints,
			ExecutionSetting setting, Cancellation cancellation) {
		SymbolicExecution execution = new SymbolicExecution(unit, Focus.EVERYTHING, footprints, setting, cancellation);
		Map<Construct, ModelGap> failures = new LinkedHashMap<>();
		boolean generates = OrphanTasks.of(function, unit).isPresent();
		if (generates) {
			IntExpr inFinal = Symbol.of(execution.machine.freshName("final"), Symbol.Role.PARAMETER);
			execution.calledInFinal = Bools.notEqual(inFinal, Ints.ZERO);
			execution.execute(function, new State(), new Roots(unit).constructs(), failures);
		}
		List<Region> found = execution.machine.regions().all();
		boolean told = generates && failures.isEmpty() && execution.machine.tally().strayUnsets() == 0
				&& execution.machine.tally().teamQueries() == 0;
		return told && found.size() == 1 ? Optional.of(new Called(found.get(0), execution.arguments)) : Optional.empty();
	}

	private Result run() {
		Map<FunctionDefinition, List<ConstructStatement>> constructs = new Roots(unit).constructs();
		List<UndecidedRegion> failed = new ArrayList<>();
		Map<Construct, ModelGap> failures = new LinkedHashMap<>();
		Roots starts = new Roots(unit);
		Set<FunctionDefinition> roots = starts.ofRegions(constructs.keySet());
		roots.addAll(starts.ofRegions(executor.calls.seen().leadingToDevices()));
		Set<FunctionDefinition> wanted = starts.wanted(focus);
		roots.retainAll(wanted);
		constructs.keySet().retainAll(wanted);
		if (!constructs.isEmpty()) {
			roots.addAll(starts.of(starts.startingThreads()));
		}
		Set<String> byHolders = starts.calledHereAndByHolders();
		for (FunctionDefinition root : roots) {
			execute(root, StartStates.of(root, roots, byHolders, unit), constructs, failures);
		}
		machine.regions().endRoots();
		calledHere = true;
		callers = failures.isEmpty() && machine.regions().open().isEmpty() ? callers
				: name -> Assumed.CALLERS_OF_X_WHICH_ARE_NOT_ALL_FOLLOWED_ARE_SERIAL.of(name);
		StandIns standIns = new StandIns(unit, machine, executor.calls.seen(), endedEarly::contains,
				f -> execute(f, new State(), Map.of(), new LinkedHashMap<>()));
		standIns.execute(constructs, roots, failures);
		CallsInSight calls = new CallsInSight(unit, roots);
		for (Map.Entry<FunctionDefinition, List<ConstructStatement>> entry : constructs.entrySet()) {
			FunctionDefinition function = entry.getKey();
			List<Construct> left = entry.getValue().stream().map(ConstructStatement::construct).filter(c -> !isExecuted(c)).toList();
			boolean isEndedProgram = unit.language().isProgram(function.name()) && left.stream().anyMatch(failures::containsKey);
			if (!left.isEmpty() && !isEndedProgram) {
				executeLeft(function, left, calls, constructs, failures);
				executeInPart(function, left, standIns, failures);
			}
			left.stream().filter(c -> !isExecuted(c) && isAnalysed(c)).forEach(c -> failed.add(new UndecidedRegion(c, function.name(),
					failures.getOrDefault(c,
							new ModelGap(GapKind.WIDENED_PATH, c.range(), Unfollowed.THIS_CODE_IS_NEVER_EXECUTED.of())))));
		}
		return new Result(toldAlone.beside(machine.regions().teamCalls(), machine.regions().all()), failed, machine.regions().undecided(),
				List.copyOf(machine.recorder().messages()));
	}

	/** A function with regions that no root got to: they are never executed, or calls that are not in sight may lead to them. */
	private void executeLeft(FunctionDefinition function, List<Construct> left, CallsInSight calls,
			Map<FunctionDefinition, List<ConstructStatement>> constructs, Map<Construct, ModelGap> failures) {
		boolean inSight = calls.areAll(function);
		if (inSight && failures.isEmpty() && machine.tally().callsLeft() == 0 && calls.areExact(function)) {
			left.stream().filter(SymbolicExecution::isAnalysed).forEach(c -> machine.regions().addNeverExecuted(c, function));
			return;
		}
		State state = StartStates.unknownCallers(left, failures);
		State called = inSight ? StartStates.uncertainlyCalled(function, state) : state;
		if (endedEarly.contains(function)) {
			return;
		}
		if (failures.isEmpty()) {
			execute(function, called, constructs, failures);
		} else {
			machine.regions().only(left, () -> execute(function, called, constructs, failures));
		}
	}

	/** A function whose execution with any arguments ends early: what it calls in serial code may do anything. */
	private void executeInPart(FunctionDefinition function, List<Construct> left, StandIns standIns, Map<Construct, ModelGap> failures) {
		if (endedEarly.contains(function) && left.stream().anyMatch(c -> !isExecuted(c))) {
			standIns.skipCostly(function, () -> machine.regions().only(left,
					() -> execute(function, StartStates.unknownCallers(left, failures), Map.of(), new LinkedHashMap<>())));
		}
	}

	private static boolean isAnalysed(Construct c) {
		return c instanceof Parallelism.Parallel;
	}

	private boolean isExecuted(Construct construct) {
		return machine.regions().isMet(construct);
	}

	/** Whether it was executed to its end. */
	private boolean execute(FunctionDefinition root, State state, Map<FunctionDefinition, List<ConstructStatement>> constructs,
			Map<Construct, ModelGap> failures) {
		boolean isMain = unit.language().isProgram(root.name());
		boolean starts = isStart(root);
		machine.startRoot(starts ? RootStart.Point.MAIN : RootStart.Point.FUNCTION,
				starts ? List.of() : List.of(callers.apply(root.name())));
		if (starts) {
			executor.calls.startProgram();
		} else {
			machine.variables().startFunction(calledHere ? root.parameters() : List.of());
			executor.calls.startFunction();
		}
		int before = machine.regions().count();
		Optional<ModelGap> end = Optional.empty();
		Frame frame = Frame.root(root);
		long units = Effort.units(machine.setting().options().regionTimeout()) * EncounteredRegions.MOST_SHARES;
		try (Effort limit = Effort.of(units, machine.cancellation())) {
			Optional<Construct> tasks = isMain ? Optional.empty() : OrphanTasks.of(root, unit);
			tasks.ifPresentOrElse(c -> inTeam(c, root, state, frame), () -> executeSerially(root, state, frame));
		} catch (EffortExceededException e) {
			end = Optional.of(new ModelGap(GapKind.BUDGET, root.range(), ForeignSentence.quoted(e.getMessage())));
		} catch (StackOverflowError e) {
			end = Optional.of(new ModelGap(GapKind.BUDGET, root.range(), Unfollowed.CODE_IS_NESTED_TOO_DEEPLY.of()));
		} catch (ArithmeticException e) {
			end = Optional.of(new ModelGap(GapKind.BUDGET, root.range(), Unfollowed.NUMBER_LEAVES_64_BITS.of()));
		}
		end.ifPresent(gap -> fail(root, constructs, failures, gap));
		machine.endRoot();
		if (!starts) {
			toldAlone.add(root, before, machine.regions().count());
		}
		return end.isEmpty();
	}

	private boolean isStart(FunctionDefinition root) {
		return unit.language().isProgram(root.name()) || root.key().equals(FunctionDefinition.BEFORE_MAIN);
	}

	private void executeSerially(FunctionDefinition root, State state, Frame frame) {
		if (unit.language().isProgram(root.name())) {
			executor.statics.beforeMain(state);
		}
		arguments = root.parameters().stream().map(p -> parameters.of(p, state, frame).term()).toList();
		root.parameters().forEach(p -> execution.variables().fixLengths(p.type(), state, frame));
		executor.calls.execute(root, state, frame);
	}

	/** A function whose tasks a team of unknown size may execute: one thread of it calls the function. */
	private void inTeam(Construct firstTask, FunctionDefinition root, State state, Frame frame) {
		new RegionExecutor(execution).execute(firstTask, TeamSize.any(machine.names()), (inner, within) -> {
			machine.task().orElseThrow().setFinal(calledInFinal);
			BoolExpr caller = Bools.equal(machine.task().orElseThrow().thread(), Ints.ZERO);
			execution.branches().branch(inner, caller, taken -> executeSerially(root, taken, within), taken -> {
			});
		}, state, frame);
	}

	private List<Construct> constructsReachedFrom(FunctionDefinition root) {
		Set<String> reached = executor.calls.seen().reached(Set.of(root.key()));
		return new Roots(unit).constructs().entrySet().stream().filter(e -> reached.contains(e.getKey().key()))
				.flatMap(e -> e.getValue().stream()).map(ConstructStatement::construct).toList();
	}

	private void fail(FunctionDefinition root, Map<FunctionDefinition, List<ConstructStatement>> constructs,
			Map<Construct, ModelGap> failures, ModelGap gap) {
		if (!unit.language().isProgram(root.name())) {
			endedEarly.add(root);
		}
		executor.calls.seen().started(root).ifPresent(knowledge -> {
			ModelGap running = new ModelGap(GapKind.BUDGET, root.range(),
					Unfollowed.WHAT_X_STARTS_IS_NOT_KNOWN_Y.of(root.name(), gap.explanation()));
			StartedThread started = new StartedThread(Optional.empty(), Bools.TRUE, true, knowledge, Optional.empty(), running);
			machine.serial().beside().add(started);
			if (knowledge == Knowledge.POSSIBLE) {
				machine.regions().leaveRunning(machine.start(), started, constructsReachedFrom(root));
			}
		});
		machine.regions().endRootEarly(gap.explanation());
		constructs.values().forEach(list -> list.stream().filter(c -> !isExecuted(c.construct()))
				.forEach(c -> failures.putIfAbsent(c.construct(), new ModelGap(gap.kind(), c.range(), gap.explanation()))));
	}
}
