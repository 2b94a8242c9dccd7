package org.racelens.openmp.scan;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.DirectiveSentence;

/**
 * Looks up the items of lists. A section {@code a[l:n:s]} becomes an {@link ArraySection} whose type is that of the elements it selects, so
 * that sections of several dimensions nest as subscripts do. OpenMP 5.2 §3.2.1, §3.2.5.
 */
final class ItemResolver {
	private static final int MAX_DIMENSIONS = 32;

	private final ClauseExpressions scope;
	private final Messages messages;

	ItemResolver(ClauseExpressions scope, Messages messages) {
		this.scope = scope;
		this.messages = messages;
	}

	/** An item that is no variable of this scope: the name of a {@code critical}, a declaration. */
	static ListItem raw(ScannedArgument argument) {
		return new ListItem(Optional.empty(), Optional.empty(), argument.text(), argument.range());
	}

	/** A list item; a message is given if it names nothing. */
	ListItem resolve(ScannedArgument argument) {
		Optional<ScannedArgument> base = base(argument.tokens());
		Optional<Variable> variable = base.flatMap(b -> scope.variable(joined(b)));
		Optional<Expression> expression = variable.isPresent() && base.get().tokens().size() == argument.tokens().size()
				? variable.map(v -> new VariableReference(v, argument.range()))
				: locator(argument.tokens(), 0);
		if (base.isPresent() && variable.isEmpty() && expression.filter(e -> !(e instanceof Expression.Unmodelled)).isEmpty()
				&& !joined(base.get()).equals("omp_all_memory")) {
			messages.unknownVariable(base.get().range(), DirectiveSentence.X_IS_NOT_VARIABLE_THAT_IS_DECLARED_HERE.of(joined(base.get())));
		}
		return new ListItem(variable, expression, argument.text(), argument.range());
	}

	/** A list item that stands for a place: of what a reference or a captured variable means the object itself. */
	ListItem place(ScannedArgument argument) {
		ListItem item = resolve(argument);
		Optional<Expression> whole = item.expression().filter(VariableReference.class::isInstance)
				.flatMap(e -> scope.expression(argument.alignedText(), argument.range()));
		return whole.isEmpty() ? item : new ListItem(item.variable(), whole, item.text(), item.range());
	}

	/** The expression of an argument; what the scope cannot read is kept as an unmodelled one. */
	Expression expression(ScannedArgument argument) {
		return scope.expression(argument.alignedText(), argument.range()).orElseGet(() -> unmodelled(argument));
	}

	private static Expression unmodelled(ScannedArgument argument) {
		ModelGap gap = new ModelGap(GapKind.UNMODELLED_EXPRESSION, argument.range(),
				DirectiveSentence.EXPRESSION_X_OF_CLAUSE_IS_NOT_UNDERSTOOD.of(argument.text()));
		return new Expression.Unmodelled(gap, List.of(), new Type.UnknownType(""), argument.range());
	}

	/** The base variable's name: the first word, with what qualifies it. */
	private static Optional<ScannedArgument> base(List<PragmaToken> tokens) {
		int first = 0;
		while (first < tokens.size() && !tokens.get(first).isWord() && !tokens.get(first).is("::")) {
			first++;
		}
		int end = first;
		boolean wordExpected = true;
		while (end < tokens.size() && (tokens.get(end).is("::") || wordExpected && tokens.get(end).isWord())) {
			wordExpected = tokens.get(end).is("::");
			end++;
		}
		return end > first ? Optional.of(new ScannedArgument(tokens.subList(first, end))) : Optional.empty();
	}

	private static String joined(ScannedArgument name) {
		return String.join("", name.tokens().stream().map(PragmaToken::text).toList());
	}

	/** The locator that the tokens form; subscripts from the last inwards. */
	private Optional<Expression> locator(List<PragmaToken> tokens, int depth) {
		ScannedArgument whole = new ScannedArgument(tokens);
		int open = lastBracket(tokens);
		if (depth > MAX_DIMENSIONS) {
			return Optional.empty();
		}
		if (open <= 0 || !hasSection(tokens)) {
			return scope.expression(whole.alignedText(), whole.range());
		}
		List<PragmaToken> inner = tokens.subList(open + 1, tokens.size() - 1);
		return locator(tokens.subList(0, open), depth + 1).map(base -> part(base, inner, whole.range()));
	}

	/** What a subscript or a section selects. */
	private Expression part(Expression base, List<PragmaToken> inner, SourceRange range) {
		Optional<SectionParts> parts = SectionParts.of(inner);
		Type element = element(base.type());
		return parts.isEmpty()
				? new Subscript(base, expression(new ScannedArgument(inner)), element, range)
				: new ArraySection(base, parts.get().lower().map(this::expression), parts.get().length().map(this::expression),
						parts.get().stride().map(this::expression), element, range);
	}

	/** The index of the bracket that the last token closes; -1 if it closes none or nothing is in between. */
	private static int lastBracket(List<PragmaToken> tokens) {
		if (!tokens.get(tokens.size() - 1).is("]")) {
			return -1;
		}
		int depth = 0;
		for (int i = tokens.size() - 1; i >= 0; i--) {
			depth += TokenGroup.depthChange(tokens.get(i));
			if (depth == 0) {
				return i < tokens.size() - 2 ? i : -1;
			}
		}
		return -1;
	}

	private static boolean hasSection(List<PragmaToken> tokens) {
		for (int i = 1; i < tokens.size(); i++) {
			if (tokens.get(i).is("[")) {
				TokenGroup group = TokenGroup.at(tokens, i);
				if (SectionParts.of(group.inner()).isPresent()) {
					return true;
				}
				i = group.next() - 1;
			}
		}
		return false;
	}

	private static Type element(Type type) {
		if (type instanceof Type.ArrayType array) {
			return array.element();
		}
		return type instanceof Type.PointerType pointer ? pointer.pointee() : new Type.UnknownType("");
	}
}
