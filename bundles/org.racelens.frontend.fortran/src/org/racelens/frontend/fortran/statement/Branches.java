package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.Associated;
import org.racelens.frontend.fortran.expression.Triplet;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Declarations.Home;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Operator;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.If;

/** {@code if}, {@code select case}, {@code block}, {@code associate}. Fortran 2018 §11.1 */
final class Branches {
	private static final Set<String> OWN = Set.of("parenthesized_expression", "elseif_clause", "else_clause", "end_if_statement",
			"block_label", "block_label_start_expression");
	private static final Set<String> DECLARING = Set.of("use_statement", "import_statement", "implicit_statement", "variable_declaration",
			"variable_modification", "parameter_statement", "save_statement", "data_statement", "derived_type_definition", "interface");

	private final Parts parts;

	Branches(Parts parts) {
		this.parts = parts;
	}

	void branch(Node s, Scope scope, Code code) {
		List<Node> clauses = new ArrayList<>(s.all("elseif_clause"));
		s.child("else_clause").ifPresent(clauses::add);
		branch(s, clauses, scope, code);
	}

	private void branch(Node clause, List<Node> rest, Scope scope, Code code) {
		Optional<Node> condition = clause.child("parenthesized_expression");
		List<Node> body = clause.children().stream().filter(c -> !OWN.contains(c.kind()) && c.status() != Node.Status.TOKEN).toList();
		Code taken = code.apart();
		parts.statements().lower(body, scope, taken);
		if (condition.isEmpty()) {
			code.addAll(taken);
			return;
		}
		Expression tested = parts.expressions().scalar(condition.get(), scope, code);
		Code other = code.apart();
		if (!rest.isEmpty()) {
			branch(rest.get(0), rest.subList(1, rest.size()), scope, other);
		}
		code.add(new If(tested, taken.single(clause.range()),
				other.isEmpty() ? Optional.empty() : Optional.of(other.single(clause.range())), clause.range()));
	}

	/** The first case that fits is executed; in Fortran none falls into the next. Fortran 2018 §11.1.9 */
	void choice(Node s, Scope scope, Code code) {
		Node selected = s.child("selector").flatMap(x -> x.parts().stream().findFirst()).orElse(s);
		Value value = parts.expressions().operand(selected, scope, code);
		boolean number = !value.isArray() && Types.isNumber(value.type());
		Expression selector = number ? code.kept(value.scalar(), s.range()) : value.scalar();
		if (!number) {
			parts.expressions().read(value, code, selected);
		}
		List<Node> cases = new ArrayList<>(s.all("case_statement"));
		cases.sort((a, b) -> Boolean.compare(a.child("default").isPresent(), b.child("default").isPresent()));
		cases(cases, selector, number, scope, code);
	}

	private void cases(List<Node> cases, Expression selector, boolean number, Scope scope, Code code) {
		if (cases.isEmpty()) {
			return;
		}
		Node first = cases.get(0);
		Code taken = code.apart();
		parts.statements().lower(first.children().stream()
				.filter(c -> !c.is("case_value_range_list", "default", "block_label") && c.status() != Node.Status.TOKEN).toList(), scope,
				taken);
		Optional<Node> ranges = first.child("case_value_range_list");
		if (ranges.isEmpty()) {
			code.addAll(taken);
			return;
		}
		Expression fits = number ? fits(ranges.get(), selector, scope, code) : Terms.any(Types.LOGICAL, List.of(), first.range());
		Code other = code.apart();
		cases(cases.subList(1, cases.size()), selector, number, scope, other);
		code.add(new If(fits, taken.single(first.range()), other.isEmpty() ? Optional.empty() : Optional.of(other.single(first.range())),
				first.range()));
	}

	private Expression fits(Node ranges, Expression selector, Scope scope, Code code) {
		Expression any = null;
		for (Node r : ranges.parts()) {
			Expression one = r.is("extent_specifier") ? inside(Triplet.of(r), selector, r.range(), scope, code)
					: Terms.binary(Operator.EQUAL, selector, parts.expressions().scalar(r, scope, code), r.range());
			any = any == null ? one : new ShortCircuit(false, any, one, Types.LOGICAL, r.range());
		}
		return any;
	}

	private Expression inside(Triplet range, Expression selector, SourceRange at, Scope scope, Code code) {
		Optional<Expression> above = range.lower()
				.map(n -> Terms.binary(Operator.GREATER_EQUAL, selector, parts.expressions().scalar(n, scope, code), at));
		Optional<Expression> below = range.upper()
				.map(n -> Terms.binary(Operator.LESS_EQUAL, selector, parts.expressions().scalar(n, scope, code), at));
		return above.isPresent() && below.isPresent() ? new ShortCircuit(true, above.get(), below.get(), Types.LOGICAL, at)
				: above.or(() -> below).orElse(Terms.number(1, at));
	}

	/** {@code block}, with declarations of its own. Fortran 2018 §11.1.4 */
	void block(Node s, Scope scope, Code code) {
		Scope inner = scope.inner();
		Code body = code.apart();
		List<Node> children = s.children().stream().filter(c -> c.status() != Node.Status.TOKEN)
				.filter(c -> !c.is("end_block_construct_statement", "block_label_start_expression")).toList();
		parts.declarations().lower(children.stream().filter(c -> DECLARING.contains(c.kind())).toList(), inner, Home.BLOCK, body);
		parts.statements().lower(children.stream().filter(c -> !DECLARING.contains(c.kind())).toList(), inner, body);
		new Endings(parts).leaveBlock(inner, s, body);
		code.add(body.block(s.range()));
	}

	/** Names for objects and values. Fortran 2018 §11.1.3 */
	void associate(Node s, Scope scope, Code code) {
		Scope inner = scope.inner();
		for (Node a : s.all("association")) {
			Value value = parts.expressions().value(a.field("selector").orElseThrow(), scope, code);
			boolean kept = value.whole().isEmpty() && !value.isArray() && Types.isNumber(value.type());
			inner.declare(a.field("name").orElseThrow().name(),
					new Entity.Alias(kept ? Value.of(code.kept(value.scalar(), a.range())) : Associated.found(value, a.range(), code)));
		}
		Code body = code.apart();
		parts.statements().lower(s.children().stream().filter(c -> c.status() != Node.Status.TOKEN)
				.filter(c -> !c.is("association", "end_associate_statement", "block_label_start_expression")).toList(), inner, body);
		Statement block = body.block(s.range());
		code.add(block);
	}
}
