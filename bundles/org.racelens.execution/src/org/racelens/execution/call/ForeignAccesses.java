package org.racelens.execution.call;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.VariableUses;
import org.racelens.model.effort.Effort;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;

/**
 * Whether code that is not executed in its place, such as a signal handler, may access more than its own variables: as far as its text and
 * that of what it calls says.
 */
final class ForeignAccesses {
	/** which functions take code for the end of the program, and what makes it run. C11 §7.22.4.2, §7.22.4.3 */
	private static final Map<String, String> AT_END = Map.of("atexit", "exit", "on_exit", "exit", "__racelens_at_exit", "exit",
			"at_quick_exit", "quick_exit");

	private final Machine machine;
	private final Map<String, Boolean> atEnd = new HashMap<>();

	ForeignAccesses(Machine machine) {
		this.machine = machine;
	}

	/**
	 * A walk over functions.
	 *
	 * @param functions that have been met
	 * @param met the variables whose accesses do not count, which are kept instead; nothing where all count
	 */
	private record Walked(Set<String> functions, Optional<Set<Variable>> met) {
		static Walked strict() {
			return new Walked(new HashSet<>(), Optional.empty());
		}

		/** Whether accesses to a variable count. */
		boolean counts(Variable v, VariableUses uses) {
			boolean plain = v.isStatic() && !uses.isAddressed(v) && (v.type() instanceof IntegerType || v.type() instanceof FloatingType);
			met.filter(m -> plain).ifPresent(m -> m.add(v));
			return met.isEmpty() || !plain;
		}
	}

	/**
	 * What code accesses besides its own variables.
	 *
	 * @param written a part of the variables that it accesses
	 */
	record Touched(Set<Variable> accessed, Set<Variable> written) {
		static final Touched NOTHING = new Touched(Set.of(), Set.of());

		boolean isNothing() {
			return accessed.isEmpty();
		}

		Touched and(Touched other) {
			Set<Variable> all = new LinkedHashSet<>(accessed);
			all.addAll(other.accessed);
			Set<Variable> changed = new LinkedHashSet<>(written);
			changed.addAll(other.written);
			return new Touched(all, changed);
		}
	}

	/**
	 * What a function, and what it calls, accesses besides its own variables: numbers that are known by their names alone. Empty where it
	 * may access anything else.
	 */
	Optional<Touched> touchedBy(String function) {
		Set<Variable> accessed = new LinkedHashSet<>();
		Walked walked = new Walked(new HashSet<>(), Optional.of(accessed));
		if (areIn(function, walked)) {
			return Optional.empty();
		}
		Set<Variable> written = new LinkedHashSet<>();
		walked.functions.stream().map(machine.program().functions()::get).filter(Objects::nonNull)
				.forEach(f -> Walk.expressions(f.body(), e -> {
					Optional<Expression> target = e instanceof Assignment a ? Optional.of(a.target())
							: e instanceof Increment i ? Optional.of(i.target()) : Optional.empty();
					target.flatMap(WrittenVariables::root).filter(accessed::contains).ifPresent(written::add);
				}));
		return Optional.of(new Touched(accessed, written));
	}

	/** Whether a function, or one that it calls, may access more than its own variables. */
	boolean areIn(String function) {
		return areIn(function, Walked.strict());
	}

	/**
	 * Whether what the program has registered for its end may access variables.
	 *
	 * @param ending the function that ends it: one of the library, or one that the user says does so
	 */
	boolean areAtEnd(String ending) {
		boolean known = LibraryModels.behaviour(ending).isPresent();
		String as = known ? ending : "exit";
		if (!atEnd.containsKey(as)) {
			atEnd.put(as, areAtEnd(as, Walked.strict()));
		}
		return atEnd.get(as);
	}

	private boolean areIn(String function, Walked seen) {
		FunctionDefinition code = machine.program().functions().get(function);
		if (code == null) {
			return !machine.program().unit().libraryFunctions().declared().contains(function) && LibraryEffect.of(function).isEmpty()
					|| AT_END.containsValue(function) && seen.functions.add(function) && areAtEnd(function, seen);
		}
		AtomicBoolean found = new AtomicBoolean();
		if (seen.functions.add(function)) {
			Walk.statements(code.body(), s -> Walk.ownExpressions(s).forEach(e -> found.compareAndSet(false, isForeign(e, seen))));
		}
		return found.get();
	}

	private boolean areAtEnd(String ending, Walked seen) {
		AtomicBoolean found = new AtomicBoolean();
		WrittenVariables.forEach(machine.program().unit(), e -> {
			if (!found.get() && e instanceof Call c && ending.equals(AT_END.get(c.callee()))
					&& !machine.program().functions().containsKey(c.callee())) {
				found.set(c.arguments().isEmpty() || mayBeForeign(c.arguments().get(0), seen));
			}
		});
		return found.get();
	}

	/** Whether code that a value stands for may access variables: which code that is must be seen in the text. */
	private boolean mayBeForeign(Expression code, Walked seen) {
		if (code instanceof Cast c) {
			return mayBeForeign(c.operand(), seen);
		}
		if (code instanceof AddressOf a) {
			return mayBeForeign(a.operand(), seen);
		}
		return !(code instanceof VariableReference r && machine.program().functions().containsKey(r.variable().name()))
				|| areIn(((VariableReference) code).variable().name(), seen);
	}

	/** Whether a constant of a type is all that it gives access to: through a pointer, also one in a structure, others can be written. */
	private static boolean leadsNowhere(Type type) {
		return type instanceof ArrayType a ? leadsNowhere(a.element()) : type instanceof IntegerType || type instanceof FloatingType;
	}

	/** Whether the evaluation of an expression may access more. */
	private boolean isForeign(Expression e, Walked seen) {
		Effort.spend(1);
		return e instanceof AddressOf a ? isFoundThroughOthers(a.operand(), seen)
				: accesses(e, seen) || Walk.operands(e).stream().anyMatch(o -> isForeign(given(e, o), seen));
	}

	/** What is accessed of an operand: the library uses what the addresses lead to that it is given. */
	private Expression given(Expression e, Expression operand) {
		boolean library = e instanceof Call c && !machine.program().functions().containsKey(c.callee());
		return library ? led(operand) : operand;
	}

	private static Expression led(Expression pointer) {
		return pointer instanceof Cast c ? led(c.operand()) : pointer instanceof AddressOf a ? a.operand() : pointer;
	}

	/** Whether what finds an object accesses more, without an access to that object itself. */
	private boolean isFoundThroughOthers(Expression object, Walked seen) {
		if (object instanceof VariableReference) {
			return false;
		}
		return object instanceof Member m ? isFoundThroughOthers(m.object(), seen)
				: object instanceof Dereference d ? isForeign(d.pointer(), seen) : isForeign(object, seen);
	}

	private boolean accesses(Expression e, Walked seen) {
		if (e instanceof VariableReference r) {
			Variable variable = r.variable();
			if (variable.constant() && machine.program().functions().containsKey(variable.name())) {
				return areIn(variable.name(), seen);
			}
			return !(variable.constant() && leadsNowhere(r.type())) && !variable.isAutomatic()
					&& !variable.isThreadLocal() && seen.counts(variable, machine.variables());
		}
		return e instanceof Dereference || e instanceof Subscript s && !(s.base().type() instanceof ArrayType)
				|| e instanceof Call c && areIn(c.callee(), seen);
	}
}
