package org.racelens.openmp.program;

import java.util.List;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.Block;

/**
 * A function with a body.
 *
 * @param key names it uniquely within the unit; calls refer to it ({@code name} in C, name and parameter types in C++)
 * @param arity whether it takes more arguments than it has parameters
 * @param linkage who calls it
 */
public record FunctionDefinition(String key, String name, List<Variable> parameters, Arity arity, Type returnType, Linkage linkage,
		Block body, SourceRange range) {
	/** Key of the function that stands for the initializations of namespace scope before {@code main}, in their order. */
	public static final String BEFORE_MAIN = "(initialization)";

	/** Key of the function that stands for what each thread does before it first uses a variable of threads at namespace scope. */
	public static final String BEFORE_THREAD = "(initialization of threads)";

	public FunctionDefinition {
		parameters = List.copyOf(parameters);
	}

	/** A function with one argument for each parameter. */
	public FunctionDefinition(String key, String name, List<Variable> parameters, Type returnType, Linkage linkage, Block body,
			SourceRange range) {
		this(key, name, parameters, Arity.FIXED, returnType, linkage, body, range);
	}

	/** The same function, which other units may call. */
	public FunctionDefinition callable() {
		return linked(Linkage.EXTERNAL);
	}

	/** The same function, which code of the program calls that is not followed. */
	public FunctionDefinition calledUnseen() {
		return linked(Linkage.EXTERNAL_UNFOLLOWED);
	}

	private FunctionDefinition linked(Linkage other) {
		return new FunctionDefinition(key, name, parameters, arity, returnType, other, body, range);
	}

	/** Whether code of other units calls it, none of which is in sight. */
	public boolean isCalledFromOutside() {
		return linkage == Linkage.EXTERNAL || linkage == Linkage.EXTERNAL_UNFOLLOWED;
	}

	/** Whether only this unit can call it by name. */
	public boolean isInternal() {
		return linkage == Linkage.INTERNAL;
	}

	/** By name and place, which tell functions apart: functions are keys of maps, and their bodies are long. */
	@Override
	public int hashCode() {
		return 31 * key.hashCode() + range.hashCode();
	}
}
