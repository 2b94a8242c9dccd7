package org.racelens.execution.nest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.execution.machine.Alignment;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.Clause.ScheduleClause.ScheduleKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Worksharing;

/**
 * Who executes what is distributed over a team: the function own_C(κ, e, ι) of semantics §3. Loops whose iterations the specification
 * promises to the same threads share one function.
 */
public final class Owners {
	private Owners() {
	}

	/** Any thread, once for each encounter and part. */
	public static IntExpr of(Machine machine, String what, SourceRange place, Frame frame, IntExpr... parts) {
		List<IntExpr> arguments = new ArrayList<>(machine.task().orElseThrow().encounter());
		arguments.addAll(List.of(parts));
		return any(machine.task().orElseThrow(), what + "@" + place.offset() + " " + frame.path(), arguments);
	}

	/** A thread's number that the run-time system chooses: of the region's team it is below T, of an inner one below that team's size. */
	public static IntExpr any(TaskContext task, String name, List<IntExpr> arguments) {
		Meaning meaning = task.implicitLevel() == 1 ? Meaning.OWNER_ANY : Meaning.INNER_OWNER;
		return new Apply(new FunctionSymbol(Name.of("own " + name), arguments.size(), meaning, Optional.empty()), arguments);
	}

	/**
	 * The thread of an iteration of a worksharing loop.
	 *
	 * @param c the worksharing-loop construct
	 * @param counts trip counts of the associated loops, where all have a closed form
	 * @param trips trip numbers of the associated loops, outermost first
	 * @param chunk the evaluated chunk size
	 */
	public static IntExpr ofIteration(Machine machine, Construct c, Optional<IntExpr> chunk, List<Optional<IntExpr>> counts,
			List<IntExpr> trips,
			Frame frame) {
		Optional<ScheduleClause> schedule = c.clause(ScheduleClause.class, ClauseName.SCHEDULE);
		SourceRange place = c.range();
		ScheduleKind kind = schedule.map(ScheduleClause::kind)
				.orElse(machine.setting().options().schedule() == DefaultSchedule.STATIC ? ScheduleKind.STATIC : ScheduleKind.AUTO);
		boolean known = counts.stream().allMatch(Optional::isPresent) && isRectangular(counts, trips);
		List<IntExpr> instance = new ArrayList<>(machine.task().orElseThrow().encounter());
		instance.removeAll(trips);
		boolean simd = schedule.filter(s -> s.modifiers().contains("simd")).isPresent();
		Optional<String> order = orderModifier(c);
		boolean fixed = kind == ScheduleKind.STATIC && known && !simd && order.filter("unconstrained"::equals).isEmpty();
		if (c.directive().names().contains(DirectiveName.DISTRIBUTE)) {
			instance.addAll(trips);
			return any(machine.task().orElseThrow(), "for@" + place.offset() + " " + frame.path(), instance);
		}
		// loops of lanes are not promised to share their iterations alike, OpenMP 5.2 §11.5.3 speaks of worksharing-loop regions only
		String ofLanes = c.directive().names().contains(DirectiveName.SIMD) ? " of lanes@" + place.offset() + " " + frame.path() : "";
		boolean anew = !ofLanes.isEmpty() && chunk.isEmpty() && (!instance.isEmpty() || machine.task().get().outer().isPresent());
		if (fixed && anew) {
			instance.addAll(trips);
			return any(machine.task().get(), "for@" + place.offset() + " " + frame.path(), instance);
		}
		if (fixed && machine.task().get().outer().isPresent()) {
			return inInnerTeam(machine.task().get(), chunk, counts.stream().map(Optional::get).toList(), trips);
		}
		if (fixed) {
			List<IntExpr> extents = counts.stream().map(Optional::get).toList();
			if (chunk.isEmpty()) {
				List<IntExpr> arguments = new ArrayList<>(extents);
				arguments.addAll(trips);
				return new Apply(
						new FunctionSymbol(Name.of("own static " + trips.size() + ofLanes), arguments.size(), Meaning.OWNER_BLOCK,
								Optional.empty()),
						arguments);
			}
			if (!(chunk.get() instanceof Constant k && k.value() <= 0)) {
				IntExpr number = Ints.quotient(logical(extents, trips), chunk.get());
				return new Apply(new FunctionSymbol(Name.of("own static chunk"), 1, Meaning.OWNER_CYCLIC, Optional.empty()),
						List.of(number));
			}
		}
		if (known && isReproducible(c)) {
			return reproducible(machine.task().get(), c, schedule, chunk, counts, trips);
		}
		if (kind == ScheduleKind.DYNAMIC && known && chunk.isPresent() && chunk.get() instanceof Constant k && k.value() > 1) {
			instance.add(Ints.quotient(logical(counts.stream().map(Optional::get).toList(), trips), chunk.get()));
			return any(machine.task().orElseThrow(), "for@" + place.offset() + " " + frame.path(), instance);
		}
		if (kind == ScheduleKind.GUIDED && known && chunk.filter(k -> !Ints.isConstant(k, 1)).isPresent()) {
			instance.add(chunk.get());
			instance.add(logical(counts.stream().map(Optional::get).toList(), trips));
			return new Apply(
					new FunctionSymbol(Name.of("own guided@" + place.offset() + " " + frame.path()), instance.size(), Meaning.OWNER_GUIDED,
							Optional.empty()),
					instance);
		}
		instance.addAll(trips);
		if (!isRectangular(counts, trips) && (kind == ScheduleKind.STATIC || chunk.isPresent())) {
			ModelGap gap = machine.havoc(place, Unfollowed.NEST_THAT_IS_NOT_RECTANGULAR_IS_NOT_NUMBERED.of());
			return new Apply(
					new FunctionSymbol(Name.of("own for@" + place.offset() + " " + frame.path()), instance.size(), Meaning.HAVOC,
							Optional.of(gap)),
					instance);
		}
		return any(machine.task().orElseThrow(), "for@" + place.offset() + " " + frame.path(), instance);
	}

