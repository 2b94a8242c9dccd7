package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.Walk;

/**
 * {@code qsort} and {@code bsearch}: they call a function of the program with two elements. It is executed once for any two, where it
 * writes nothing but variables of its own. C11 §7.22.5
 */
final class SortingCalls {
	private static final int ARGUMENTS_OF_SORT = 4;
	private static final int ARGUMENTS_OF_SEARCH = 5;

	private final Execution execution;
	private final Machine machine;
	private final PointerCalls pointers;
	private final Comparison comparison;

	/** Calls a function of the program. */
	interface Comparison {
		/** Executes the function with a key, for a call with some arguments. */
		Value call(String key, Call e, List<Value> arguments, State state, Use use);
	}

	SortingCalls(Execution execution, PointerCalls pointers, Comparison comparison) {
		this.execution = execution;
		this.pointers = pointers;
		this.comparison = comparison;
		machine = execution.machine();
	}

	/** The value of a call; empty where it is none of these, or where what it compares by is not followed. */
	Optional<Value> call(Call e, List<Value> arguments, Use use) {
		boolean sorts = e.callee().equals("qsort") && arguments.size() == ARGUMENTS_OF_SORT;
		boolean searches = e.callee().equals("bsearch") && arguments.size() == ARGUMENTS_OF_SEARCH;
		int base = searches ? 1 : 0;
		if (!sorts && !searches || !isFollowed(arguments.get(base + ARGUMENTS_OF_SORT - 1))
				|| !(arguments.get(base) instanceof Value.Pointer p)
				|| p.isUnknownPointer()) {
			return Optional.empty();
		}
		IntExpr count = arguments.get(base + 1).term();
		IntExpr size = arguments.get(base + 2).term();
		IntExpr bytes = execution.arithmetic().binary(Operator.MULTIPLY, count, size, IntegerType.LONG, e.range());
		Use any = use.by(EffectiveTypes.ANY);
		Value element = element(p, count, size, e);
		Expression block = e.arguments().get(base);
		Call compared = new Call("", Optional.empty(), List.of(searches ? e.arguments().get(0) : block, block), IntegerType.INT, e.range());
		List<Value> two = List.of(searches ? arguments.get(0) : element(p, count, size, e), element);
		pointers.call(arguments.get(base + ARGUMENTS_OF_SORT - 1), (key, taken) -> compare(key, compared, two, taken, use), use.state());
		if (sorts) {
			p.targets().forEach(t -> execution.memory().blocks().touch(t, bytes, Touch.WRITE, any));
		}
		IntExpr isFound = lost("found", e);
		return Optional.of(sorts ? Value.of(0) : Value.choice(Bools.notEqual(isFound, Ints.ZERO), element, Value.of(0)));
	}

	/** A comparison that may end the program (an assertion about the two) is perhaps never made: what follows may be executed. */
	private Value compare(String key, Call compared, List<Value> two, State state, Use use) {
		State inside = state.copy();
		Value result = comparison.call(key, compared, two, inside, use);
		if (!inside.live().equals(state.live())) {
			state.knowledge(now -> now.weakenedBy(new ModelGap(GapKind.WIDENED_PATH, compared.range(),
					Unfollowed.WHETHER_CALL_LEADS_HERE_IS_NOT_KNOWN_EXACTLY.of())));
		}
		return result;
	}

	private IntExpr lost(String name, Call e) {
		return machine.lost(name, machine.havoc(e.range(), Unfollowed.WHERE_RESULT_OF_X_LEADS_IS_NOT_KNOWN.of(e.callee())));
	}

	/** A pointer to any of the elements. */
	private Value element(Value.Pointer block, IntExpr count, IntExpr size, Call e) {
		IntExpr index = lost("element", e);
		IntExpr offset = execution.arithmetic().binary(Operator.MULTIPLY, index, size, IntegerType.LONG, e.range());
		Value.Pointer moved = block.plus(offset);
		List<Place> targets = new ArrayList<>();
		moved.targets().forEach(t -> targets.add(t.under(Bools.and(Bools.lessEqual(Ints.ZERO, index), Bools.less(index, count)))));
		return new Value.Pointer(targets, moved.term());
	}

	private boolean isFollowed(Value compare) {
		return pointers.isKnown(compare)
				&& compare.targets().stream().allMatch(t -> isQuiet(t.object().variable().orElseThrow().name(), new HashSet<>()));
	}

	/** Whether a function, and what it calls, writes variables of its own alone. */
	private boolean isQuiet(String key, Set<String> seen) {
		FunctionDefinition function = machine.program().functions().get(key);
		if (function == null) {
			return LibraryEffect.of(key)
					.filter(x -> x == LibraryEffect.PURE || x == LibraryEffect.READS || x == LibraryEffect.EXITS).isPresent();
		}
		AtomicBoolean quiet = new AtomicBoolean(true);
		if (seen.add(key)) {
			Walk.statements(function.body(), s -> quiet.compareAndSet(true, isQuiet(s)));
			Walk.expressions(function.body(), e -> quiet.compareAndSet(true, isQuiet(e, seen)));
		}
		return quiet.get();
	}

	private static boolean isQuiet(Statement s) {
		return !(s instanceof ConstructStatement || s instanceof Statement.Unmodelled || s instanceof Statement.Initialization
				|| s instanceof Declaration d && d.variable().isStatic());
	}

	private boolean isQuiet(Expression e, Set<String> seen) {
		return !(e instanceof Expression.Unmodelled || e instanceof Expression.Allocation
				|| e instanceof Assignment a && !isOwn(a.target()) || e instanceof Increment i && !isOwn(i.target())
				|| e instanceof Call c && (c.target().isPresent() || !isQuiet(c.callee(), seen)));
	}

	private static boolean isOwn(Expression target) {
		return target instanceof VariableReference r && r.variable().isAutomatic() && !r.variable().isReference();
	}
}
