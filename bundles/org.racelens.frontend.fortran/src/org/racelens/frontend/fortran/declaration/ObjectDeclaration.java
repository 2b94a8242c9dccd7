package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.expression.DefaultValues;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Declarations.Home;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.AssumedLength;
import org.racelens.frontend.fortran.unit.AssumedRank;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Scope.Procedure.Shapes;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Statement.Declaration;

/** The variable that a declared object becomes. Fortran 2018 §8.5 */
final class ObjectDeclaration {
	private static final String[] DECLARING = { "subroutine_statement", "function_statement", "module_procedure_statement",
			"variable_declaration" };

	private final Parts parts;
	private final Scope scope;
	private final Code code;

	ObjectDeclaration(Parts parts, Scope scope, Code code) {
		this.parts = parts;
		this.scope = scope;
		this.code = code;
	}

	/** A dummy argument with the parameters that it becomes. */
	record DummyData(Data data, Variable parameter, List<Variable> extents) {
	}

	/** What an object becomes that lives as long as the program. */
	Data lasting(Declared d, Type element, Storage storage) {
		Data data = object(d, element, storage);
		Variable known = parts.unit().lasting(d.name + " at " + d.at(), data.variable());
		if (!known.equals(data.variable())) {
			return new Data(known, data.form(), element, data.dimensions());
		}
		parts.unit().add(new Declaration(data.variable(), first(d, element, data), d.at()));
		return data;
	}

	/** What a member of a common block becomes; other units may have given it any value. */
	Data shared(Declared d, Type element, Storage storage) {
		Data data = object(d, element, storage);
		parts.unit().add(new Declaration(data.variable(),
				data.isDescribed() ? Optional.empty() : Optional.of(Terms.any(data.variable().type(), List.of(), d.at())), d.at()));
		return data;
	}

	/** The first value; where one is given that is not a number, it is not known. */
	private Optional<Expression> first(Declared d, Type element, Data data) {
		if (data.isDescribed()) {
			return d.pointsTo().map(t -> new InitialPointers(parts, scope).list(data, t));
		}
		if (d.value().isEmpty() && !d.has("data")) {
			DefaultValues values = new DefaultValues(parts.unit(), d.at());
			return !values.exist(element) ? Optional.empty()
					: Optional.of(data.dimensions().isEmpty() ? values.of(element) : Terms.any(data.variable().type(), List.of(), d.at()));
		}
		Optional<Expression> known = known(d, element, data);
		if (known.isPresent()) {
			return known;
		}
		Optional<Expression> value = d.value().map(v -> parts.expressions().value(v, scope, new Code(parts.unit())))
				.filter(v -> !v.isArray() && data.dimensions().isEmpty()).map(v -> Terms.converted(v.scalar(), element));
		return Optional.of(value.orElseGet(() -> Terms.any(data.variable().type(), List.of(), d.at())));
	}

	private Optional<Expression> known(Declared d, Type element, Data data) {
		InitialValues lists = new InitialValues(parts, scope, d.at());
		Type type = data.variable().type();
		if (d.value().isPresent()) {
			return data.dimensions().isEmpty() ? Optional.empty() : lists.list(type, element, data.dimensions(), d.value().get());
		}
		Optional<Map<Long, Expression>> values = new DataValues(parts, d, data.dimensions()).of(scope);
		return data.dimensions().isEmpty()
				? values.filter(v -> v.containsKey(0L) && element instanceof IntegerType).map(v -> Terms.converted(v.get(0L), element))
				: values.flatMap(v -> lists.list(type, element, data.dimensions(), k -> Optional.ofNullable(v.get(k))));
	}

