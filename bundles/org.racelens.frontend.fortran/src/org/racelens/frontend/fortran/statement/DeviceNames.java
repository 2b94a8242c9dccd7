package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.scan.PragmaToken;

/** The names in a {@code declare target} directive: those in its list and in {@code enter} and {@code to}. OpenMP 5.2 §7.8 */
record DeviceNames(List<PragmaToken> tokens) {
	/** The variables of these names that devices have. */
	List<Variable> variables(Scope scope) {
		List<Variable> found = new ArrayList<>();
		String clause = "";
		boolean inside = false;
		for (int i = 0; i < tokens.size(); i++) {
			PragmaToken token = tokens.get(i);
			if (token.is("(")) {
				inside = true;
				clause = i == 0 || !tokens.get(i - 1).isWord() ? "" : tokens.get(i - 1).text().toLowerCase(Locale.ROOT);
			} else if (token.is(")")) {
				inside = false;
			} else if (inside && token.isWord() && List.of("target", "enter", "to").contains(clause)) {
				StatementLowering.data(scope, token.text().toLowerCase(Locale.ROOT)).ifPresent(d -> found.add(d.variable()));
			}
		}
		return found;
	}
}
