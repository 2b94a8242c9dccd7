package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.scan.ClauseExpressions;
import org.racelens.openmp.scan.DirectiveResolver;
import org.racelens.openmp.scan.ResolvedDirective;

/** Directives resolved in a scope with some variables. */
final class Resolution {
	static final Type ROW = new ArrayType(IntegerType.INT, Optional.empty());
	private static final List<Variable> VARIABLES = List.of(variable(1, "x", IntegerType.INT), variable(2, "y", IntegerType.INT),
			variable(3, "n", IntegerType.INT), variable(4, "a", ROW), variable(5, "m", new ArrayType(ROW, Optional.empty())),
			variable(6, "p", new PointerType(IntegerType.LONG, false)), variable(7, "ns::q", IntegerType.INT),
			variable(8, "s", new Type.RecordType("S")),
			variable(9, "this", new PointerType(new Type.RecordType("S"), false)));
	static final ClauseExpressions SCOPE = new KnownNames(VARIABLES);

	private Resolution() {
	}

	/** Knows some variables; any expression of which the first word is known, or that is a number, is an expression: its own text. */
	private record KnownNames(List<Variable> variables) implements ClauseExpressions {
		@Override
		public Optional<Variable> variable(String name) {
			return variables.stream().filter(v -> v.name().equals(name)).findFirst();
		}

		@Override
		public Optional<Expression> expression(String text, SourceRange range) {
			if (text.chars().allMatch(Character::isDigit)) {
				return Optional.of(new IntegerLiteral(Long.parseLong(text), IntegerType.INT, range));
			}
			if (text.equals("(long)0")) {
				return Optional.of(new IntegerLiteral(0, IntegerType.LONG, range));
			}
			Optional<Variable> variable = variable(text);
			if (variable.isPresent()) {
				return variable.map(v -> new VariableReference(v, range));
			}
			boolean known = variables.stream().anyMatch(v -> text.replaceFirst("^[*(&]+", "").startsWith(v.name()))
					|| text.startsWith("field");
			return known ? Optional.of(new StringLiteral(text, new PointerType(IntegerType.INT, false), range)) : Optional.empty();
		}

		@Override
		public Declared declaring(String name, Type type, SourceRange range) {
			Variable declared = Resolution.variable(100 + variables.size(), name, type);
			return new Declared(declared, new KnownNames(Stream.concat(Stream.of(declared), variables.stream()).toList()));
		}
	}

	private static Variable variable(int id, String name, Type type) {
		return new Variable(id, name, type, Variable.Storage.LOCAL, false, SourceRange.startOf("a.c"));
	}

	static ResolvedDirective resolve(String text) {
		return DirectiveResolver.resolve(Scanned.text(text).isClean().directive(), SCOPE);
	}

	static Directive clean(String text) {
		ResolvedDirective resolved = resolve(text);
		assertEquals(List.of(), resolved.messages());
		return resolved.directive();
	}

	static <C extends Clause> C clause(Class<C> type, String text) {
		Directive directive = clean(text);
		return assertInstanceOf(type, directive.clauses().get(0));
	}

	static Expression item(String text) {
		ListItem item = clause(ListClause.class, "task affinity(" + text + ")").items().get(0);
		assertEquals(text, item.text());
		return item.expression().orElseThrow();
	}
}
