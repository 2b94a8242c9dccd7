package org.racelens.execution.construct;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.LoopClauses;
import org.racelens.openmp.syntax.Phases;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;

/**
 * {@code scan}: divides the iterations of a loop with {@code inscan} reductions into an input phase and a scan phase. Iterations do not
 * depend on each other, nor the second part of one on its first, but for the list items. OpenMP 5.2 §5.6.
 */
final class ScanSemantics {
	private static final MessageKind MESSAGE = MessageKind.SCAN;

	private final Execution execution;
	private final Machine machine;
	private final Set<Construct> placed = Collections.newSetFromMap(new IdentityHashMap<>());

	ScanSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	private static Set<Variable> items(List<Clause> clauses) {
		Set<Variable> result = new LinkedHashSet<>();
		for (Clause clause : clauses) {
			if (clause instanceof ReductionClause r && LoopClauses.isScanned(r)) {
				variables(List.of(r)).forEach(result::add);
			}
		}
		return result;
	}

	private static Stream<Variable> variables(List<Clause> clauses) {
		return clauses.stream().flatMap(c -> c.items().stream()).map(ListItem::variable).flatMap(Optional::stream);
	}

	/** Holds the body of a loop's iterations against the rules. */
	void check(Construct loop, List<Clause> clauses, Statement body) {
		Set<Variable> items = items(clauses);
		if (items.isEmpty()) {
			return;
		}
		checkReductions(loop, clauses);
		Optional<Phases> phases = Phases.of(body);
		if (phases.isEmpty()) {
			machine.recorder().notConforming(MESSAGE, loop.directive().range(),
					Breach.LOOP_WITH_INSCAN_HAS_NO_SCAN_IN_ITS_BODY.of());
			return;
		}
		placed.add(phases.get().scan());
		checkItems(items, phases.get().scan());
		boolean inclusive = phases.get().scan().has(ClauseName.INCLUSIVE);
		checkInput(items, inclusive ? phases.get().before() : phases.get().after());
		checkResult(items, inclusive ? phases.get().after() : phases.get().before());
		checkDependences(clauses, items, phases.get());
	}

	/** Beside {@code inscan} there is no reduction of another kind. OpenMP 5.2 §5.5.8 */
	private void checkReductions(Construct loop, List<Clause> clauses) {
		if (clauses.stream().anyMatch(c -> c instanceof ReductionClause r && !LoopClauses.isScanned(r))) {
			machine.recorder().notConforming(MESSAGE, loop.directive().range(),
					Breach.LOOP_WITH_INSCAN_HAS_NO_OTHER_REDUCTION.of());
		}
	}

	private void checkItems(Set<Variable> items, Worksharing.Scan scan) {
		Set<Variable> listed = new LinkedHashSet<>(variables(scan.clauses()).toList());
		for (Variable v : items) {
			if (!listed.contains(v)) {
				machine.recorder().notConforming(MESSAGE, scan.range(),
						Breach.SCAN_DIRECTIVE_DOES_NOT_LIST_X_OF_INSCAN_REDUCTION.of(v.name()));
			}
		}
		for (Variable v : listed) {
			if (!items.contains(v)) {
				machine.recorder().notConforming(MESSAGE, scan.range(), Breach.X_IS_IN_NO_INSCAN_REDUCTION_OF_LOOP.of(v.name()));
			}
		}
	}

	/** In the input phase a list item is only combined with this iteration's input: it does not have its result yet. */
	private void checkInput(Set<Variable> items, List<Statement> phase) {
		phase.forEach(part -> Walk.statements(part, s -> {
			Optional<Expression> whole = s instanceof ExpressionStatement e ? Optional.of(e.expression())
					: s instanceof Declaration d ? d.initializer() : Optional.empty();
			whole.filter(e -> assigned(e).stream().noneMatch(items::contains)).ifPresent(e -> Walk.expressions(e, x -> {
				if (x instanceof VariableReference v && items.contains(v.variable())) {
					machine.recorder().notConforming(MESSAGE, x.range(),
							Breach.X_IS_READ_IN_INPUT_PHASE_BEFORE_SCAN_GAVE_IT_VALUE.of(v.variable().name()));
				}
			}));
		}));
	}