	/** The thread, or team of a league, that executes an iteration of a {@code loop} construct. OpenMP 5.2 §11.7 */
	public static IntExpr ofLoop(Machine machine, Worksharing.Loop c, List<Optional<IntExpr>> counts, List<IntExpr> trips, Frame frame) {
		boolean known = counts.stream().allMatch(Optional::isPresent) && isRectangular(counts, trips);
		return known && isReproducible(c)
				? reproducible(machine.task().orElseThrow(), c, Optional.empty(), Optional.empty(), counts, trips)
				: of(machine, "loop", c.range(), frame, trips.toArray(IntExpr[]::new));
	}

	/**
	 * {@code order(concurrent)} without a modifier is reproducible, and the {@code loop} construct has it anyway. OpenMP 5.2 §10.3, §11.7
	 */
	private static boolean isReproducible(Construct c) {
		boolean ordered = c instanceof Worksharing.Loop || c.has(ClauseName.ORDER);
		return ordered && orderModifier(c).filter("unconstrained"::equals).isEmpty();
	}

	/** The same thread for the same iteration of all loops of the team that say so with the same schedule. OpenMP 5.2 §4.4.5 */
	private static IntExpr reproducible(TaskContext task, Construct c, Optional<ScheduleClause> schedule, Optional<IntExpr> chunk,
			List<Optional<IntExpr>> counts,
			List<IntExpr> trips) {
		List<IntExpr> arguments = new ArrayList<>(task.outer().map(TaskContext::instance).orElse(List.of()));
		arguments.addAll(counts.stream().map(Optional::get).toList());
		arguments.addAll(trips);
		chunk.ifPresent(arguments::add);
		String kind = schedule.map(s -> s.kind() + " " + new TreeSet<>(s.modifiers())).orElse("");
		return any(task, "reproducible " + c.leaf() + " of " + task.thread() + " " + kind + " " + trips.size() + " " + chunk.isPresent(),
				arguments);
	}

	/** {@code reproducible} or {@code unconstrained}, where an {@code order} clause says so. */
	private static Optional<String> orderModifier(Construct c) {
		return c.clause(KeywordClause.class, ClauseName.ORDER).flatMap(KeywordClause::modifier);
	}

	/**
	 * The thread, or team of a league, to which a static schedule gives an iteration: chunks of a given size go round the team; without one
	 * it is the same for the same iteration of loops with the same iteration spaces, in one encounter of the team's construct.
	 */
	private static IntExpr inInnerTeam(TaskContext task, Optional<IntExpr> chunk, List<IntExpr> extents, List<IntExpr> trips) {
		if (chunk.isPresent()) {
			return Ints.modulus(Ints.quotient(logical(extents, trips), chunk.get()), task.size());
		}
		List<IntExpr> arguments = new ArrayList<>(task.outer().orElseThrow().instance());
		arguments.addAll(extents);
		arguments.addAll(trips);
		return any(task, "static " + trips.size() + " of " + task.thread(), arguments);
	}