	/** What an object becomes that lives as long as its procedure or block is executed. */
	Data automatic(Declared d, Type element) {
		Data data = object(d, element, Storage.LOCAL);
		boolean listed = d.value().isPresent() && !data.dimensions().isEmpty() && !data.isDescribed();
		code.add(new Declaration(data.variable(), listed ? known(d, element, data) : Optional.empty(), d.at()));
		if (!data.isDescribed() && !listed) {
			parts.statements().begin(parts.designators().whole(data, d.at()), d.at(), code);
		}
		if (data.isDescribed()) {
			Expression pointer = data.descriptor().data(data.object(d.at()), d.at());
			code.assign(pointer, Terms.pointer(Terms.number(0, d.at()), pointer.type()), d.at());
			d.pointsTo().ifPresent(t -> new InitialPointers(parts, scope).associate(data, t, code));
		}
		d.value().filter(v -> data.dimensions().isEmpty() && !data.isDescribed()).map(v -> parts.expressions().value(v, scope, code))
				.filter(v -> !v.isArray()).ifPresent(v -> code.assign(data.object(d.at()), v.scalar(), d.at()));
		return data;
	}

	private Data object(Declared d, Type element, Storage storage) {
		Data data = made(d, element, storage);
		if (d.has("pointer")) {
			parts.unit().pointer(data.variable());
		}
		if (d.has("class")) {
			parts.unit().polymorphic(data.variable());
		}
		if (d.has("target")) {
			parts.unit().target(data.variable());
		}
		return data;
	}

	private Data made(Declared d, Type element, Storage storage) {
		Bounds bounds = new Bounds(parts);
		if (d.isDescribed()) {
			List<Dimension> dimensions = d.dimensions().map(l -> bounds.open(l, scope, code, List.of())).orElse(List.of());
			Type type = parts.unit().described(d.descriptor(parts.unit(), element, dimensions.size()));
			return new Data(parts.unit().variable(d.name, type, storage, d.at()), Form.DESCRIPTOR, element, dimensions);
		}
		List<Dimension> dimensions = d.dimensions().map(l -> bounds.explicit(l, scope, code)).orElse(List.of());
		return new Data(parts.unit().variable(d.name, ArrayAccess.array(element, dimensions), storage, d.at()), Form.DIRECT, element,
				dimensions);
	}

	/** A dummy argument that may be a text whose length each call passes. Fortran 2018 §7.4.4.2 */
	DummyData dummyOfAnyLength(Declared d, Type element) {
		if (d.isDescribed() || d.has("value") || !AssumedLength.isOpen(element)) {
			return dummy(d, element);
		}
		d.with(Set.of(AssumedLength.ATTRIBUTE));
		Variable length = parts.unit().made(d.name + " length", Types.INDEX, Storage.PARAMETER, d.at());
		DummyData made = dummy(d, Types.row(IntegerType.CHAR, Optional.of(Terms.use(length, d.at()))));
		List<Variable> hidden = new ArrayList<>(made.extents());
		hidden.add(length);
		return new DummyData(made.data(), made.parameter(), hidden);
	}

	/** A dummy argument. */
	DummyData dummy(Declared d, Type element) {
		DummyData made = seen(d, element);
		if (d.has("class")) {
			parts.unit().polymorphic(made.data().variable());
		}
		if (d.has("target")) {
			parts.unit().target(made.data().variable());
		}
		return made;
	}

	private DummyData seen(Declared d, Type element) {
		if (d.isDescribed()) {
			List<Dimension> dimensions = d.dimensions().map(l -> new Bounds(parts).open(l, scope, code, List.of())).orElse(List.of());
			Type type = parts.unit().described(d.descriptor(parts.unit(), element, dimensions.size()));
			Variable v = parts.unit().reference(d.name, Types.to(type), d.at());
			return new DummyData(new Data(v, Form.DESCRIPTOR_ADDRESS, element, dimensions), v, List.of());
		}
		boolean alone = !d.has("target");
		if (d.has("value") || isByValue(d, element)) {
			Variable v = parts.unit().variable(d.name, element, Storage.PARAMETER, d.at());
			return new DummyData(new Data(v, Form.DIRECT, element, List.of()), v, List.of());
		}
		if (d.dimensions().isEmpty()) {
			Variable v = parts.unit().reference(d.name, new PointerType(element, alone), d.at());
			return new DummyData(new Data(v, Form.ADDRESS, element, List.of()), v, List.of());
		}
		return array(d, element, alone);
	}

