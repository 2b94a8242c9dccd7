package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.VirtualFunctions.Hierarchy;
import org.racelens.openmp.program.VirtualFunctions.Origin;
import org.racelens.openmp.program.VirtualFunctions.Overrider;
import org.racelens.openmp.program.VirtualFunctions.VirtualFunction;

/** {@code select type}: the type of the object decides; in a block its name has the block's type. Fortran 2018 §11.1.11 */
final class TypeChoice {
	private final Parts parts;

	TypeChoice(Parts parts) {
		this.parts = parts;
	}

	void lower(Node s, Scope scope, Code code) {
		Node selector = s.child("selector").flatMap(x -> x.parts().stream().findFirst()).orElse(s);
		boolean renamed = selector.is("pointer_association_statement");
		String name = renamed ? selector.children().get(0).name() : selector.name();
		Node object = renamed ? selector.children().get(selector.children().size() - 1) : selector;
		Value value = parts.expressions().value(object, scope, code);
		Optional<DerivedType> type = parts.unit().derived(value.type());
		List<Node> blocks = new ArrayList<>(s.all("type_statement"));
		blocks.sort((a, b) -> Integer.compare(rank(a), rank(b)));
		if (type.isEmpty() || value.isArray()) {
			code.unknown(s.range(), FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s)));
		}
		Optional<Expression> which = type.filter(t -> !value.isArray() && value.whole().isPresent())
				.map(t -> code.kept(number(value, t, object.range()), object.range()));
		blocks(blocks, new Selected(name, value, which), scope, code);
	}

	/** Blocks for one type count before those for a class, those before the default. */
	private static int rank(Node block) {
		return block.child("default").isPresent() ? 2 : block.child("classis").isPresent() || block.hasToken("classis") ? 1 : 0;
	}

	/** The object of the choice, and the number of its type. */
	private record Selected(String name, Value value, Optional<Expression> type) {
	}

	private void blocks(List<Node> blocks, Selected selected, Scope scope, Code code) {
		if (blocks.isEmpty()) {
			return;
		}
		Node first = blocks.get(0);
		Optional<DerivedType> type = first.field("type").flatMap(t -> scope.derived(t.name()));
		Scope inner = scope.inner();
		inner.declare(selected.name(),
				new Entity.Alias(type.filter(t -> !selected.value().isArray() && selected.value().whole().isPresent())
						.map(t -> Members.as(selected.value(), t, first.range())).orElse(selected.value())));
		Code taken = code.apart();
		parts.statements().lower(first.children().stream().filter(c -> c.status() != Node.Status.TOKEN && !c.is("default", "block_label"))
				.filter(c -> first.field("type").filter(c::equals).isEmpty()).toList(), inner, taken);
		if (rank(first) == 2) {
			code.addAll(taken);
			return;
		}
		Code other = code.apart();
		blocks(blocks.subList(1, blocks.size()), selected, scope, other);
		code.add(new If(fits(first, type, selected), taken.block(first.range()), Optional.of(other.block(first.range())), first.range()));
	}

	private Expression fits(Node block, Optional<DerivedType> type, Selected selected) {
		SourceRange at = block.range();
		if (type.isEmpty() || selected.type().isEmpty()) {
			return Terms.any(Types.LOGICAL, List.of(), at);
		}
		List<DerivedType> all = rank(block) == 0 ? List.of(type.get()) : parts.unit().extensions(type.get());
		Expression fits = null;
		for (DerivedType t : all) {
			Expression one = Terms.binary(Operator.EQUAL, selected.type().get(), Terms.number(number(t), at), at);
			fits = fits == null ? one : new Expression.ShortCircuit(false, fits, one, Types.LOGICAL, at);
		}
		return fits;
	}

	/** The number of a type. */
	long number(DerivedType type) {
		return List.copyOf(parts.unit().derived()).indexOf(type);
	}

	/** The number of the object's own type: a function for each type yields it. */
	Expression number(Value object, DerivedType type, SourceRange at) {
		String name = type.record().name() + "%(type)";
		List<DerivedType> all = parts.unit().extensions(type);
		if (all.size() == 1) {
			return Terms.number(number(type), at);
		}
		List<Overrider> overriders = all.stream()
				.map(t -> new Overrider(t.record().name(), Origin.DECLARED, 0, 0, Optional.of(function(t, at)))).toList();
		parts.unit().dispatch().virtual(name, new VirtualFunction(name, Hierarchy.CLOSED, overriders));
		return new Expression.Call(name, Optional.empty(), List.of(new AddressOf(object.scalar(), Types.to(type.type()), at)),
				Types.INTEGER,
				at);
	}

	private String function(DerivedType type, SourceRange at) {
		String key = type.record().name() + "%(type of)";
		if (parts.unit().makes(key)) {
			Variable object = parts.unit().made("object", Types.to(Type.VoidType.VOID), Storage.PARAMETER, at);
			Statement result = new Statement.Return(Optional.of(Terms.number(number(type), at)), at);
			parts.unit().add(new FunctionDefinition(key, key, List.of(object), Arity.FIXED, Types.INTEGER, Linkage.INTERNAL,
					new Block(List.of(result), at), at));
		}
		return key;
	}
}
