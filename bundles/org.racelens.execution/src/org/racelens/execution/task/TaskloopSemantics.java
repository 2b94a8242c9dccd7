package org.racelens.execution.task;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.LastCounters;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.data.SerialCopies;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.AssociatedLoops;
import org.racelens.execution.nest.IterationShare;
import org.racelens.execution.nest.Lanes;
import org.racelens.execution.nest.LoopIterations;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Succession;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LoopFrame;
import org.racelens.execution.state.LoopLevel;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TaskTraits;
import org.racelens.execution.team.TeamBody;
import org.racelens.execution.value.Contents;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.syntax.CompositeLoop;
import org.racelens.openmp.syntax.ImplicitCopies;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * {@code taskloop}: the encountering task generates tasks for the iterations, inside a taskgroup region of its own unless {@code nogroup}.
 * Which iterations one task executes is the implementation's choice, so each is taken as a task of its own, except where there can be no
 * more than one task. Semantics §5; OpenMP 5.2 §12.6.
 */
final class TaskloopSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final AssociatedLoops associated;
	private final LoopIterations iterations;
	private final TaskBody tasks;
	private final SerialCopies serial;
	private final Lanes lanes;
	private final TaskloopGrain grain;

	TaskloopSemantics(Execution execution, DataEnvironment environment) {
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		associated = new AssociatedLoops(execution);
		iterations = new LoopIterations(execution);
		tasks = new TaskBody(execution);
		serial = new SerialCopies(execution, environment);
		lanes = new Lanes(execution);
		grain = new TaskloopGrain(execution);
	}

	void execute(Tasking.Taskloop c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			tasks.inSerialCode(c, state, frame, () -> serial.task(c, state, frame));
			return;
		}
		List<Clause> ofHeader = named(c);
		if (ofHeader.isEmpty()) {
			share(c, state, frame);
			return;
		}
		DataScope header = environment.enter(c.directive(), ofHeader, OriginalReader.ENCOUNTERING, c.body(), state, frame);
		share(c, state, frame);
		environment.leave(header, state, frame);
	}

	/**
	 * The copies of what is no variable: they have names of their own in the construct, its header among it, which the encountering task
	 * evaluates.
	 */
	private static List<Clause> named(Tasking.Taskloop c) {
		List<Clause> result = new ArrayList<>();
		for (ListClause clause : c.directive().clauses(ListClause.class, ClauseName.FIRSTPRIVATE)) {
			List<ListItem> items = clause.items().stream().filter(i -> i.original().isPresent()).toList();
			if (!items.isEmpty()) {
				result.add(new ListClause(clause.name(), clause.modifier(), items, clause.range()));
			}
		}
		return result;
	}

	private void share(Tasking.Taskloop c, State state, Frame frame) {
		CompositeLoop whole = CompositeLoop.of(c);
		whole.simd().ifPresent(machine.regions()::meet);
		LastCounters counters = LastCounters.of(c, counters(c, whole), execution, state, frame);
		Map<Variable, MemoryObject> outer = state.bindings();
		Optional<LoopNest> nest = associated.of(whole.loops(), LoopClauses.depth(c), state, frame);
		if (nest.isEmpty()) {
			associated.notCanonical(c, state, frame);
			return;
		}
		TaskTraits traits = tasks.traits(c.directive(), "taskloop", List.of(), state, frame);
		Runnable generation = () -> generate(c, whole, nest.get(), counters, traits, state, frame);
		if (c.directive().has(ClauseName.NOGROUP)) {
			generation.run();
		} else {
			machine.task().orElseThrow().inGroup(frame.site(c.directive().range()),
					() -> environment.reducing(c.directive(), ClauseName.REDUCTION, generation, state, frame));
		}
		state.restoreBindings(outer);
	}

	/** The loop variables that have a value after the construct. */
	private static List<Variable> counters(Tasking.Taskloop c, CompositeLoop whole) {
		int depth = LoopClauses.depth(c);
		return whole.simd().isPresent()
				? LastCounters.predetermined(whole.loops(), depth, whole.clauses())
				: LastCounters.listed(whole.loops(), depth, whole.clauses());
	}

	/** Lanes are iterations of one task: where the implementation may make one or many tasks, it chooses. */
	private void generate(Tasking.Taskloop c, CompositeLoop whole, LoopNest nest, LastCounters counters, TaskTraits traits, State state,
			Frame frame) {
		// the loop variables are private anyway, with a value
		List<Clause> clauses = LastCounters.without(counters.others(copies(c, whole, nest, state, frame)), Set.of(ClauseName.PRIVATE),
				Set.copyOf(LastCounters.fromOutside(whole.loops(), LoopClauses.depth(c))));
		CompositeLoop one = whole.withClauses(clauses);
		Optional<IntExpr> iteration = Owners.number(nest.counts(), nest.trips());
		Optional<TaskloopChunks> chunks = iteration.flatMap(n -> grain.chunks(c, nest, state, frame));
		Symbol choice = Symbol.of(machine.freshName("tasks of taskloop").after("&"), Symbol.Role.UNNAMED);
		if (grain.isOneTask(c, nest, state, frame)) {
			oneTask(c, one, nest, counters, traits, Bools.TRUE, state, frame);
		} else if (chunks.isPresent()) {
			BoolExpr inOne = whole.simd().isPresent()
					? chunks.get().isInOne(iteration.get(), machine.task().orElseThrow(), TaskloopGrain.name("begin", c, frame))
					: Bools.TRUE;
			execution.branches().branch(state, Bools.isZero(choice),
					s -> twoTasks(c, clauses, nest, counters, traits, chunks.get(), iteration.get(), s, frame),
					s -> inParts(nest, Bools::isZero, s, part -> oneTask(c, one, nest, counters, traits, inOne, s, frame)));
		} else if (whole.simd().isPresent()) {
			execution.branches().branch(state, Bools.isZero(choice), s -> taskOfEach(c, clauses, nest, counters, traits, s, frame),
					s -> oneTask(c, one, nest, counters, traits, Bools.TRUE, s, frame));
		} else {
			taskOfEach(c, clauses, nest, counters, traits, state, frame);
		}
	}

	private void oneTask(Tasking.Taskloop c, CompositeLoop whole, LoopNest nest, LastCounters counters, TaskTraits traits, BoolExpr mine,
			State state, Frame frame) {
		tasks.generate(c, traits,
				(inner, within) -> lanes.around(whole, () -> task(c, whole.clauses(), nest, counters, inner, within, (linear, s, f) -> {
					Succession order = lanes.order(c, whole, nest, List.of(), s, f);
					lanes.begin(whole, nest, s, f);
					iterations.execute(c, nest, new IterationShare(mine, order), linear, s, f);
				}, last(nest, false))), state, frame);
	}

	/** The tasks before and behind any end of a chunk. */
	private void twoTasks(Tasking.Taskloop c, List<Clause> clauses, LoopNest nest, LastCounters counters, TaskTraits traits,
			TaskloopChunks chunks, IntExpr iteration, State state, Frame frame) {
		State each = state.copy();
		each.begin();
		inParts(nest, part -> Bools.and(Bools.lessEqual(Ints.ZERO, part), Bools.lessEqual(part, Ints.ONE), chunks.facts()), state,
				part -> tasks.generate(c, traits,
						(inner, within) -> task(c, clauses, nest, counters, inner, within, (linear, s, f) -> iterations.execute(c, nest,
								new IterationShare(chunks.isIn(part, iteration), Succession.SEQUENTIAL), linear, s, f),
								Bools.equal(part, Ints.ONE)),
						each, frame));
	}

	/**
	 * Executes code for each part of the iterations. Where there is but one part it has a number, too: what is declared in the loop's body
	 * is told by the same numbers however many tasks the implementation makes.
	 *
	 * @param domain which parts there are
	 */
	private void inParts(LoopNest nest, Function<Symbol, BoolExpr> domain, State state, Consumer<Symbol> code) {
		Symbol part = machine.trip("part");
		BoolExpr live = state.live();
		TaskContext task = machine.task().orElseThrow();
		task.enclosing().loops().push(new LoopFrame(part, false));
		Runnable generation = () -> code.accept(part);
		try {
			if (machine.recorder().isMuted()) {
				generation.run();
				return;
			}
			List<Item> items = machine.recorder().recording(generation);
			BoolExpr parts = domain.apply(part);
			machine.recorder().record(
					new Item.Loop(nest.range(), part, live, parts, parts, List.of(), List.of(), false, Succession.SEQUENTIAL, List.of(),
							List.of(), items));
		} finally {
			task.enclosing().loops().pop();
		}
	}

	/** Each iteration by a task that may have executed others before: any two of them may be in different tasks. */
	private void taskOfEach(Tasking.Taskloop c, List<Clause> clauses, LoopNest nest, LastCounters counters, TaskTraits traits,
			State state,
			Frame frame) {
		TeamBody body = (s, f) -> execution.execute(nest.innermost(), s, f);
		TeamBody iteration = (each, f) -> tasks.generate(c, traits,
				(inner, within) -> task(c, clauses, nest, counters, inner, within,
						(linear, s, g) -> iterations.afterOthers(c, nest, linear, body, s, g), last(nest, true)),
				each, f);
		iterations.execute(c, nest, new IterationShare(Bools.TRUE, Succession.SEQUENTIAL), List.of(), iteration, state, frame);
	}

	/** What a task does with the copies that it has; those of {@code linear} clauses have the values of an iteration. */
	private interface Work {
		void execute(List<MemoryObject> linear, State inner, Frame frame);
	}

	private void task(Tasking.Taskloop c, List<Clause> clauses, LoopNest nest, LastCounters counters, State inner, Frame frame, Work work,
			BoolExpr last) {
		Map<Variable, Contents> values = iterates(nest, inner, frame);
		DataScope scope = environment.enter(c.directive(), clauses, OriginalReader.ENCOUNTERING, c.body(), inner, frame);
		values.forEach((variable, value) -> inner.setContents(execution.variables().object(variable, inner, frame), value));
		DataScope ofLanes = environment.enter(c.directive(), counters.others(CompositeLoop.of(c).linears()), OriginalReader.EACH_THREAD,
				c.body(), inner,
				frame);
		inner.begin();
		work.execute(environment.setLinears(ofLanes, nest, inner), inner, frame);
		environment.leave(ofLanes, inner, frame);
		if (environment.hasLasts(scope)) {
			environment.writeLast(scope, last, inner, frame);
		}
		counters.write(nest, last, inner, frame);
		environment.leave(scope, inner, frame);
	}

	/** What the loop variables hold in the iterations, whatever clauses name them. */
	private Map<Variable, Contents> iterates(LoopNest nest, State state, Frame frame) {
		Map<Variable, Contents> values = new LinkedHashMap<>();
		nest.levels().forEach(l -> values.put(l.variable(),
				execution.memory().held().of(state, execution.variables().object(l.variable(), state, frame))));
		return values;
	}

	/** The clauses of one task: reductions are the taskgroup's, in which the task takes part. */
	private List<Clause> copies(Tasking.Taskloop c, CompositeLoop whole, LoopNest nest, State state, Frame frame) {
		List<Clause> clauses = new ArrayList<>();
		Set<Clause> all = new LinkedHashSet<>(c.clauses());
		whole.simd().ifPresent(simd -> simd.clauses().stream().filter(x -> x.name() != ClauseName.LINEAR).forEach(all::add));
		for (Clause clause : all) {
			clauses.add(clause instanceof ReductionClause r && r.name() == ClauseName.REDUCTION
					? new ReductionClause(ClauseName.IN_REDUCTION, r.modifier(), r.operator(), r.items(), r.range())
					: clause);
		}
		clauses.addAll(ImplicitCopies.ofTask(c.directive(), List.copyOf(all), c.body(),
				v -> execution.variables().isPrivateInTeam(v, state, frame)));
		return clauses;
	}

	/** That an iteration is the sequentially last one. */
	private static BoolExpr last(LoopNest nest, boolean each) {
		List<BoolExpr> parts = new ArrayList<>();
		for (LoopLevel level : nest.levels()) {
			if (each && level.count().isPresent()) {
				parts.add(Bools.equal(level.trip(), Ints.add(level.count().get(), -1)));
			}
		}
		return Bools.and(parts);
	}
}
