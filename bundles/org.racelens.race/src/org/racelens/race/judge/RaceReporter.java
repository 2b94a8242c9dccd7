package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Task;
import org.racelens.execution.region.LoopVariable;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.PhaseStamp;
import org.racelens.race.phase.TaskPoint;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Circumstances.Runner;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Evidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.TeamNumber;

/** Puts a satisfied race constraint into source terms. */
final class RaceReporter {
	private static final Substitution SAME = Substitution.of(Map.of());
	private static final Substitution PRIMED = Substitution.priming();

	private final SourceText source;
	/** of the regions that races were reported of, which have their accesses in lists of their own */
	private final Map<Region, ItemPaths> paths = new IdentityHashMap<>();

	RaceReporter(SourceText source) {
		this.source = source;
	}

	Race report(AccessPair pair, BoolExpr constraint, Assignment witness, Runner runner, List<ModelGap> reasons) {
		AccessReport first = end(pair.first(), pair, SAME, witness).by(runner);
		AccessReport second = end(pair.second(), pair, PRIMED, witness).by(runner);
		boolean swapped = first.place().compareTo(second.place()) > 0;
		boolean bothWrite = first.write() && second.write();
		return new Race(bothWrite ? Race.Kind.WW : Race.Kind.RW, variable(pair),
				pair.first().access().place().object().variable(),
				reasons.isEmpty() ? Confidence.DEFINITE : Confidence.POSSIBLE, reasons, swapped ? second : first, swapped ? first : second,
				inputs(pair, constraint, witness), new Evidence.Formula(constraint));
	}

	private static String variable(AccessPair pair) {
		return pair.first().access().variable();
	}

	/** Whether an access needs an inner team of more than the encountering thread. OpenMP 5.2 §10.1.5 */
	private static boolean isNestedParallel(Flattened f) {
		return f.context().chain().stream().filter(l -> l.kind() == TeamLevel.Kind.PARALLEL).count() > 1;
	}

	/** The size of a team around the accesses. */
	private static Optional<IntExpr> teams(AccessPair pair, TeamLevel.Kind kind, int outer) {
		return Stream.of(pair.first(), pair.second()).flatMap(f -> f.context().chain().stream().filter(l -> l.kind() == kind).skip(outer))
				.map(l -> (IntExpr) l.size()).findFirst();
	}

	/** T and the free inputs that take part, by source name, as variables hold them where the region is met. */
	private static Map<String, String> inputs(AccessPair pair, BoolExpr constraint, Assignment witness) {
		Map<String, String> result = new LinkedHashMap<>();
		result.put("T", Long.toString(value(pair.region().teamSize(), witness)));
		teams(pair, TeamLevel.Kind.TEAMS, 0).ifPresent(size -> result.put("num_teams", Long.toString(value(size, witness))));
		teams(pair, TeamLevel.Kind.PARALLEL, 1).ifPresent(size -> result.put("num_threads", Long.toString(value(size, witness))));
		if (isNestedParallel(pair.first()) || isNestedParallel(pair.second())) {
			result.put("max-active-levels", "2");
		}
		for (Symbol s : Atoms.symbols(constraint)) {
			if (s.role() == Symbol.Role.PARAMETER) {
				Region.Held held = held(pair.region().inputs(), s);
				result.putIfAbsent(held.variable(), held.shown(value(held.value(), witness)));
			}
		}
		witness.applications().forEach((a, v) -> content(pair, a, witness)
				.ifPresent(c -> result.putIfAbsent(c.variable(), c.shown(v))));
		return result;
	}

	/** What holds an input where a region is met; what held it first where its variable has moved on. */
	private static Region.Held held(Region.Inputs inputs, Symbol input) {
		Region.Held first = inputs.names().getOrDefault(input, new Region.Held(input.name().base(), input, IntegerType.LONG));
		return inputs.now().numbers().stream()
				.filter(n -> n.variable().equals(first.variable()) && Atoms.symbols(n.value()).equals(Set.of(input))).findFirst()
				.orElse(first);
	}

	/** An element of an input, by its name in the source: {@code index[3]}. */
	private static Optional<Region.Held> content(AccessPair pair, IntExpr.Apply a, Assignment witness) {
		MemoryObject object = pair.region().inputs().contents().get(a.function());
		if (object == null || object.depth() > 0) {
			return Optional.empty();
		}
		long offset = value(a.arguments().get(a.arguments().size() - 1), witness);
		Type type = elements(pair).scalar(object.element(), offset);
		String name = AccessedPart.reference(object, pair.region().inputs()).map(r -> r.at(offset, ElementName.unit(type)))
				.orElseGet(() -> elements(pair).of(object, name(object, pair), offset));
		return Optional.of(new Region.Held(name, a, type));
	}

