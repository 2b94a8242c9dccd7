package org.racelens.execution;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.racelens.model.effort.Effort;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
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

	/** Whether a function, or one that it calls, may access more than its own variables. */
	boolean areIn(String function) {
		return areIn(function, new HashSet<>());
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
			atEnd.put(as, areAtEnd(as, new HashSet<>()));
		}
		return atEnd.get(as);
	}

	private boolean areIn(String function, Set<String> seen) {
		FunctionDefinition code = machine.functions.get(function);
		if (code == null) {
			return !machine.unit.libraryFunctions().contains(function) && LibraryEffect.of(function).isEmpty()
					|| AT_END.containsValue(function) && seen.add(function) && areAtEnd(function, seen);
		}
		AtomicBoolean found = new AtomicBoolean();
		if (seen.add(function)) {
			Walk.statements(code.body(), s -> Walk.ownExpressions(s).forEach(e -> found.compareAndSet(false, isForeign(e, seen))));
		}
		return found.get();
	}

	private boolean areAtEnd(String ending, Set<String> seen) {
		AtomicBoolean found = new AtomicBoolean();
		WrittenVariables.forEach(machine.unit, e -> {
			if (!found.get() && e instanceof Call c && ending.equals(AT_END.get(c.callee()))
					&& !machine.functions.containsKey(c.callee())) {
				found.set(c.arguments().isEmpty() || mayBeForeign(c.arguments().get(0), seen));
			}
		});
		return found.get();
	}

	/** Whether code that a value stands for may access variables: which code that is must be seen in the text. */
	private boolean mayBeForeign(Expression code, Set<String> seen) {
		if (code instanceof Cast c) {
			return mayBeForeign(c.operand(), seen);
		}
		if (code instanceof AddressOf a) {
			return mayBeForeign(a.operand(), seen);
		}
		return !(code instanceof VariableReference r && machine.functions.containsKey(r.variable().name()))
				|| areIn(((VariableReference) code).variable().name(), seen);
	}

	/** Whether a constant of a type is all that it gives access to: through a pointer, also one in a structure, others can be written. */
	private static boolean leadsNowhere(Type type) {
		return type instanceof ArrayType a ? leadsNowhere(a.element()) : type instanceof IntegerType || type instanceof FloatingType;
	}

	/** Whether the evaluation of an expression may access more. */
	private boolean isForeign(Expression e, Set<String> seen) {
		Effort.spend(1);
		return e instanceof AddressOf a ? isFoundThroughOthers(a.operand(), seen)
				: accesses(e, seen) || Walk.operands(e).stream().anyMatch(o -> isForeign(given(e, o), seen));
	}

	/** What is accessed of an operand: the library uses what the addresses lead to that it is given. */
	private Expression given(Expression e, Expression operand) {
		boolean library = e instanceof Call c && !machine.functions.containsKey(c.callee());
		return library ? led(operand) : operand;
	}

	private static Expression led(Expression pointer) {
		return pointer instanceof Cast c ? led(c.operand()) : pointer instanceof AddressOf a ? a.operand() : pointer;
	}

	/** Whether what finds an object accesses more, without an access to that object itself. */
	private boolean isFoundThroughOthers(Expression object, Set<String> seen) {
		if (object instanceof VariableReference) {
			return false;
		}
		return object instanceof Member m ? isFoundThroughOthers(m.object(), seen)
				: object instanceof Dereference d ? isForeign(d.pointer(), seen) : isForeign(object, seen);
	}

	private boolean accesses(Expression e, Set<String> seen) {
		if (e instanceof VariableReference r) {
			Variable variable = r.variable();
			return !(variable.constant() && leadsNowhere(r.type())) && !variable.isAutomatic()
					&& variable.storage() != Storage.THREAD_LOCAL;
		}
		return e instanceof Dereference || e instanceof Subscript s && !(s.base().type() instanceof ArrayType)
				|| e instanceof Call c && areIn(c.callee(), seen);
	}
}
