package org.racelens.repair.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.TextLayout;

/** Says of parameters that nothing else leads to their memory. */
record Qualification(ParsedUnit unit, TextLayout layout) {
	/** The edits at the definition of a function; empty where a name is none of its pointers, or is not written as one. */
	Optional<List<TextEdit>> edits(List<FunctionDefinition> functions, List<String> names) {
		Optional<String> qualifier = unit.language().unaliased();
		if (qualifier.isEmpty() || functions.size() != 1) {
			return Optional.empty();
		}
		List<TextEdit> edits = new ArrayList<>();
		for (String name : names) {
			Optional<Variable> parameter = functions.get(0).parameters().stream().filter(p -> p.name().equals(name) && isWritten(p))
					.findFirst();
			if (parameter.isEmpty()) {
				return Optional.empty();
			}
			edits.add(TextEdit.insert(parameter.get().declaration().offset(), qualifier.get() + " "));
		}
		return Optional.of(edits);
	}

	/** Whether a parameter is declared in the text, as a pointer that has no such qualifier yet. */
	private boolean isWritten(Variable parameter) {
		int start = parameter.declaration().offset();
		return parameter.type() instanceof PointerType pointer && !pointer.restrict()
				&& parameter.declaration().path().equals(unit.source().path())
				&& unit.source().text().startsWith(parameter.name(), start) && layout.at(layout.skipBlankBack(start) - 1) == '*';
	}
}
