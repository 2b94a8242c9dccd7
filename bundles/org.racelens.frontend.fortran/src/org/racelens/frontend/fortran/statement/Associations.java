package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Association;
import org.racelens.frontend.fortran.expression.Triplet;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.source.SourceRange;

/** {@code p => t}, also with bounds: {@code p(0:) => t}, {@code m(1:3, 1:4) => v}. Fortran 2018 §10.2.2 */
final class Associations {
	private final Parts parts;

	Associations(Parts parts) {
		this.parts = parts;
	}

	void statement(Node s, Scope scope, Code code) {
		SourceRange at = s.range();
		Node left = s.children().get(0);
		Node right = s.children().get(s.children().size() - 1);
		if (left.is("identifier") && scope.lookup(left.name()).orElse(null) instanceof Entity.Procedure p && p.pointer().isPresent()) {
			Expression held = Terms.use(p.pointer().get(), s.range());
			boolean none = right.is("null_literal");
			code.assign(held, none ? Terms.pointer(Terms.number(0, s.range()), held.type()) : parts.calls().designated(right, scope),
					s.range());
			return;
		}
		List<Node> bounds = left.is("call_expression") ? left.child("argument_list").map(Node::parts).orElse(List.of()) : List.of();
		Node name = left.is("call_expression") ? left.children().get(0) : left;
		Optional<Whole> pointer = parts.designators().object(name, scope, code).flatMap(Value::whole);
		if (pointer.flatMap(Whole::descriptor).isEmpty()) {
			code.unknown(at, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s)));
			return;
		}
		Descriptor descriptor = pointer.get().descriptor().get();
		Expression object = pointer.get().object().orElseThrow();
		if (right.is("null_literal") || right.is("call_expression") && right.children().get(0).name().equals("null")) {
			Expression data = descriptor.data(object, at);
			code.assign(data, Terms.pointer(Terms.number(0, at), data.type()), at);
		} else {
			associate(s, descriptor, object, bounds, scope, code);
		}
	}

	private void associate(Node s, Descriptor descriptor, Expression object, List<Node> bounds, Scope scope, Code code) {
		SourceRange at = s.range();
		Node right = s.children().get(s.children().size() - 1);
		Optional<Whole> target = parts.designators().object(right, scope, code)
				.or(() -> right.is("call_expression") ? Optional.of(parts.expressions().value(right, scope, code)) : Optional.empty())
				.flatMap(Value::whole);
		Optional<Association> made = target.flatMap(t -> association(t, bounds, scope, code, at)).filter(a -> a.fits(descriptor));
		if (made.isPresent()) {
			(isOfItself(s.children().get(0), right) ? made.get().kept(code, at) : made.get()).assign(descriptor, object, code, at);
		} else {
			code.unknown(at, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s)));
			List<Expression> addresses = target
					.<List<Expression>>map(t -> List.of(new AddressOf(t.start(), Types.to(t.start().type()), at)))
					.orElse(List.of());
			Association.lose(descriptor, object, addresses, code, at);
		}
	}

	/** Whether the pointer may be changed before the target is found. */
	private static boolean isOfItself(Node pointer, Node target) {
		Node root = pointer;
		while (!root.is("identifier") && !root.children().isEmpty()) {
			root = root.children().get(0);
		}
		return target.text().toLowerCase(Locale.ROOT).contains(root.name());
	}

	private Optional<Association> association(Whole target, List<Node> bounds, Scope scope, Code code, SourceRange at) {
		if (bounds.isEmpty()) {
			return Optional.of(Association.of(target, at));
		}
		if (bounds.stream().anyMatch(b -> !b.is("extent_specifier") || Triplet.of(b).lower().isEmpty())) {
			return Optional.empty();
		}
		List<Expression> lower = bounds.stream()
				.map(b -> code.kept(parts.expressions().scalar(Triplet.of(b).lower().get(), scope, code), at))
				.toList();
		if (bounds.stream().allMatch(b -> Triplet.of(b).upper().isEmpty())) {
			return target.dimensions().size() == lower.size() ? Optional.of(Association.of(target, at).from(lower)) : Optional.empty();
		}
		if (bounds.stream().anyMatch(b -> Triplet.of(b).upper().isEmpty())) {
			return Optional.empty();
		}
		List<Dimension> shape = new ArrayList<>();
		for (int d = 0; d < bounds.size(); d++) {
			Expression upper = parts.expressions().scalar(Triplet.of(bounds.get(d)).upper().get(), scope, code);
			Expression extent = Terms.plus(Terms.minus(upper, lower.get(d)), Terms.number(1, at));
			shape.add(new Dimension(lower.get(d), Optional.of(code.kept(extent, at))));
		}
		return Association.remapped(target, shape, at);
	}
}
