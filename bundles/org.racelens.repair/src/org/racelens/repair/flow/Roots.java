package org.racelens.repair.flow;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceLanguage;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The functions that code outside the unit may call first: all executions of the unit's code begin in one of them.
 *
 * @param hasMain whether the unit holds the start of the program
 * @param callsUnknownCode whether code of the unit calls code that is not known, which may call back
 */
record Roots(List<FunctionDefinition> functions, boolean hasMain, boolean callsUnknownCode) {
	static Roots of(Subject subject) {
		boolean[] unknown = { isIncomplete(subject.unit()) };
		Set<String> named = new HashSet<>();
		Set<String> called = new HashSet<>();
		WrittenVariables.forEach(subject.unit(), e -> {
			unknown[0] |= e instanceof Call c && !subject.functions().containsKey(c.callee()) && LibraryEffect.of(c.callee()).isEmpty();
			if (e instanceof VariableReference r) {
				named.add(r.variable().name());
			} else if (e instanceof Call c) {
				called.add(c.callee());
			}
		});
		List<FunctionDefinition> all = subject.unit().functions();
		SourceLanguage language = subject.unit().language();
		boolean main = all.stream().anyMatch(f -> language.isProgram(f.name()));
		boolean open = !main || unknown[0];
		return new Roots(all.stream().filter(f -> language.isProgram(f.name()) || named.contains(f.key())
				|| (f.isInternal() ? !called.contains(f.key()) : open)).toList(), main, unknown[0]);
	}

	/** Whether code may run that is not seen: in headers that are missing, or to make objects that live as long as the program. */
	private static boolean isIncomplete(ParsedUnit unit) {
		boolean[] found = { unit.gaps().stream().anyMatch(g -> g.kind() == GapKind.MISSING_INCLUDE) };
		unit.globals().forEach(d -> d.initializer().ifPresent(i -> Walk.expressions(i,
				e -> found[0] |= e instanceof Call || e instanceof Unmodelled)));
		return found[0];
	}

	/** Whether the program ends where the only root does. */
	boolean areOnlyMain() {
		return hasMain && functions.size() == 1;
	}

	/** Whether no code outside the unit can name a variable between two calls of roots. */
	boolean isClosed(Variable v) {
		return v.storage() != Storage.GLOBAL || hasMain && !callsUnknownCode;
	}
}