	private void checkResult(Set<Variable> items, List<Statement> phase) {
		phase.forEach(part -> Walk.expressions(part, e -> target(e).filter(items::contains).ifPresent(
				v -> machine.recorder().notConforming(MESSAGE, e.range(), Breach.X_IS_CHANGED_IN_SCAN_PHASE.of(v.name())))));
	}

	/** What one part of the body leaves in a variable of the iteration is not there in the other part. */
	private void checkDependences(List<Clause> clauses, Set<Variable> items, Phases phases) {
		Set<Variable> own = new LinkedHashSet<>(phases.declaredBefore());
		Set<Variable> written = new LinkedHashSet<>();
		phases.before().forEach(s -> Walk.expressions(s, e -> target(e).ifPresent(written::add)));
		clauses.stream().filter(c -> c.name() == ClauseName.PRIVATE || c.name() == ClauseName.LASTPRIVATE)
				.flatMap(c -> variables(List.of(c))).filter(written::contains).forEach(own::add);
		own.removeAll(items);
		Set<Variable> reported = new LinkedHashSet<>();
		for (Statement part : flat(phases.after())) {
			Optional<Variable> given = given(part);
			Walk.expressions(part, e -> {
				if (e instanceof VariableReference v && own.contains(v.variable()) && given.filter(v.variable()::equals).isEmpty()
						&& reported.add(v.variable())) {
					machine.recorder().notConforming(MESSAGE, e.range(),
							Breach.WHAT_STANDS_BEFORE_THE_SCAN_LEFT_ITS_VALUE_IN_X.of(v.variable().name()));
				}
			});
			given.ifPresent(own::remove);
		}
	}

	/** The statements that are executed one after the other. */
	private static List<Statement> flat(List<Statement> phase) {
		return phase.stream().flatMap(s -> s instanceof Block b ? flat(b.statements()).stream() : Stream.of(s)).toList();
	}

	/** The variable that a statement gives a new value, without use of the old one. */
	private static Optional<Variable> given(Statement part) {
		Optional<Assignment> plain = part instanceof ExpressionStatement s && s.expression() instanceof Assignment a
				&& a.operator().isEmpty() ? Optional.of(a) : Optional.empty();
		return plain.filter(a -> a.target() instanceof VariableReference).map(a -> ((VariableReference) a.target()).variable())
				.filter(v -> !mentions(plain.get().value(), v));
	}

	private static boolean mentions(Expression e, Variable variable) {
		boolean[] found = { false };
		Walk.expressions(e, x -> found[0] |= x instanceof VariableReference v && v.variable().equals(variable));
		return found[0];
	}

	private static Set<Variable> assigned(Expression whole) {
		Set<Variable> result = new LinkedHashSet<>();
		Walk.expressions(whole, e -> target(e).ifPresent(result::add));
		return result;
	}

	private static Optional<Variable> target(Expression e) {
		return e instanceof Assignment a ? WrittenVariables.root(a.target())
				: e instanceof Increment i ? WrittenVariables.root(i.target()) : Optional.empty();
	}

	/** From here on the list items have other values. */
	void execute(Worksharing.Scan c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			return;
		}
		if (!placed.contains(c)) {
			machine.recorder().notConforming(MESSAGE, c.range(),
					Breach.SCAN_MUST_STAND_IN_A_LOOP_WITH_INSCAN.of());
		}
		variables(c.clauses()).forEach(v -> {
			MemoryObject copy = execution.variables().object(v, state, frame);
			machine.recorder().logs().forEach(log -> log.add(copy, Ints.ZERO, Optional.empty()));
			if (!execution.memory().isShared(copy)) {
				state.setContents(copy, execution.memory().held().lost(copy, c.range(), Unfollowed.SCAN_GIVES_IT_ANOTHER_VALUE.of()));
			}
		});
		machine.recorder().record(new Item.ScanSeparator(c.range(), state.live()));
	}
}
