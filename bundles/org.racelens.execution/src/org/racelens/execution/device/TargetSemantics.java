package org.racelens.execution.device;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TaskTraits;
import org.racelens.execution.state.TeamSize;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.task.TaskBody;
import org.racelens.execution.task.TaskDependences;
import org.racelens.execution.team.RegionExecutor;
import org.racelens.execution.team.ThreadLimits;
import org.racelens.execution.value.HostCopy;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Offloading;

/**
 * {@code target}: a task whose body a thread of a device executes, on storage of the device. The task copies to the device before the body
 * and back after it; without {@code nowait} the encountering task waits for it. Semantics §5, §8; OpenMP 5.2 §13.8.
 */
public final class TargetSemantics {
	private final Execution execution;
	private final HostMeanwhile hostMeanwhile;
	private final Machine machine;
	private final DataEnvironment environment;
	private final RegionExecutor regions;
	private final TaskBody tasks;
	private final DeviceThread device;
	private final HostCopies copies;
	private final DeviceMemory memory;

	public TargetSemantics(Execution execution, DataEnvironment environment, HostMeanwhile hostMeanwhile) {
		this.execution = execution;
		this.hostMeanwhile = hostMeanwhile;
		machine = execution.machine();
		this.environment = environment;
		regions = new RegionExecutor(execution);
		tasks = new TaskBody(execution);
		device = new DeviceThread(execution);
		copies = new HostCopies(execution);
		memory = new DeviceMemory(execution);
	}

	/** Executes a {@code target} construct: in serial code as a region of one thread, in a region as a task. */
	public void execute(Offloading.Target c, State state, Frame frame) {
		Runnable region = () -> copies.apart(c, state, frame,
				() -> regions.execute(c, TeamSize.one(machine.names()), (inner, within) -> alone(c, inner, within), state, frame));
		if (machine.task().isEmpty() && hostMeanwhile.isFollowed(c)) {
			machine.recorder().silently(region);
		} else if (machine.task().isEmpty()) {
			region.run();
		} else {
			encounter(c, state, frame);
		}
	}

