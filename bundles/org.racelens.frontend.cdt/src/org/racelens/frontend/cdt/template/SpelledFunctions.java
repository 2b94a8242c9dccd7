package org.racelens.frontend.cdt.template;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.NamedFunctions;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;

/** The functions with a body, by their names: for texts that the compiler's bindings say nothing of. */
public final class SpelledFunctions implements NamedFunctions {
	private final LoweringParts lowering;
	private final Map<String, List<ICPPFunction>> functions = new HashMap<>();

	public SpelledFunctions(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Adds a function that has a body, under its simple name. */
	public void add(ICPPFunction f) {
		functions.computeIfAbsent(f.getName(), n -> new ArrayList<>()).add(f);
	}

	/** All of a name. */
	public List<ICPPFunction> all(String name) {
		return functions.getOrDefault(name, List.of());
	}

	@Override
	public List<ICPPFunction> free(String name) {
		return all(name).stream().filter(f -> !(f instanceof ICPPMethod)).toList();
	}

	/** The function that a name and a number of arguments mean, if one alone fits. */
	public Optional<ICPPFunction> only(String name, int arguments) {
		List<ICPPFunction> fitting = fitting(name, arguments);
		return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
	}

	@Override
	public Optional<ICPPFunction> fitting(String name, List<Expression> arguments) {
		List<ICPPFunction> fitting = fitting(name, arguments.size());
		List<ICPPFunction> exact = fitting.stream().filter(f -> isExact(f, arguments)).toList();
		return (fitting.size() == 1 ? fitting : exact).stream().findFirst().filter(f -> fitting.size() == 1 || exact.size() == 1);
	}

	private boolean isExact(ICPPFunction f, List<Expression> arguments) {
		IType[] parameters = f.getType().getParameterTypes();
		boolean exact = parameters.length == arguments.size();
		for (int i = 0; exact && i < parameters.length; i++) {
			Type type = lowering.bindingTypes().of(parameters[i], TemplateArguments.NONE);
			exact = arguments.get(i).type().equals(References.isReference(parameters[i]) ? Arithmetic.pointee(type) : type);
		}
		return exact;
	}

	private List<ICPPFunction> fitting(String name, int arguments) {
		return all(name).stream()
				.filter(f -> !TemplateArguments.hasSelf(f) && !TemplateArguments.isTemplate(f) && f.getRequiredArgumentCount() <= arguments
						&& (f.getParameters().length >= arguments || f.takesVarArgs()))
				.toList();
	}
}