	/** What is the same for all iterations of one chunk, where chunks have a known size. A {@code simd} modifier makes them larger. */
	public static List<IntExpr> chunk(Optional<ScheduleClause> schedule, LoopNest nest) {
		Optional<Long> size = schedule.filter(s -> s.modifiers().isEmpty()).filter(s -> s.kind() == ScheduleKind.STATIC)
				.flatMap(ScheduleClause::chunk).filter(IntegerLiteral.class::isInstance).map(n -> ((IntegerLiteral) n).value());
		return size.filter(n -> n > 0).flatMap(n -> number(nest.counts(), nest.trips()).map(i -> Ints.quotient(i, Ints.of(n)))).stream()
				.toList();
	}

	/**
	 * The team of an iteration of a {@code distribute} construct: with static chunks the same one for the same chunk of all such loops of
	 * the league with equal iteration spaces. OpenMP 5.2 §11.6.1
	 */
	public static IntExpr ofTeam(TaskContext league, Construct c, Optional<IntExpr> chunk, List<Optional<IntExpr>> counts,
			List<IntExpr> trips,
			Frame frame) {
		boolean known = counts.stream().allMatch(Optional::isPresent) && isRectangular(counts, trips);
		boolean unconstrained = orderModifier(c).filter("unconstrained"::equals).isPresent();
		if (known && isReproducible(c)) {
			return reproducible(league, c, c.clause(ScheduleClause.class, ClauseName.DIST_SCHEDULE), chunk, counts, trips);
		}
		if (known && !unconstrained && c.has(ClauseName.DIST_SCHEDULE)) {
			return inInnerTeam(league, chunk, counts.stream().map(Optional::get).toList(), trips);
		}
		List<IntExpr> instance = new ArrayList<>(league.encounter());
		instance.addAll(trips);
		return any(league, "distribute@" + c.range().offset() + " " + frame.path(), instance);
	}

	/** The logical iteration number of associated loops, where they form a rectangular nest of known trip counts. */
	public static Optional<IntExpr> number(List<Optional<IntExpr>> counts, List<IntExpr> trips) {
		if (trips.size() == 1) {
			return Optional.of(trips.get(0));
		}
		return counts.stream().allMatch(Optional::isPresent) && isRectangular(counts, trips)
				? Optional.of(logical(counts.stream().map(Optional::get).toList(), trips))
				: Optional.empty();
	}

	private static boolean isRectangular(List<Optional<IntExpr>> counts, List<IntExpr> trips) {
		Set<Symbol> numbers = trips.stream().flatMap(t -> Atoms.symbols(t).stream()).filter(s -> s.role() == Role.TRIP)
				.collect(Collectors.toSet());
		return counts.stream().flatMap(Optional::stream).noneMatch(n -> Atoms.symbols(n).stream().anyMatch(numbers::contains));
	}

	/** The logical iteration number of a rectangular nest. OpenMP 5.2 §4.4.3 */
	private static IntExpr logical(List<IntExpr> extents, List<IntExpr> trips) {
		IntExpr number = Ints.ZERO;
		for (int i = 0; i < trips.size(); i++) {
			number = Ints.add(Ints.multiply(number, extents.get(i)), trips.get(i));
		}
		return number;
	}

	/**
	 * All threads of the team have to meet a worksharing region; what it may not stand in, {@link org.racelens.openmp.syntax.Nesting} says.
	 * OpenMP 5.2 §11
	 */
	public static void checkNesting(Machine machine, Directive directive, State state) {
		TaskContext task = machine.task().orElseThrow();
		if (machine.recorder().isMuted()) {
			return;
		}
		if (task.kind() == TeamLevel.Kind.TEAMS) {
			machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, directive.range(),
					Breach.X_MAY_NOT_STAND_DIRECTLY_INSIDE_TEAMS.of(directive.spelling()));
		}
		boolean alone = task.worksharing().isInside() || !task.enclosing().locks().isEmpty();
		if (!alone && !Alignment.at(directive.range(), task, state).uniform()) {
			machine.recorder().message(MessageKind.MISALIGNED_BARRIER, directive.range(),
					Breach.NOT_ALL_THREADS_OF_TEAM_MEET_THIS_X.of(directive.spelling()));
			machine.recorder().gap(GapKind.MISALIGNED_BARRIER, directive.range(),
					Breach.NOT_ALL_THREADS_OF_TEAM_MEET_THIS_X.of(directive.spelling()));
		}
	}
}