	/** The region itself: the host waits, so that only what happens on the device matters. */
	private void alone(Offloading.Target c, State state, Frame frame) {
		if (c.has(ClauseName.NOWAIT)) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, c.directive().range(),
					Unfollowed.WHAT_HOST_DOES_MEANWHILE_IS_NOT_FOLLOWED.of());
		}
		c.clauses(ExpressionClause.class, ClauseName.DEVICE).stream().filter(TargetSemantics::isAncestor)
				.forEach(d -> machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, d.range(),
						Breach.ONLY_TARGET_REGION_CAN_OFFLOAD_TO_WHAT_STARTED_IT.of()));
		List<Clause> clauses = withImplied(c);
		List<HostCopy> mapped = isOnHost(c, state, frame) ? List.of() : silently(mapsOfOriginals(c, clauses), state, frame);
		clauses.removeIf(MapClause.class::isInstance);
		Optional<IntExpr> limit = ThreadLimits.of(execution, c, state, frame);
		DataScope scope = environment.enter(c.directive(), clauses, OriginalReader.ENCOUNTERING, c.body(), state, frame);
		List<HostCopy> again = copiedAgain(c, state, frame);
		device.executeAlone(c, (on, there) -> {
			memory.refresh(again, on);
			machine.made().mappedParts().within(mapped, () -> body(c, limit, on, there));
		}, state, frame);
		environment.leave(scope, state, frame);
	}

	/** What the clauses may copy although it is on the device already. */
	private List<HostCopy> copiedAgain(Offloading.Target c, State state, Frame frame) {
		boolean declared = !machine.program().unit().declared().onDevice().isEmpty();
		boolean mapped = !machine.program().unit().declared().mappers().isEmpty();
		List<Clause> clauses = c.clauses().stream().filter(MapClause.class::isInstance)
				.filter(m -> mapped || ((MapClause) m).modifiers().contains("always")
						|| m.items().stream().anyMatch(ListItem::isPart))
				.filter(m -> declared || !state.onDevice().isEmpty()).toList();
		return silently(clauses, state, frame);
	}

	/** What clauses copy. The host waits meanwhile, so that its part in that is no access. */
	private List<HostCopy> silently(List<Clause> clauses, State state, Frame frame) {
		List<HostCopy> result = new ArrayList<>();
		machine.recorder().silently(() -> result.addAll(copies.of(clauses, state, frame)));
		return result;
	}

	private void body(Offloading.Target c, Optional<IntExpr> limit, State on, Frame frame) {
		machine.task().orElseThrow().setThreadLimit(limit);
		memory.forgetStale(on, c.directive().range());
		memory.writing(on, () -> execution.execute(c.body(), on, frame));
		on.exits().all()
				.forEach(s -> machine.recorder().notConforming(MessageKind.BRANCH_OUT, s.control().leftAt().orElse(c.directive().range()),
						Breach.BRANCH_LEAVES_TARGET_REGION.of()));
	}

	private List<Clause> withImplied(Offloading.Target c) {
		List<Clause> clauses = new ArrayList<>(c.clauses());
		clauses.addAll(ImplicitMaps.of(c, machine.program().unit().declared().onDevice()));
		return clauses;
	}

	private void encounter(Offloading.Target c, State state, Frame frame) {
		List<Clause> clauses = withImplied(c);
		List<Clause> maps = mapsOfOriginals(c, clauses);
		clauses.removeIf(MapClause.class::isInstance);
		boolean onHost = isOnHost(c, state, frame);
		List<HostCopy> mapped = onHost ? List.of() : copies.of(maps, state, frame);
		Optional<IntExpr> limit = ThreadLimits.of(execution, c, state, frame);
		TaskTraits traits = traits(c, state, frame);
		tasks.generate(c, traits, (inner, within) -> {
			DataScope scope = environment.enter(c.directive(), clauses, OriginalReader.ENCOUNTERING, c.body(), inner, within);
			inner.begin();
			device.execute(c, (on, there) -> {
				if (onHost) {
					machine.task().orElseThrow().copying().enter();
				}
				copies.read(mapped, on, there);
				memory.refresh(mapped, on);
				machine.made().mappedParts().within(mapped, () -> {
					WriteLog written = machine.recorder().logging(() -> body(c, limit, on, there));
					copies.write(mapped, written, on, there);
				});
			}, inner, within);
			environment.leave(scope, inner, within);
		}, state, frame);
	}

	/**
	 * The clauses that map what is not the task's own: of a list item of {@code in_reduction} the task's copy is mapped. OpenMP 5.2 §5.5.12
	 */
	private static List<Clause> mapsOfOriginals(Offloading.Target c, List<Clause> clauses) {
		Set<Variable> reduced = c.clauses(ReductionClause.class, ClauseName.IN_REDUCTION).stream().flatMap(r -> r.items().stream())
				.flatMap(i -> i.variable().stream()).collect(Collectors.toSet());
		List<Clause> result = new ArrayList<>();
		for (Clause clause : clauses) {
			if (clause instanceof MapClause m) {
				List<ListItem> originals = m.items().stream().filter(i -> i.variable().filter(reduced::contains).isEmpty()).toList();
				result.add(new MapClause(m.type(), m.modifiers(), m.iterators(), originals, m.range()));
			}
		}
		return result;
	}

	private static boolean isAncestor(ExpressionClause device) {
		return device.modifier().filter("ancestor"::equals).isPresent();
	}

	/**
	 * Where {@code if} is surely false the host executes the region, on its own storage, and also where a device offloads to it: there the
	 * originals are present and not copied. OpenMP 5.2 §13.2, §13.8
	 */
	private boolean isOnHost(Construct c, State state, Frame frame) {
		c.clauses(ExpressionClause.class, ClauseName.DEVICE).stream().flatMap(d -> d.expression().stream())
				.forEach(e -> execution.at(state, frame).value(e));
		return c.clauses(ExpressionClause.class, ClauseName.DEVICE).stream().anyMatch(TargetSemantics::isAncestor)
				|| c.clauses(ExpressionClause.class, ClauseName.IF).stream().flatMap(i -> i.expression().stream())
						.map(e -> execution.at(state, frame).condition(e)).anyMatch(Bools.FALSE::equals);
	}

	private TaskTraits traits(Construct c, State state, Frame frame) {
		BoolExpr inFinal = machine.task().orElseThrow().isFinal();
		BoolExpr deferred = Bools.and(Bools.of(c.has(ClauseName.NOWAIT)), Bools.not(inFinal));
		return new TaskTraits(deferred, inFinal, new TaskDependences(execution, state, frame).of(c.clauses()));
	}
}