	/** A number that is only read, where calls pass such numbers as they are. */
	private boolean isByValue(Declared d, Type element) {
		return scope.procedure().shapes() == Shapes.VALUES
				&& new Dummy(d.name, Dummy.Passing.ADDRESS, element, d.dimensions().isPresent() ? 1 : 0, d.attributes()).isNumber()
				&& scope.procedure().place().children().stream().filter(n -> !n.is(DECLARING)).anyMatch(n -> isNamed(n, d.name));
	}

	private static boolean isNamed(Node n, String name) {
		return n.is("identifier") && n.name().equals(name) || n.children().stream().anyMatch(c -> isNamed(c, name));
	}

	/** A dummy array: a pointer to its first element, seen as one to rows where it has several dimensions. */
	private DummyData array(Declared d, Type element, boolean alone) {
		Node list = d.dimensions().orElseThrow();
		if (list.parts().stream().anyMatch(n -> n.is("assumed_rank"))) {
			return ofAnyRank(d, element, alone);
		}
		boolean open = Bounds.areOpen(list);
		List<Variable> extents = new ArrayList<>();
		if (open) {
			list.parts().forEach(n -> extents.add(parts.unit().made(d.name + " extent", Types.INDEX, Storage.PARAMETER, d.at())));
		}
		Bounds bounds = new Bounds(parts);
		List<Dimension> dimensions = open
				? bounds.open(list, scope, code, extents.stream().map(v -> Terms.use(v, d.at())).toList())
				: bounds.explicit(list, scope, code);
		Variable parameter = parts.unit().variable(d.name, new PointerType(element, alone), Storage.PARAMETER, d.at());
		if (open && scope.procedure().shapes() == Shapes.STRIDED && !d.has("contiguous")) {
			List<Variable> strides = list.parts().stream()
					.map(n -> parts.unit().made(d.name + " stride", Types.INDEX, Storage.PARAMETER, d.at())).toList();
			extents.addAll(strides);
			List<Expression> uses = strides.stream().map(v -> Terms.use(v, d.at())).toList();
			return new DummyData(new Data(parameter, Form.ADDRESS, element, dimensions, Optional.empty(), uses), parameter, extents);
		}
		if (dimensions.size() == 1) {
			return new DummyData(new Data(parameter, Form.ADDRESS, element, dimensions), parameter, extents);
		}
		Type rows = new PointerType(ArrayAccess.row(element, dimensions), alone);
		Variable seen = parts.unit().variable(d.name, rows, Storage.LOCAL, d.at());
		code.add(new Declaration(seen, Optional.of(Terms.pointer(Terms.use(parameter, d.at()), rows)), d.at()));
		return new DummyData(new Data(seen, Form.ADDRESS, element, dimensions), parameter, extents);
	}

	private DummyData ofAnyRank(Declared d, Type element, boolean alone) {
		d.with(Set.of(AssumedRank.ATTRIBUTE));
		Variable parameter = parts.unit().variable(d.name, new PointerType(element, alone), Storage.PARAMETER, d.at());
		List<Variable> hidden = new ArrayList<>();
		for (String name : AssumedRank.names(d.name)) {
			Variable v = parts.unit().made(name, Types.INDEX, Storage.PARAMETER, d.at());
			scope.declare(name, new Data(v, Form.DIRECT, Types.INDEX, List.of()));
			hidden.add(v);
		}
		Dimension open = new Dimension(Terms.number(1, d.at()), Optional.empty());
		return new DummyData(new Data(parameter, Form.ADDRESS, element, List.of(open)), parameter, hidden);
	}

	/** Whether an object keeps its value from one execution of its procedure or block to the next. Fortran 2018 §8.4, §8.5.16 */
	static boolean isSaved(Declared d, Home home, boolean all) {
		boolean isInitialised = d.has("data") || home != Home.PROGRAM && d.value().isPresent();
		return home == Home.MODULE || d.has("save") || isInitialised || home == Home.PROCEDURE && all;
	}

	/** The storage of an object that lives as long as the program. */
	static Storage storage(Declared d, Home home, Set<String> threadPrivate) {
		boolean module = home == Home.MODULE;
		return threadPrivate.contains(d.name) ? module ? Storage.THREAD_LOCAL : Storage.STATIC_THREAD_LOCAL
				: module ? Storage.GLOBAL : Storage.STATIC_LOCAL;
	}
}
