package org.racelens.frontend.fortran.call;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.MpiNames;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** The addresses of actual arguments, and the names of procedures that are not in sight. Fortran 2018 §15.5.2 */
final class Addresses {
	private Addresses() {
	}

	/** The name by which the linker knows an external procedure, as compilers form it; the runtime's routines have C's names. */
	static String symbol(String name) {
		return name.startsWith("omp_") || MpiNames.isReserved(name) ? name : name + "_";
	}

	/**
	 * The arguments of a procedure without an interface: addresses of objects, or of values.
	 *
	 * @param returned what is done after the call
	 */
	static List<Expression> addresses(Parts parts, Arguments arguments, Scope scope, Code code, List<Runnable> returned) {
		return arguments.all().stream().map(a -> {
			Value value = parts.expressions().value(a, scope, code);
			if (value.isArray() && value.contiguous().isEmpty()) {
				SectionCopy copy = SectionCopy.of(value, SectionCopy.Intent.ANY, a.range(), code);
				returned.add(() -> copy.back(code));
				return copy.start();
			}
			return of(value, a.range(), scope, code);
		}).toList();
	}

	/** The address of an object, or of a new one with the value. */
	static Expression of(Value value, SourceRange at, Scope scope, Code code) {
		boolean counts = !value.isArray() && value.scalar() instanceof Expression.VariableReference v
				&& scope.loop().filter(l -> l.isCountedBy(v.variable())).isPresent();
		if (value.contiguous().isPresent() && !counts) {
			Expression start = value.whole().get().start();
			return new AddressOf(start, Types.to(start.type()), at);
		}
		if (value.isArray()) {
			return SectionCopy.of(value, SectionCopy.Intent.IN, at, code).start();
		}
		Expression e = value.scalar();
		Variable made = code.local("argument", e.type(), Optional.of(e), at);
		return new AddressOf(Terms.use(made, at), Types.to(e.type()), at);
	}

	/** What is passed for one element: a value that is no object becomes one. */
	static Expression ofElement(Value value, List<Expression> indices, Dummy dummy) {
		Expression e = value.isArray() ? value.element().apply(indices) : value.scalar();
		if (dummy.passing() == Dummy.Passing.VALUE) {
			return e;
		}
		Expression object = Members.isPlace(e) ? e : new InitializerList(List.of(e), List.of(0L), e.type(), e.range());
		return new AddressOf(object, Types.to(e.type()), e.range());
	}
}
