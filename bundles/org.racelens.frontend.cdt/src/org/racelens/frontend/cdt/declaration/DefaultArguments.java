package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;

/** The default arguments of functions of C++, as their first declaration that has any says them. C++17 §11.3.6 */
final class DefaultArguments {
	private final Map<IBinding, List<IASTInitializerClause>> defaults = new HashMap<>();

	void announce(IASTStandardFunctionDeclarator f, IASTName name) {
		List<IASTInitializerClause> values = new ArrayList<>();
		boolean any = false;
		for (IASTParameterDeclaration p : f.getParameters()) {
			boolean has = p.getDeclarator().getInitializer() instanceof IASTEqualsInitializer;
			values.add(has ? ((IASTEqualsInitializer) p.getDeclarator().getInitializer()).getInitializerClause() : null);
			any |= has;
		}
		if (any && name.resolveBinding() instanceof ICPPFunction function) {
			defaults.putIfAbsent(function, values);
		}
	}

	/** One for each parameter, {@code null} for a parameter without; nothing for a function without any. */
	List<IASTInitializerClause> of(ICPPFunction f) {
		List<IASTInitializerClause> found = WrittenFunctions.original(f, defaults);
		return found == null ? List.of() : found;
	}
}
