package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.FunctionSymbol;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.Lock;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Place;
import org.racelens.analysis.semantics.AssociatedLoops.Nest;
import org.racelens.analysis.semantics.MemoryModel.Use;
import org.racelens.analysis.semantics.SectionExtents.Extent;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.KeywordClause;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.Clause.RawClause;
import org.racelens.model.omp.Clause.ReductionClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Directive;
import org.racelens.model.stmt.Statement;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.PointerType;

/**
 * The data-sharing clauses: which copy a name means inside a construct, and what the clauses themselves read and write. Semantics §8;
 * OpenMP 5.2 §5.
 */
final class DataEnvironment {
	private static final Set<ClauseName> HANDLED = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.REDUCTION, ClauseName.LINEAR, ClauseName.SHARED, ClauseName.DEFAULT, ClauseName.NUM_THREADS, ClauseName.IF,
			ClauseName.PROC_BIND,
			ClauseName.SCHEDULE, ClauseName.COLLAPSE, ClauseName.NOWAIT, ClauseName.COPYIN, ClauseName.FILTER, ClauseName.COPYPRIVATE,
			ClauseName.AFFINITY, ClauseName.ALLOCATE, ClauseName.BIND, ClauseName.NUM_TEAMS, ClauseName.THREAD_LIMIT,
			ClauseName.DIST_SCHEDULE,
			ClauseName.IS_DEVICE_PTR, ClauseName.HAS_DEVICE_ADDR, ClauseName.DEFAULTMAP, ClauseName.DEVICE, ClauseName.USES_ALLOCATORS,
			ClauseName.DEPEND, ClauseName.DETACH, ClauseName.FINAL, ClauseName.GRAINSIZE,
			ClauseName.IN_REDUCTION, ClauseName.MERGEABLE, ClauseName.NOGROUP, ClauseName.NUM_TASKS, ClauseName.ORDER, ClauseName.ORDERED,
			ClauseName.PRIORITY, ClauseName.TASK_REDUCTION, ClauseName.UNTIED, ClauseName.SAFELEN, ClauseName.SIMDLEN,
			ClauseName.ALIGNED, ClauseName.NONTEMPORAL);
	/** lists that change no copies */
	private static final Set<ClauseName> WITHOUT_COPIES = Set.of(ClauseName.SHARED, ClauseName.ALLOCATE, ClauseName.ALIGNED,
			ClauseName.NONTEMPORAL);
	/** without a list they say what the copies do that is not modelled */
	private static final Set<ClauseName> COPYING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.REDUCTION, ClauseName.LINEAR);

	private final Executor executor;
	private final Machine machine;
	private final LinearCopies linearCopies;
	private final DeclaredReductions declared;

	DataEnvironment(Executor executor) {
		this.executor = executor;
		linearCopies = new LinearCopies(executor);
		declared = new DeclaredReductions(executor);
		machine = executor.machine;
	}

	/** A variable with a copy inside the construct. */
	record Copied(Variable variable, List<Place> originalPlaces, IntExpr bytes, ListItem item) {
		/** Whether the original is written as one value. */
		boolean isScalar() {
			return Layout.isScalar(variable.type()) && !SectionExtents.isPart(item);
		}
	}

	/** Where a clause's original is. */
	private record Original(List<Place> places, Optional<MemoryObject> object) {
		static Original named(MemoryObject object) {
			return new Original(List.of(new Place(Bools.TRUE, object, List.of(), Ints.ZERO)), Optional.of(object));
		}
	}

	/** What has to be undone and done at the end of a construct. */
	record Scope(Directive directive, Map<Variable, MemoryObject> outer, Map<Variable, MemoryObject> outerOriginals, List<Copied> lasts,
			List<Copied> reductions, List<Copied> participations, List<LinearCopies.Linear> linears) {
	}

	/**
	 * Makes the copies of a construct's clauses.
	 *
	 * @param readsByThreads whether {@code firstprivate} reads the original in each thread (worksharing) or once before (parallel)
	 */
	Scope enter(Directive directive, List<Clause> explicit, boolean readsByThreads, Statement body, State state, Frame frame) {
		List<Clause> clauses = new ArrayList<>(explicit);
		clauses.addAll(ImplicitCopies.of(directive, explicit, body));
		Map<Variable, MemoryObject> outer = state.bindings();
		Map<Variable, MemoryObject> outerOriginals = state.originals();
		List<Copied> lasts = new ArrayList<>();
		List<Copied> reductions = new ArrayList<>();
		List<Copied> participations = new ArrayList<>();
		List<LinearCopies.Linear> linears = new ArrayList<>();
		Map<Variable, Original> made = new LinkedHashMap<>();
		for (Clause clause : clauses) {
			if (clause.name() == ClauseName.TASK_REDUCTION) {
				continue;
			}
			if (!HANDLED.contains(clause.name())) {
				machine.gap(GapKind.UNMODELLED_CLAUSE, clause.range(), "the clause " + clause.name().spelling() + " is not modelled");
			} else if (clause instanceof RawClause said && COPYING.contains(clause.name())) {
				said.arguments().forEach(message -> machine.gap(GapKind.UNMODELLED_CLAUSE, clause.range(), message));
			} else if (clause instanceof ListClause list && clause.name() == ClauseName.LINEAR) {
				list.items().forEach(item -> linear(directive, list, item, state, frame).ifPresent(linears::add));
			} else if (clause instanceof ListClause list) {
				list.modifier().filter(m -> !WITHOUT_COPIES.contains(clause.name()) && !isConditional(list))
						.ifPresent(m -> machine.gap(GapKind.UNMODELLED_CLAUSE, clause.range(), "the modifier " + m + " is not modelled"));
				for (ListItem item : list.items()) {
					listed(directive, list, item, readsByThreads, state, frame, made).filter(c -> clause.name() == ClauseName.LASTPRIVATE)
							.ifPresent(lasts::add);
				}
			} else if (clause instanceof ReductionClause reduction) {
				reduction.items().forEach(item -> reduced(directive, reduction, item, state, frame)
						.ifPresent((clause.name() == ClauseName.REDUCTION ? reductions : participations)::add));
			}
		}
		return new Scope(directive, outer, outerOriginals, lasts, reductions, participations, linears);
	}

	private Optional<Copied> listed(Directive directive, ListClause clause, ListItem item, boolean readsByThreads, State state, Frame frame,
			Map<Variable, Original> made) {
		boolean copies = clause.name() == ClauseName.PRIVATE || clause.name() == ClauseName.FIRSTPRIVATE
				|| clause.name() == ClauseName.LASTPRIVATE;
		if (clause.name() == ClauseName.COPYIN) {
			item.variable().ifPresent(v -> copyIn(v, state, frame));
		}
		if (item.variable().isEmpty() || !copies) {
			if (item.variable().isEmpty() && clause.name() != ClauseName.COPYIN) {
				machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), item.text() + " is not a variable that is known here");
			}
			return Optional.empty();
		}
		Variable variable = item.variable().get();
		Original before = made.containsKey(variable) ? made.get(variable) : original(variable, item, readsByThreads, state, frame);
		Copied copied = new Copied(variable, before.places, bytes(variable.type(), state, frame), item);
		Optional<Value> initial = clause.name() == ClauseName.FIRSTPRIVATE
				? readOriginal(directive, copied, readsByThreads, state, frame)
				: Optional.empty();
		if (made.containsKey(variable)) {
			initial.ifPresent(v -> set(executor.object(variable, state, frame), v, state));
			return Optional.of(copied);
		}
		made.put(variable, before);
		before.object.ifPresent(o -> state.keepOriginal(variable, o));
		Optional<Contents> contents = before.object.map(o -> executor.memory.contents(state, o));
		MemoryObject copy = executor.declare(variable, clause.name().spelling() + "@" + directive.range().offset() + " ", state, frame);
		machine.logs.forEach(
				log -> log.add(copy, Ints.ZERO, machine.layout.size(variable.type()).filter(n -> Layout.isScalar(variable.type()))));
		if (initial.isPresent()) {
			set(copy, initial.get(), state);
		} else if (clause.name() == ClauseName.FIRSTPRIVATE) {
			boolean written = (readsByThreads || isInRegion()) && before.object.filter(this::mayBeWritten).isPresent();
			state.setContents(copy, contents.filter(c -> !written)
					.orElseGet(() -> executor.memory.lost(copy, item.range(), "the region may write the original")));
		}
		return Optional.of(copied);
	}

	/** Whether the task that encounters the construct is one of a region. */
	private boolean isInRegion() {
		return machine.team.flatMap(t -> t.outer).isPresent();
	}

	/** The copies of the region's threads start with what the encountering thread's copy holds. OpenMP 5.2 §5.7.1 */
	private void copyIn(Variable variable, State state, Frame frame) {
		MemoryObject copy = executor.object(variable, state, frame);
		if (ThreadCopies.isCopy(copy) && machine.team.filter(t -> t.level() == 1).isPresent()) {
			state.setContents(copy, executor.memory.contents(state, executor.primaryCopy(variable)));
		}
	}

	private boolean mayBeWritten(MemoryObject object) {
		Team team = machine.team.orElseThrow();
		return executor.memory.isShared(object) && (object.depth() > 0
				? team.escapes.isWritten(object)
				: team.mayWrite.mayWrite(object, Ints.ZERO, Optional.empty()));
	}

	/** Where the original of a list item is: what the variable names outside, or what it stands for. */
	private Original original(Variable variable, ListItem item, boolean inThreads, State state, Frame frame) {
		if (item.original().isEmpty() || state.binding(variable).isPresent()) {
			return Original.named(executor.object(variable, state, frame));
		}
		Supplier<List<Place>> places = () -> executor.evaluator(state, frame).places(item.original().get());
		return new Original(inThreads ? places.get() : encountering(places), Optional.empty());
	}

	/** Evaluates in the thread that encounters the construct. */
	private <T> T encountering(Supplier<T> code) {
		Optional<Team> team = machine.team;
		machine.team = team.flatMap(t -> t.outer);
		try {
			return code.get();
		} finally {
			machine.team = team;
		}
	}

	/** What orders the copies of one encounter. */
	private Optional<Lock> copyOrder(Directive directive, Variable variable, Frame frame) {
		return machine.team.map(t -> ofEncounter(Lock.Kind.COPY_ORDER, directive, variable, t, frame));
	}

	/** What excludes or orders within one encounter of a construct only: without a barrier at its end, encounters may overlap. */
	private static Lock ofEncounter(Lock.Kind kind, Directive directive, Variable variable, Team team, Frame frame) {
		return new Lock(kind, directive.range().offset() + " " + variable.id() + " " + frame.path(), team.level(),
				Lanes.isOfEachThread(directive) ? team.instance() : team.encounter());
	}

	/** Reads the original; the value, where it is a single one. */
	private Optional<Value> readOriginal(Directive directive, Copied copied, boolean byThreads, State state, Frame frame) {
		Use use = new Use(copied.item.range(), copied.variable.name(), frame, state);
		Optional<Lock> order = copyOrder(directive, copied.variable, frame);
		order.ifPresent(l -> machine.team.orElseThrow().locks.push(l));
		Optional<Value> value = Optional.empty();
		if (Layout.isScalar(copied.variable.type())) {
			Supplier<Value> load = () -> executor.memory.load(copied.originalPlaces, copied.variable.type(), use);
			value = Optional.of(byThreads ? load.get() : encountering(load));
		} else if (byThreads) {
			copied.originalPlaces.forEach(p -> executor.memory.touch(p, copied.bytes, false, use));
		} else if (isInRegion()) {
			encountering(() -> {
				copied.originalPlaces.forEach(p -> executor.memory.touch(p, copied.bytes, false, use));
				return Optional.empty();
			});
		}
		order.ifPresent(l -> machine.team.orElseThrow().locks.pop());
		return value;
	}

	private void set(MemoryObject object, Value value, State state) {
		machine.layout.size(object.element())
				.ifPresent(n -> state.setContents(object, executor.memory.contents(state, object).store(0, n, value)));
	}

	private Optional<LinearCopies.Linear> linear(Directive directive, ListClause clause, ListItem item, State state, Frame frame) {
		if (item.variable().isEmpty() || !linearCopies.isModelled(clause, item.variable().get())) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), "this form of linear is not modelled");
			return Optional.empty();
		}
		Variable variable = item.variable().get();
		Original original = original(variable, item, true, state, frame);
		Copied copied = new Copied(variable, original.places, bytes(variable.type(), state, frame), item);
		IntExpr step = linearCopies.step(clause, variable, state, frame);
		Optional<Lock> order = copyOrder(directive, variable, frame);
		order.ifPresent(l -> machine.team.orElseThrow().locks.push(l));
		LinearCopies.Linear linear = linearCopies.start(directive, copied, step, state, frame);
		order.ifPresent(l -> machine.team.orElseThrow().locks.pop());
		original.object.ifPresent(o -> state.keepOriginal(variable, o));
		return Optional.of(linear.withCopy(executor.declare(variable, "linear@" + directive.range().offset() + " ", state, frame)));
	}

	/** Gives the copies of {@code linear} clauses their values in terms of the trip numbers; returns them. */
	List<MemoryObject> setLinears(Scope scope, Nest nest, State state) {
		if (scope.linears.isEmpty()) {
			return List.of();
		}
		IntExpr iteration = Owners.number(nest.counts(), nest.trips()).orElseGet(() -> machine.lost("iteration",
				machine.havoc(scope.directive.range(), "the iterations of a nest that is not rectangular are not numbered")));
		scope.linears.forEach(l -> set(l.copy(), l.at(iteration), state));
		return scope.linears.stream().map(LinearCopies.Linear::copy).toList();
	}

	private Optional<Copied> reduced(Directive directive, ReductionClause clause, ListItem item, State state, Frame frame) {
		if (item.variable().isEmpty()) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), item.text() + " is not a variable that is known here");
			return Optional.empty();
		}
		boolean unknown = isUserDeclared(clause.operator()) && declared.of(clause, item).isEmpty();
		if (clause.modifier().filter(m -> !Set.of("default", "task", "inscan").contains(m)).isPresent() || unknown) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, clause.range(), "this form of reduction is not modelled");
		}
		Variable variable = item.variable().get();
		Original original = original(variable, item, true, state, frame);
		Optional<Extent> extent = extent(variable, item, original, state, frame);
		if (extent.isEmpty()) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), "the storage of " + item.text() + " is not followed");
			return Optional.empty();
		}
		Copied copied = new Copied(variable, extent.get().places(), extent.get().bytes(), item);
		original.object.ifPresent(o -> state.keepOriginal(variable, o));
		MemoryObject copy = executor.declare(variable, "reduction@" + directive.range().offset() + " ", state, frame);
		machine.reductionCopies.add(copy);
		machine.logs.forEach(
				log -> log.add(copy, Ints.ZERO, machine.layout.size(variable.type()).filter(n -> Layout.isScalar(variable.type()))));
		if (variable.type() instanceof PointerType p) {
			MemoryObject storage = new MemoryObject("storage of " + copy.key(), variable.name(), MemoryObject.Kind.HEAP, Optional.empty(),
					p.pointee(), executor.depth(), 0);
			machine.team.ifPresent(t -> t.lanes.forEach(l -> l.own(storage)));
			set(copy, new Value.Pointer(whole(storage), PlaceEvaluator.address(whole(storage))), state);
			start(storage, clause, state);
		} else if (!Layout.isScalar(variable.type())) {
			start(copy, clause, state);
		} else if (Layout.isScalar(variable.type())) {
			identity(clause.operator()).ifPresent(n -> set(copy, Value.of(n), state));
		}
		declared.of(clause, item).ifPresent(r -> declared.start(r, copy, original.object, state, frame));
		return Optional.of(copied);
	}

	/** The elements of a copied section. */
	private void start(MemoryObject elements, ReductionClause clause, State state) {
		boolean zero = identity(clause.operator()).filter(n -> n == 0).isPresent();
		state.setContents(elements, zero
				? Contents.of(new Contents.Rest.Zero())
				: executor.memory.lost(elements, clause.range(), "copies of a reduction start with the operator's identity"));
	}

	/** What the copies of a reduction start with, where it does not depend on the type. OpenMP 5.2 §5.5.5 */
	private static Optional<Long> identity(String operator) {
		return switch (operator) {
			case "+", "-", "|", "^", "||" -> Optional.of(0L);
			case "*", "&&" -> Optional.of(1L);
			default -> Optional.empty();
		};
	}

	private static boolean isUserDeclared(String operator) {
		return operator.matches("[A-Za-z_].*") && !operator.equals("min") && !operator.equals("max");
	}

	private IntExpr bytes(Type type, State state, Frame frame) {
		return executor.size(type, state, frame);
	}

	private static List<Place> whole(MemoryObject object) {
		return List.of(new Place(Bools.TRUE, object, List.of(), Ints.ZERO));
	}

	/** The thread of the sequentially last iteration or section writes the originals. */
	void writeLast(Scope scope, BoolExpr mine, State state, Frame frame) {
		writeLast(scope, Optional.empty(), mine, state, frame);
	}

	/** The same after loops: {@code linear} clauses leave what the sequential loops would. */
	void writeLast(Scope scope, Nest nest, BoolExpr mine, State state, Frame frame) {
		boolean known = Owners.number(nest.counts(), nest.trips()).isPresent() && nest.counts().stream().allMatch(Optional::isPresent);
		writeLast(scope, nest.counts().stream().map(n -> n.orElse(Ints.ZERO)).reduce(Ints::multiply).filter(n -> known), mine, state,
				frame);
	}

	private void writeLast(Scope scope, Optional<IntExpr> iterations, BoolExpr mine, State state, Frame frame) {
		Team team = machine.team.orElseThrow();
		for (LinearCopies.Linear linear : scope.linears) {
			Optional<Lock> order = copyOrder(scope.directive, linear.copied().variable, frame);
			order.ifPresent(team.locks::push);
			executor.branch(state, mine, taken -> linearCopies.end(linear, iterations, taken, frame), taken -> {
			});
			order.ifPresent(l -> team.locks.pop());
		}
		for (Copied last : scope.lasts) {
			Optional<Lock> order = copyOrder(scope.directive, last.variable, frame);
			order.ifPresent(team.locks::push);
			BoolExpr writes = scope.directive.clauses(ListClause.class, ClauseName.LASTPRIVATE).stream()
					.anyMatch(c -> isConditional(c) && c.items().contains(last.item)) ? assigned(scope.directive, last, frame) : mine;
			executor.branch(state, writes, taken -> touch(last, true, taken, frame), taken -> {
			});
			order.ifPresent(l -> team.locks.pop());
		}
	}

	private static boolean isConditional(ListClause clause) {
		return clause.name() == ClauseName.LASTPRIVATE && clause.modifier().filter("conditional"::equals).isPresent();
	}

	/**
	 * {@code lastprivate(conditional:)} writes the original if some iteration assigned the copy; which thread does so is not said. OpenMP
	 * 5.2 §5.4.5
	 */
	private BoolExpr assigned(Directive directive, Copied last, Frame frame) {
		Team team = machine.team.orElseThrow();
		List<IntExpr> encounter = team.encounter();
		IntExpr some = new IntExpr.Apply(new FunctionSymbol(machine.freshName("assigned"), encounter.size(), FunctionSymbol.Meaning.INPUT,
				Optional.empty()), encounter);
		IntExpr writer = Owners.of(machine, "last assigned " + last.variable.id(), directive.range(), frame);
		return Bools.and(Bools.equal(team.thread, writer), Bools.notEqual(some, Ints.ZERO));
	}

	boolean hasLasts(Scope scope) {
		return !scope.lasts.isEmpty() || !scope.linears.isEmpty();
	}

	/**
	 * The end of a construct: names mean again what they meant outside, and reductions are combined. The combinations of one encounter
	 * exclude each other; those of another construct or encounter need a barrier in between. OpenMP 5.2 §5.5.5
	 */
	void leave(Scope scope, State state, Frame frame) {
		scope.reductions.forEach(c -> scope.directive.clauses(ReductionClause.class, ClauseName.REDUCTION).stream()
				.filter(clause -> clause.items().contains(c.item)).findFirst().flatMap(clause -> declared.of(clause, c.item))
				.ifPresent(r -> declared.combine(r, executor.object(c.variable, state, frame), state, frame)));
		state.restoreBindings(scope.outer);
		state.setOriginals(scope.outerOriginals);
		machine.team.ifPresent(team -> {
			for (Copied c : scope.reductions) {
				team.locks.push(ofEncounter(Lock.Kind.REDUCTION_COMBINATION, scope.directive, c.variable, team, frame));
				touch(c, false, state, frame);
				touch(c, true, state, frame);
				team.locks.pop();
			}
			scope.participations.stream()
					.filter(c -> c.originalPlaces.stream().noneMatch(o -> machine.reductionCopies.contains(o.object())))
					.forEach(c -> participate(c, team, state, frame));
		});
	}

	/**
	 * What a task that takes part in a reduction has added up goes into the original at any time before the reduction ends, not at the same
	 * time as another task's. OpenMP 5.2 §5.5.9, §5.5.10
	 */
	private void participate(Copied c, Team team, State state, Frame frame) {
		team.locks.push(new Lock(Lock.Kind.REDUCTION_COMBINATION, "tasks' " + c.variable.id(), team.level(), List.of()));
		touch(c, false, state, frame);
		touch(c, true, state, frame);
		team.locks.pop();
	}

	private Optional<Extent> extent(Variable variable, ListItem item, Original original, State state, Frame frame) {
		return SectionExtents.isPart(item)
				? new SectionExtents(executor, state, frame).of(item)
				: Optional.of(new Extent(original.places, bytes(variable.type(), state, frame)));
	}

	private void touch(Copied c, boolean write, State state, Frame frame) {
		Use use = new Use(c.item.range(), c.variable.name(), frame, state);
		if (c.originalPlaces.isEmpty()) {
			machine.gap(GapKind.UNMODELLED_POINTER, c.item.range(), "where " + c.item.text() + " points is not known");
		}
		for (Place p : c.originalPlaces) {
			if (write && c.isScalar()) {
				IntExpr value = machine.lost(c.variable.name(),
						machine.havoc(use.range(), "the value that the clause leaves in " + c.variable.name()));
				executor.memory.store(List.of(p), c.variable.type(), new Value.Number(value), use);
			} else {
				executor.memory.touch(p, c.bytes, write, use);
			}
		}
	}
}
