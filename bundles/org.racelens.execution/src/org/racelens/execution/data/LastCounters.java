package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.memory.Use;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LoopLevel;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.CanonicalLoop;

/**
 * Loop variables from outside that have after a construct the value that the sequential loops leave: those of {@code simd} loops are
 * linear, or lastprivate where there are several; those of {@code loop} are lastprivate; clauses may say so of others. OpenMP 5.2 §5.1.1,
 * §5.4.6
 */
public final class LastCounters {
	private static final Set<ClauseName> KEEPING = Set.of(ClauseName.LINEAR, ClauseName.LASTPRIVATE);

	private final Originals outside;
	private final Execution execution;
	private final Construct construct;
	private final Map<Variable, List<Place>> originals = new LinkedHashMap<>();

	private LastCounters(Execution execution, Construct construct) {
		this.execution = execution;
		outside = new Originals(execution);
		this.construct = construct;
	}

	/** With what they mean at the current point, outside of the construct. */
	public static LastCounters of(Construct construct, List<Variable> counters, Execution execution, State state, Frame frame) {
		LastCounters result = new LastCounters(execution, construct);
		counters.forEach(v -> result.originals.put(v, List.of(Place.of(execution.variables().object(v, state, frame)))));
		return result;
	}

	/** The counters that keep a value although no clause says so. */
	public static List<Variable> predetermined(Statement outermost, int depth, List<Clause> clauses) {
		List<Variable> result = fromOutside(outermost, depth);
		result.removeAll(listed(clauses, Set.of(ClauseName.PRIVATE)));
		return result;
	}

	/** The counters that keep a value because a clause says so. */
	public static List<Variable> listed(Statement outermost, int depth, List<Clause> clauses) {
		List<Variable> result = fromOutside(outermost, depth);
		result.retainAll(listed(clauses, KEEPING));
		return result;
	}

	/** The variables that the clauses of certain names list; items that are no variables are left out. */
	public static Set<Variable> listed(List<Clause> clauses, Set<ClauseName> names) {
		return clauses.stream().filter(c -> names.contains(c.name())).flatMap(c -> c.items().stream()).flatMap(i -> i.variable().stream())
				.collect(Collectors.toSet());
	}

	/** The clauses without what they say of these variables: unlike other copies, these start with the loop's value. */
	public List<Clause> others(List<Clause> clauses) {
		return without(clauses, KEEPING, originals.keySet());
	}

	/** The clauses without what those of some names say of some variables. */
	public static List<Clause> without(List<Clause> clauses, Set<ClauseName> names, Set<Variable> variables) {
		List<Clause> result = new ArrayList<>();
		for (Clause clause : clauses) {
			if (clause instanceof ListClause list && names.contains(clause.name())) {
				List<ListItem> items = list.items().stream().filter(i -> i.variable().filter(variables::contains).isEmpty()).toList();
				if (!items.isEmpty()) {
					result.add(new ListClause(list.name(), list.modifier(), items, list.step(), list.range()));
				}
			} else {
				result.add(clause);
			}
		}
		return result;
	}

	/** The variables of associated loops that the loops do not declare. */
	public static List<Variable> fromOutside(Statement outermost, int depth) {
		List<Variable> result = new ArrayList<>();
		for (Statement s : CanonicalLoop.nest(outermost, depth)) {
			CanonicalLoop.of(s).filter(l -> !l.declared()).ifPresent(l -> result.add(l.variable()));
		}
		return result;
	}

	/** Whether no counter from outside keeps a value behind the construct. */
	public boolean isEmpty() {
		return originals.isEmpty();
	}

	/** Writes them at the construct's end where a condition holds. */
	public void write(LoopNest nest, BoolExpr mine, State state, Frame frame) {
		for (LoopLevel level : nest.levels()) {
			Variable variable = level.variable();
			if (originals.containsKey(variable)) {
				Use use = new Use(construct.directive().range(), variable.name(), frame, state);
				Value end = end(level, nest).map(n -> (Value) new Value.Number(n)).orElseGet(() -> unknown(variable, use));
				outside.inOrder(construct.directive(), variable, frame, () -> {
					execution.branches().branch(state, mine,
							taken -> execution.memory().store(originals.get(variable), variable.type(), end,
									new Use(use.range(), use.variable(), frame, taken)),
							taken -> {
							});
					return end;
				});
			}
		}
	}

	/**
	 * Where a condition holds under which there are no iterations, the counters are not known behind the construct: some compilers leave
	 * what they were before, others the first value of the loop.
	 */
	public void lose(LoopNest nest, BoolExpr none, State state, Frame frame) {
		Signs signs = execution.signs();
		if (signs.where(state.live(),
				() -> nest.counts().stream().allMatch(n -> n.filter(k -> signs.isNonNegative(Ints.add(k, -1))).isPresent()))) {
			return;
		}
		for (LoopLevel level : nest.levels()) {
			Variable variable = level.variable();
			if (originals.containsKey(variable)) {
				execution.machine().recorder().silently(() -> execution.branches().branch(state, none, taken -> {
					Use use = new Use(construct.directive().range(), variable.name(), frame, taken);
					execution.memory().store(originals.get(variable), variable.type(), unknown(variable, use), use);
				}, taken -> {
				}));
			}
		}
	}

	private Value unknown(Variable variable, Use use) {
		IntExpr lost = execution.machine().lost(variable.name(),
				execution.machine().havoc(use.range(), Unfollowed.WHERE_LOOP_OF_X_ENDS_IS_NOT_KNOWN.of(variable.name())));
		return variable.type() instanceof PointerType ? new Value.Pointer(List.of(), lost) : new Value.Number(lost);
	}

	/** The value that the sequential loop would leave. */
	private static Optional<IntExpr> end(LoopLevel level, LoopNest nest) {
		return level.count().filter(n -> nest.levels().size() == 1 && !(level.variable().type() instanceof PointerType))
				.map(n -> Substitution.of(Map.of(level.trip(), n)))
				.map(s -> Residues.areOf(level.variable().type()) ? Residues.substituted(level.value(), s) : s.apply(level.value()));
	}
}
