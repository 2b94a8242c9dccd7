package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.AssumedRank;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;

/** {@code select rank}: in a block the object is an array of assumed shape, of the block's rank. Fortran 2018 §11.1.10 */
final class RankChoice {
	/** How {@code rank (*)} is read; no array has such a rank, but one whose rank is not known is taken for one that may. */
	private static final String ASSUMED_SIZE = "-1";

	private final Parts parts;

	RankChoice(Parts parts) {
		this.parts = parts;
	}

	/** The object of the choice, with its rank and its extents; these are none where they are not known. */
	private record Selected(String name, Optional<Data> object, List<Expression> hidden, Explanation why) {
	}

	void lower(Node s, Scope scope, Code code) {
		Node selector = s.child("selector").flatMap(x -> x.parts().stream().findFirst()).orElse(s);
		boolean renamed = selector.is("pointer_association_statement");
		Node object = renamed ? selector.children().get(selector.children().size() - 1) : selector;
		List<Expression> hidden = AssumedRank.names(object.name()).stream()
				.flatMap(n -> StatementLowering.data(scope, n).map(d -> d.object(s.range())).stream()).toList();
		Explanation why = FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s));
		Selected selected = new Selected(renamed ? selector.children().get(0).name() : object.name(),
				StatementLowering.data(scope, object.name()).filter(d -> hidden.size() == AssumedRank.MOST + 1), hidden, why);
		if (selected.object().isEmpty()) {
			code.unknown(s.range(), why);
		}
		List<Node> blocks = new ArrayList<>(s.all("rank_statement"));
		blocks.sort((a, b) -> Boolean.compare(a.child("default").isPresent(), b.child("default").isPresent()));
		blocks(blocks, selected, scope, code);
	}

	private void blocks(List<Node> blocks, Selected selected, Scope scope, Code code) {
		if (blocks.isEmpty()) {
			return;
		}
		Node first = blocks.get(0);
		SourceRange at = first.range();
		Optional<Integer> rank = first.child("case_value_range_list").flatMap(l -> l.parts().stream().findFirst()).map(Node::text)
				.filter(t -> t.matches("\\d+")).map(Integer::parseInt).filter(n -> n <= AssumedRank.MOST);
		Code taken = code.apart();
		Scope inner = scope.inner();
		boolean ofAssumedSize = first.child("case_value_range_list")
				.filter(l -> l.text().replace(" ", "").equals(ASSUMED_SIZE)).isPresent();
		Optional<Data> seen = selected.object().flatMap(d -> ofAssumedSize ? Optional.of(line(d, at))
				: rank.map(n -> seen(selected, d, n, at, taken)));
		inner.declare(selected.name(), seen.<Entity>map(d -> d).orElseGet(() -> new Entity.Unknown(selected.why())));
		parts.statements().lower(first.children().stream()
				.filter(c -> !c.is("case_value_range_list", "default", "block_label") && c.status() != Node.Status.TOKEN).toList(), inner,
				taken);
		if (first.child("default").isPresent()) {
			code.addAll(taken);
			return;
		}
		Expression fits = rank.filter(n -> selected.object().isPresent())
				.map(n -> Terms.binary(Operator.EQUAL, selected.hidden().get(0), Terms.number(n, at), at))
				.or(() -> selected.object().filter(d -> ofAssumedSize)
						.map(d -> Terms.binary(Operator.LESS, selected.hidden().get(0), Terms.number(0, at), at)))
				.orElseGet(() -> Terms.any(Types.LOGICAL, List.of(), at));
		Code other = code.apart();
		blocks(blocks.subList(1, blocks.size()), selected, scope, other);
		code.add(new If(fits, taken.block(at), Optional.of(other.block(at)), at));
	}

	/** An array of assumed size: of one dimension, of which the lower bound is known. Fortran 2018 §11.1.10.3 */
	private static Data line(Data object, SourceRange at) {
		return new Data(object.variable(), Form.ADDRESS, object.element(), List.of(new Dimension(Terms.number(1, at), Optional.empty())));
	}

	private Data seen(Selected selected, Data object, int rank, SourceRange at, Code code) {
		List<Dimension> dimensions = selected.hidden().stream().skip(1).limit(rank)
				.map(n -> new Dimension(Terms.number(1, at), Optional.of(n))).toList();
		if (rank < 2) {
			return new Data(object.variable(), Form.ADDRESS, object.element(), dimensions);
		}
		PointerType rows = new PointerType(ArrayAccess.row(object.element(), dimensions),
				((PointerType) object.variable().type()).restrict());
		Variable row = parts.unit().variable(selected.name(), rows, Storage.LOCAL, at);
		code.add(new Declaration(row, Optional.of(Terms.pointer(Terms.use(object.variable(), at), rows)), at));
		return new Data(row, Form.ADDRESS, object.element(), dimensions);
	}
}
