package org.racelens.frontend.fortran.expression;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.MpiNames;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.gap.Explanation;

/** Names that are not declared in the files that were found. */
public final class UnknownNames {
	private UnknownNames() {
	}

	static boolean isKnown(Node name, Scope scope) {
		return scope.lookup(name.name()).filter(entity -> !(entity instanceof Entity.Unknown)).isPresent();
	}

	/** Whether a name is one that MPI keeps for itself, and can be from nowhere else: nobody writes such a constant. */
	static boolean isHandle(Node e, Scope scope) {
		if (!MpiNames.isReserved(e.name())) {
			return false;
		}
		Entity entity = scope.lookup(e.name()).orElse(null);
		return entity instanceof Entity.Unknown u
				? MpiNames.MODULES.stream().anyMatch(m -> u.why().equals(FortranSentence.FORTRAN_MODULE_X_IS_NOT_FOUND.of(m)))
				: entity == null && scope.missesOnly(MpiNames.MODULES);
	}

	static Explanation why(Node e, Scope scope) {
		return scope.lookup(e.name()).orElse(null) instanceof Entity.Unknown u ? u.why()
				: scope.missing().isPresent() ? FortranSentence.FORTRAN_MODULE_X_IS_NOT_FOUND.of(scope.missing().get())
				: scope.implied(e.name()).isEmpty() && scope.lookup(e.name()).isEmpty()
						? FortranSentence.FORTRAN_NAME_X_IS_NOT_DECLARED.of(e.text())
				: FortranSentence.FORTRAN_EXPRESSION_X_IS_NOT_UNDERSTOOD.of(e.text());
	}

	private static boolean isUnknown(String name, Scope scope) {
		return scope.lookup(name).orElse(null) instanceof Entity.Unknown;
	}

	/**
	 * An operation or an assignment that takes an object of a type that is not known may be a procedure. Fortran 2018 §10.1.6, §10.2.1.4
	 */
	public static void mayCall(Node e, List<Type> operands, String operator, Scope scope, Code code) {
		Node name = e;
		while (!name.is("identifier") && !name.children().isEmpty()) {
			name = name.children().get(0);
		}
		if (scope.missing().isPresent() || isUnknown(name.name(), scope) || isUnknown(Operators.missing(operator), scope)) {
			List<Expression> values = operands.stream().filter(RecordType.class::isInstance).map(t -> Terms.any(t, List.of(), e.range()))
					.toList();
			code.evaluate(new Expression.Call("operator(" + name.name() + ")", Optional.empty(), values, Type.VoidType.VOID, e.range()));
		}
	}
}
