package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;

/** Loops over several indices that are the construct's own: {@code do concurrent}, {@code forall}. Fortran 2018 §11.1.7.4.2, §10.2.4 */
final class Concurrent {
	private final Parts parts;

	Concurrent(Parts parts) {
		this.parts = parts;
	}

	/** One index with its bounds. */
	private record Index(String name, Node lower, Node upper, Optional<Node> step) {
	}

	void lower(Node s, Node head, List<Node> body, Scope scope, Code code) {
		Scope names = scope.inner();
		List<Index> indices = new ArrayList<>();
		Optional<Node> header = head.child("concurrent_header").or(() -> Optional.of(head));
		for (Node c : header.get().children()) {
			if (c.is("concurrent_control")) {
				indices.add(new Index(c.parts().get(0).name(), c.field("initial").orElseThrow(), c.field("final").orElseThrow(),
						c.field("step")));
			} else if (c.is("triplet_spec")) {
				List<Node> p = c.parts();
				indices.add(new Index(p.get(0).name(), p.get(1), p.get(2), p.size() > 3 ? Optional.of(p.get(3)) : Optional.empty()));
			}
		}
		Optional<Node> mask = header.get().child("concurrent_mask").map(m -> m.children().isEmpty() ? m : m.children().get(0))
				.or(() -> header.get().child("relational_expression")).or(() -> header.get().child("logical_expression"));
		for (Node l : head.all("concurrent_locality")) {
			if (l.hasToken("local") || l.hasToken("local_init")) {
				l.all("identifier").forEach(n -> own(n.name(), names, scope, l.range()));
			}
		}
		List<Variable> counters = indices.stream().map(i -> own(i.name(), names, scope, s.range())).toList();
		Code inner = code.apart();
		mask.ifPresentOrElse(m -> {
			Expression tested = parts.expressions().scalar(m, names, inner);
			Code taken = inner.apart();
			parts.statements().lower(body, names, taken);
			inner.add(new If(tested, taken.single(s.range()), Optional.empty(), s.range()));
		}, () -> parts.statements().lower(body, names, inner));
		Statement nest = inner.block(s.range());
		for (int d = indices.size() - 1; d >= 0; d--) {
			nest = loop(indices.get(d), counters.get(d), nest, scope, s.range(), code);
		}
		code.add(nest);
	}

	private Variable own(String name, Scope names, Scope outer, SourceRange at) {
		Optional<Data> data = StatementLowering.data(outer, name);
		Variable v = parts.unit().variable(name, data.map(Data::element).orElse(Types.INTEGER), Storage.LOCAL, at);
		names.declare(name, new Data(v, Form.DIRECT, v.type(), List.of()));
		return v;
	}

	private Loop loop(Index index, Variable counter, Statement body, Scope scope, SourceRange at, Code code) {
		Expression lower = parts.expressions().scalar(index.lower(), scope, code);
		Expression upper = code.kept(parts.expressions().scalar(index.upper(), scope, code), at);
		long step = index.step().flatMap(n -> parts.expressions().constant(n, scope)).orElse(1L);
		Expression use = Terms.use(counter, at);
		return new Loop(Optional.of(new Declaration(counter, Optional.of(Terms.converted(lower, counter.type())), at)),
				Optional.of(Terms.binary(step > 0 ? Operator.LESS_EQUAL : Operator.GREATER_EQUAL, use, upper, at)),
				Optional.of(new Assignment(Optional.of(step > 0 ? Operator.ADD : Operator.SUBTRACT), use,
						Terms.converted(Terms.number(Math.abs(step), at), use.type()), use.type(), at)),
				false, body, at);
	}
}
