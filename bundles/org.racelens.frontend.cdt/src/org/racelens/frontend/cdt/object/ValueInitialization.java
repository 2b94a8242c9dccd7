package org.racelens.frontend.cdt.object;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Where braces or parentheses are empty, zeros come before what a constructor does that nobody wrote. C++17 §11.6p8 */
final class ValueInitialization {
	private final PartInitialization parts;

	ValueInitialization(LoweringParts lowering) {
		parts = new PartInitialization(lowering);
	}

	/** The zeros, where any are left by the code that makes an object, and that code. */
	Expression of(Expression address, Type type, Expression made, SourceRange range) {
		return !parts.leavesZeros(type) ? made
				: new Comma(new Assignment(Optional.empty(), new Dereference(address, type, range),
						new InitializerList(List.of(), List.of(), type, range), type, range), made, range);
	}

	/** The same for an unnamed object, which may be made elsewhere. */
	Comma of(Comma made, Variable variable, SourceRange range, Scope scope) {
		Temporaries temporaries = scope.frame().temporaries();
		temporaries.maker(made)
				.ifPresent(code -> temporaries.makes(variable, place -> of(place, variable.type(), code.apply(place), range)));
		Expression address = Addresses.of(new VariableReference(variable, range), range);
		return new Comma(of(address, variable.type(), made.first(), range), made.second(), range);
	}
}
