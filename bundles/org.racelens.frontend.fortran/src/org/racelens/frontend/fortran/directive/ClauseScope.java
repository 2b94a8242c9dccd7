package org.racelens.frontend.fortran.directive;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Triplet;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.tree.Snippet;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.ClauseExpressions;

/**
 * The names and expressions of a directive's scope.
 *
 * @param code what expressions need before they are evaluated: in front of the construct
 */
record ClauseScope(Parts parts, Scope scope, PreparedText file, Code code) implements ClauseExpressions {
	@Override
	public Optional<Variable> variable(String name) {
		return parts.designators().variable(name, scope, scope.procedure().place().range()).map(Data::variable);
	}

	@Override
	public Optional<Expression> expression(String text, SourceRange range) {
		Optional<Node> parsed = Snippet.expression(file, text, range);
		if (parsed.isEmpty()) {
			return Optional.empty();
		}
		Node e = parsed.get();
		boolean section = e.is("call_expression") && e.all("argument_list").stream().flatMap(l -> l.parts().stream())
				.anyMatch(n -> n.is("extent_specifier"));
		if (section) {
			return section(e, range);
		}
		Value value = parts.expressions().value(e, scope, code);
		return value.isArray() ? value.whole().flatMap(Value.Whole::object) : Optional.of(value.scalar());
	}

	/** {@code a(1:n, k)}: the last dimension is the outermost one. */
	private Optional<Expression> section(Node e, SourceRange range) {
		Optional<Value> base = parts.designators().object(e.children().get(0), scope, code);
		List<Node> subscripts = e.child("argument_list").map(Node::parts).orElse(List.of());
		if (base.flatMap(Value::whole).flatMap(Value.Whole::object).isEmpty()
				|| base.get().whole().get().dimensions().size() != subscripts.size()) {
			return Optional.empty();
		}
		Expression result = base.get().whole().get().object().get();
		if (base.get().whole().get().descriptor().isPresent()) {
			return Optional.of(result);
		}
		for (int d = subscripts.size() - 1; d >= 0; d--) {
			Dimension bounds = base.get().whole().get().dimensions().get(d);
			Type type = result.type() instanceof ArrayType a ? a.element() : ((PointerType) result.type()).pointee();
			result = part(result, subscripts.get(d), bounds, type, range);
		}
		return Optional.of(result);
	}

	private Expression part(Expression base, Node subscript, Dimension bounds, Type type, SourceRange range) {
		if (!subscript.is("extent_specifier")) {
			return new Expression.Subscript(base, Terms.minus(parts.expressions().scalar(subscript, scope, code), bounds.lower()), type,
					range);
		}
		Triplet triplet = Triplet.of(subscript);
		Expression lower = triplet.lower().map(n -> parts.expressions().scalar(n, scope, code)).orElse(bounds.lower());
		Optional<Expression> upper = triplet.upper().map(n -> parts.expressions().scalar(n, scope, code)).or(bounds::upper);
		Optional<Expression> length = upper.map(u -> Terms.plus(Terms.minus(u, lower), Terms.number(1, range)));
		return new ArraySection(base, Optional.of(Terms.minus(lower, bounds.lower())), length,
				triplet.stride().map(n -> parts.expressions().scalar(n, scope, code)), type, range);
	}

	@Override
	public Declared declaring(String name, Type type, SourceRange range) {
		Variable variable = parts.unit().variable(name, type, Storage.LOCAL, range);
		Scope inner = scope.inner();
		inner.declare(name, new Data(variable, Data.Form.DIRECT, type, List.of()));
		return new Declared(variable, new ClauseScope(parts, inner, file, code));
	}
}
