package org.racelens.frontend.fortran.expression;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Arrays that no text names: what is computed as a whole before it is used. */
public final class Temporaries {
	private Temporaries() {
	}

	/** Adds an array whose elements have no values yet. */
	public static Value array(Type element, List<Expression> extents, SourceRange at, Code code) {
		List<Dimension> dimensions = extents.stream().map(n -> new Dimension(Terms.number(1, at), Optional.of(code.kept(n, at)))).toList();
		Variable made = code.local("copy", ArrayAccess.array(element, dimensions), Optional.empty(), at);
		return ArrayAccess.whole(Terms.use(made, at), element, dimensions, at);
	}

	/** Adds that the elements of an expression are computed. */
	public static Value kept(Value value, SourceRange at, Code code) {
		Value copy = array(value.type(), value.extents(), at, code);
		code.forEach(copy.extents(), at, (i, inner) -> inner.assign(copy.element().apply(i), value.element().apply(i), at));
		return copy;
	}
}
