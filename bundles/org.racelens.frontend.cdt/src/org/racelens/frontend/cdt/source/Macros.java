package org.racelens.frontend.cdt.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTFunctionStyleMacroParameter;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorFunctionStyleMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorUndefStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.racelens.openmp.scan.MacroDefinition;
import org.racelens.openmp.scan.MacroTable;

/** The macros of a unit, with the stretch of the text in which each is defined: CDT does not expand macros in pragmas. */
public final class Macros {
	/**
	 * @param macro empty where it is undefined from {@code start} on; its text is asked for when it is needed: to say the date takes time
	 */
	private record Change(int start, Optional<IASTPreprocessorMacroDefinition> macro) {
	}

	private final Map<String, List<Change>> changes = new HashMap<>();

	public Macros(IASTTranslationUnit unit) {
		for (IASTPreprocessorMacroDefinition macro : unit.getBuiltinMacroDefinitions()) {
			change(macro.getName().toString(), -1, Optional.of(macro));
		}
		for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
			if (statement instanceof IASTPreprocessorMacroDefinition macro && macro.isActive()) {
				change(macro.getName().toString(), Places.start(macro), Optional.of(macro));
			} else if (statement instanceof IASTPreprocessorUndefStatement undef && undef.isActive()) {
				change(undef.getMacroName().toString(), Places.start(undef), Optional.empty());
			}
		}
	}

	private void change(String name, int start, Optional<IASTPreprocessorMacroDefinition> macro) {
		changes.computeIfAbsent(name, n -> new ArrayList<>(1)).add(new Change(start, macro));
	}

	private static MacroDefinition definition(IASTPreprocessorMacroDefinition macro) {
		if (!(macro instanceof IASTPreprocessorFunctionStyleMacroDefinition function)) {
			return MacroDefinition.object(macro.getExpansion());
		}
		List<String> parameters = new ArrayList<>();
		for (IASTFunctionStyleMacroParameter parameter : function.getParameters()) {
			parameters.add(parameter.getParameter());
		}
		return MacroDefinition.function(parameters, macro.getExpansion());
	}

	/** The macros in force before a place in the order of the tokens. */
	public MacroTable before(int start) {
		return name -> {
			Optional<IASTPreprocessorMacroDefinition> result = Optional.empty();
			for (Change change : changes.getOrDefault(name, List.of())) {
				result = change.start() < start ? change.macro() : result;
			}
			return result.map(Macros::definition);
		};
	}
}
