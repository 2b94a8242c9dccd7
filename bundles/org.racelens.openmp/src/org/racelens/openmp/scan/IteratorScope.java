package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.IteratorSpecifier;
import org.racelens.openmp.directive.DirectiveSentence;

/**
 * The variables of {@code iterator(type name = begin : end : step, …)} modifiers, and the scope in which the items of their clause stand.
 * OpenMP 5.2 §3.2.6.
 */
record IteratorScope(List<IteratorSpecifier> iterators, ClauseExpressions scope) {
	/** @param modifiers of a clause, also those that are no iterators */
	static IteratorScope of(List<ScannedArgument> modifiers, ClauseExpressions outer, Messages messages) {
		List<IteratorSpecifier> found = new ArrayList<>();
		ClauseExpressions inner = outer;
		for (ScannedArgument modifier : modifiers) {
			if (isIterator(modifier)) {
				for (List<PragmaToken> part : TokenGroup.split(TokenGroup.at(modifier.tokens(), 1).inner())) {
					inner = declared(part, outer, inner, found, messages);
				}
			}
		}
		return new IteratorScope(List.copyOf(found), inner);
	}

	static boolean isIterator(ScannedArgument modifier) {
		return modifier.tokens().size() > 2 && modifier.tokens().get(0).is("iterator") && modifier.tokens().get(1).is("(");
	}

	private static ClauseExpressions declared(List<PragmaToken> tokens, ClauseExpressions outer, ClauseExpressions inner,
			List<IteratorSpecifier> found, Messages messages) {
		int equals = 0;
		while (equals < tokens.size() && !tokens.get(equals).is("=")) {
			equals++;
		}
		Optional<SectionParts> values = equals > 0 && equals < tokens.size()
				? SectionParts.of(tokens.subList(equals + 1, tokens.size()))
				: Optional.empty();
		if (values.isEmpty() || values.get().lower().isEmpty() || values.get().length().isEmpty()) {
			tokens.stream().findFirst().ifPresent(t -> messages.syntax(t.range(), DirectiveSentence.FORM_OF_AN_ITERATOR.of()));
			return inner;
		}
		PragmaToken name = tokens.get(equals - 1);
		SourceRange range = new ScannedArgument(tokens).range();
		ClauseExpressions.Declared variable = inner.declaring(name.text(), type(tokens.subList(0, equals - 1), outer), name.range());
		ItemResolver bounds = new ItemResolver(outer, messages);
		found.add(new IteratorSpecifier(variable.variable(), bounds.expression(values.get().lower().get()),
				bounds.expression(values.get().length().get()), values.get().stride().map(bounds::expression), range));
		return variable.scope();
	}

	/** Without a type the variable is an {@code int}. */
	private static Type type(List<PragmaToken> tokens, ClauseExpressions scope) {
		if (tokens.isEmpty()) {
			return IntegerType.INT;
		}
		ScannedArgument type = new ScannedArgument(tokens);
		return scope.expression("(" + type.text() + ")0", type.range()).map(Expression::type).orElse(new Type.UnknownType(type.text()));
	}
}