	private AccessReport end(Flattened f, AccessPair pair, Substitution instance, Assignment witness) {
		Access a = f.access();
		Map<String, String> iteration = new LinkedHashMap<>();
		for (LoopVariable v : f.variables()) {
			iteration.put(v.name(), v.shown(value(instance.apply(v.value()), witness)));
		}
		long offset = value(instance.apply(a.place().offset()), witness);
		List<TeamLevel> teams = f.context().chain();
		String thread = Long.toString(value(instance.apply(teams.get(teams.size() - 1).executor()), witness));
		PhaseStamp.Choice next = next(f.stamp(), instance, witness);
		KnownValues values = new KnownValues(witness, instance, pair.region().teamSize());
		List<CallSite> calls = calls(a);
		SourceRange place = calls.size() < a.calls().size() ? a.calls().get(calls.size()).place() : a.range();
		List<Long> indices = a.place().formation().indices().stream().map(i -> value(instance.apply(i), witness)).toList();
		AccessedPart part = new AccessedPart(a, offset, indices, pair.region().inputs());
		return new AccessReport(place, a.write(), a.atomic(), text(place, a.place().object()), thread, task(f), iteration,
				Optional.of(phase(next, instance, witness)), part.resolved(), part.address(), part.pointer(), calls,
				new WitnessCircumstances(paths.computeIfAbsent(pair.region(), r -> new ItemPaths(r.items())), values).of(a, next)
						.in(teams(pair.region(), teams, instance, witness)));
	}

	private static List<TeamNumber> teams(Region region, List<TeamLevel> levels, Substitution instance, Assignment witness) {
		List<TeamNumber> result = new ArrayList<>();
		for (TeamLevel level : levels) {
			boolean encounters = result.isEmpty() && region.maxTeamSize().filter(n -> n == 1).isPresent();
			TeamNumber.Kind kind = encounters ? TeamNumber.Kind.ENCOUNTERING_THREAD : switch (level.kind()) {
				case PARALLEL -> TeamNumber.Kind.THREAD;
				case TEAMS -> TeamNumber.Kind.TEAM;
				case DEVICE -> TeamNumber.Kind.DEVICE;
			};
			result.add(new TeamNumber(kind, Long.toString(value(instance.apply(level.executor()), witness))));
		}
		return result;
	}

	/** The calls that the user sees: an access inside a standard header is one where the header's function is called. */
	private static List<CallSite> calls(Access a) {
		if (!a.range().isBuiltIn()) {
			return a.calls();
		}
		int shown = a.calls().size();
		while (shown > 0 && a.calls().get(shown - 1).place().isBuiltIn()) {
			shown--;
		}
		return shown == 0 ? a.calls() : a.calls().subList(0, shown - 1);
	}

	/** The innermost explicit task around an access. */
	private static Optional<SourceRange> task(Flattened f) {
		return f.points().stream().map(TaskPoint::item).filter(Task.class::isInstance).map(Task.class::cast)
				.reduce((outer, inner) -> inner).map(Task::range);
	}

	/** A term's value; what the witness leaves open does not matter and is 0. */
	private static long value(IntExpr e, Assignment witness) {
		Map<Symbol, Long> symbols = new LinkedHashMap<>(witness.symbols());
		Atoms.symbols(e).forEach(s -> symbols.putIfAbsent(s, 0L));
		Map<IntExpr.Apply, Long> applications = new LinkedHashMap<>(witness.applications());
		Atoms.forEach(e, t -> {
			if (t instanceof IntExpr.Apply a) {
				applications.putIfAbsent(a, 0L);
			}
		});
		try {
			return new Evaluator(new Assignment(symbols, applications)).value(e);
		} catch (ArithmeticException | IllegalArgumentException | IllegalStateException open) {
			return 0;
		}
	}

	private static boolean holds(BoolExpr e, Assignment witness) {
		Map<Symbol, Long> symbols = new LinkedHashMap<>(witness.symbols());
		Atoms.symbols(e).forEach(s -> symbols.putIfAbsent(s, 0L));
		try {
			return new Evaluator(new Assignment(symbols, witness.applications())).holds(e);
		} catch (ArithmeticException | IllegalArgumentException | IllegalStateException open) {
			return false;
		}
	}

	private static PhaseStamp.Choice next(PhaseStamp stamp, Substitution instance, Assignment witness) {
		return stamp.choices().stream().filter(c -> holds(instance.apply(c.guard()), witness)).findFirst()
				.orElse(stamp.choices().get(stamp.choices().size() - 1));
	}

	private static Explanation phase(PhaseStamp.Choice next, Substitution instance, Assignment witness) {
		if (next.barrier().equals(PhaseStamp.END)) {
			return RaceSentence.BEFORE_THE_END_OF_THE_REGION.of();
		}
		String trips = next.trips().stream().map(t -> Long.toString(value(instance.apply(t), witness))).collect(Collectors.joining(", "));
		return trips.isEmpty() ? RaceSentence.BEFORE_THE_BARRIER_OF_LINE_X.of(Argument.line(next.line()))
				: RaceSentence.BEFORE_THE_BARRIER_OF_LINE_X_TRIP_Y.of(Argument.line(next.line()), Argument.name(trips));
	}

	private String text(SourceRange range, MemoryObject object) {
		boolean here = range.path().equals(source.path()) && range.endOffset() <= source.text().length()
				&& range.endOffset() > range.offset();
		String text = here ? source.text().substring(range.offset(), range.endOffset()).strip() : object.name();
		return text.replaceAll("\\s+", " ");
	}

	private static ElementName elements(AccessPair pair) {
		return pair.region().inputs().elements();
	}

	/** What the source calls an object: for an allocation, the variable that first held its address. */
	private static String name(MemoryObject object, AccessPair pair) {
		return pair.region().inputs().allocations().getOrDefault(object, object.name());
	}
}
