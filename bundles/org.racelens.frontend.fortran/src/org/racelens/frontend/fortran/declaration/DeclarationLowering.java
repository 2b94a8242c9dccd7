package org.racelens.frontend.fortran.declaration;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.frontend.fortran.declaration.ObjectDeclaration.DummyData;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Declarations;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Procedure;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Statement.Declaration;

/**
 * Declares what specification parts say: first types and constants in the order of the text, then scalars, then arrays, whose bounds may
 * name what stands behind them.
 */
public final class DeclarationLowering implements Declarations {
	private final Parts parts;
	private final TypeLowering types;
	private final CommonBlocks commons;
	private final PlainDeclarations plain;

	public DeclarationLowering(Parts parts) {
		this.parts = parts;
		types = new TypeLowering(parts);
		commons = new CommonBlocks(parts);
		plain = new PlainDeclarations(parts, types);
	}

	@Override
	public Optional<Type> type(Node declaration, Scope scope, Code code) {
		return types.of(declaration, scope, code);
	}

	@Override
	public Map<String, Parameter> lower(List<Node> specification, Scope scope, Home home, Code code) {
		Specification read = Specification.of(specification);
		Set<Declared> done = new LinkedHashSet<>();
		for (Node s : specification) {
			switch (s.kind()) {
				case "use_statement" -> parts.modules().use(s, scope);
				case "implicit_statement" -> plain.implicit(s, scope);
				case "derived_type_definition" -> new DerivedTypes(parts, types).declare(s, scope);
				case "interface" -> parts.procedures().declare(s, scope);
				case "enum" -> plain.enumerators(s, scope);
				case "variable_declaration", "parameter_statement" -> constants(s, scope, d -> (d.has("parameter") && d.value().isPresent()
						|| home == Home.MODULE && ProtectedValues.isKept(d, specification)) && done.add(d), read);
				default -> {
					// later, or of no names
				}
			}
		}
		Map<String, Parameter> parameters = new HashMap<>();
		Set<String> threadPrivate = new LinkedHashSet<>(parts.statements().threadPrivate(specification));
		boolean saved = specification.stream().anyMatch(s -> s.is("save_statement") && s.parts().isEmpty());
		Equivalences equivalences = new Equivalences(parts, scope, this, read).of(specification);
		Map<String, String> common = commons.read(specification, read, scope, this, equivalences, threadPrivate);
		equivalences.besides(common.keySet()).forEach(c -> equivalent(c, read, scope, home, code, saved));
		boolean[] arrays = { false, true };
		for (boolean array : arrays) {
			for (Declared d : read.all()) {
				if (!done.contains(d) && !common.containsKey(d.name) && d.dimensions().isPresent() == array) {
					declare(d, scope, home, code, parameters, threadPrivate, saved);
				}
			}
		}
		if (home == Home.PROCEDURE) {
			undeclaredDummies(scope, code, parameters);
		}
		specification.stream().filter(s -> s.is("namelist_statement")).flatMap(s -> s.all("variable_group").stream())
				.forEach(g -> PlainDeclarations.namelist(g, scope));
		specification.stream().filter(s -> s.is("assignment_statement")).forEach(s -> PlainDeclarations.function(s, scope));
		parts.statements().declare(specification, scope);
		return parameters;
	}

	/** The named constants among the names of a statement. */
	private void constants(Node s, Scope scope, Predicate<Declared> isConstant, Specification read) {
		for (Node child : s.children()) {
			Node designator = child.is("assignment_statement", "parameter_assignment") ? child.children().get(0) : child;
			if (designator.is("identifier", "call_expression")) {
				read.find(designator.is("identifier") ? designator.name() : designator.children().get(0).name())
						.filter(isConstant).ifPresent(d -> constant(d, scope));
			}
		}
	}

	private void constant(Declared d, Scope scope) {
		Code code = new Code(parts.unit());
		Type element = element(d, scope, code);
		Value value = parts.expressions().value(d.value().orElseThrow(), scope, code);
		List<Dimension> dimensions = d.dimensions()
				.filter(l -> !Bounds.areOpen(l) && l.parts().stream().noneMatch(n -> n.is("assumed_size")))
				.map(l -> new Bounds(parts).explicit(l, scope, code)).orElse(List.of());
		boolean number = Types.isNumber(element) && Types.isNumber(value.type());
		if (dimensions.isEmpty() && !value.isArray()) {
			scope.declare(d.name,
					new Entity.Constant(number ? Value.of(Terms.converted(value.scalar(), element)) : value, Optional.empty()));
			return;
		}
		Optional<Value> table = table(d, element, dimensions.isEmpty() ? value.extents().stream()
				.map(n -> new Dimension(Terms.number(1, d.at()), Optional.of(n))).toList() : dimensions, scope);
		if (table.isPresent()) {
			scope.declare(d.name, new Entity.Constant(table.get(), Optional.empty()));
			return;
		}
		Value array = new Value(element, dimensions.isEmpty() ? value.extents() : dimensions.stream().map(x -> x.extent().orElseThrow())
				.toList(),
				i -> value.isArray() && i.size() == value.extents().size() && number
						? Terms.converted(value.element().apply(i), element) : Terms.any(element, List.of(), d.at()),
				dimensions.isEmpty() ? Optional.empty() : Optional.of(new Value.Whole(Terms.any(element, List.of(), d.at()), dimensions,
						Optional.empty())));
		scope.declare(d.name, new Entity.Constant(array, Optional.empty()));
	}

	/** A constant array of numbers, as one that nobody writes; an element with a known place is the number. */
	private Optional<Value> table(Declared d, Type element, List<Dimension> dimensions, Scope scope) {
		Type type = ArrayAccess.array(element, dimensions);
		Optional<Expression> list = dimensions.isEmpty() ? Optional.empty()
				: new InitialValues(parts, scope, d.at()).list(type, element, dimensions, d.value().orElseThrow());
		return list.map(l -> {
			Variable variable = parts.unit().table(d.name, type, d.at());
			parts.unit().add(new Declaration(variable, list, d.at()));
			Value whole = ArrayAccess.whole(Terms.use(variable, d.at()), element, dimensions, d.at());
			return new Value(element, whole.extents(), i -> listed((InitializerList) l, i).orElseGet(() -> whole.element().apply(i)),
					whole.whole());
		});
	}

	private static Optional<Expression> listed(InitializerList list, List<Expression> indices) {
		Expression e = list;
		for (int d = indices.size() - 1; d >= 0; d--) {
			Optional<Long> k = Terms.constant(indices.get(d));
			if (k.isEmpty() || k.get() < 0 || k.get() >= ((InitializerList) e).elements().size()) {
				return Optional.empty();
			}
			e = ((InitializerList) e).elements().get(k.get().intValue());
		}
		return Optional.of(e);
	}

	private Type element(Declared d, Scope scope, Code code) {
		return d.type().map(t -> types.of(t, scope, code).orElse(new Type.UnknownType(d.name)))
				.orElseGet(() -> scope.implied(d.name).orElse(Types.implied(d.name)));
	}

	private void declare(Declared d, Scope scope, Home home, Code code, Map<String, Parameter> parameters, Set<String> threadPrivate,
			boolean saved) {
		boolean dummy = scope.procedure().dummies().contains(d.name) && home == Home.PROCEDURE;
		boolean other = scope.own(d.name).filter(e -> !(e instanceof Data)).isPresent();
		Type element = element(d, scope, code);
		if (d.has("external") || d.has("intrinsic") || d.has("procedure")) {
			procedure(d, element, scope, home, code);
		} else if (d.has("equivalence") && scope.own(d.name).filter(Data.class::isInstance).isPresent()) {
			return;
		} else if (element instanceof Type.UnknownType || d.has("equivalence")) {
			scope.declare(d.name, new Entity.Unknown(FortranSentence.FORTRAN_DECLARATION_OF_X_IS_NOT_UNDERSTOOD.of(d.name)));
		} else if (dummy) {
			DummyData made = new ObjectDeclaration(parts, scope, code).dummyOfAnyLength(d, element);
			parameters.put(d.name, new Parameter(made.data(), made.parameter(), made.extents(), d.attributes()));
			scope.declare(d.name, made.data());
		} else if (!other && !isCarriedBySize(d, home)) {
			boolean lasting = ObjectDeclaration.isSaved(d, home, saved) || threadPrivate.contains(d.name)
					|| home == Home.PROGRAM && scope.isShared(d.name);
			ObjectDeclaration objects = new ObjectDeclaration(parts, scope, code);
			scope.declare(d.name, lasting ? objects.lasting(d, element, ObjectDeclaration.storage(d, home, threadPrivate))
					: objects.automatic(d, element));
		}
	}

	/** Names of one storage that is no common block. */
	private void equivalent(Map<String, Long> starts, Specification read, Scope scope, Home home, Code code, boolean saved) {
		List<Declared> names = starts.keySet().stream().flatMap(n -> read.find(n).stream()).toList();
		boolean dummy = starts.keySet().stream().anyMatch(scope.procedure().dummies()::contains);
		if (dummy || names.stream().anyMatch(d -> SharedStorage.bytes(d, typeOf(d, scope), d.bounds(parts, scope, code.apart()),
				parts.unit()).isEmpty())) {
			return;
		}
		boolean lasting = names.stream().anyMatch(d -> ObjectDeclaration.isSaved(d, home, saved)
				|| home == Home.PROGRAM && (scope.isShared(d.name) || d.value().isPresent() || d.has("data")));
		SharedStorage storage = new SharedStorage(parts.unit(), String.join(", ", starts.keySet()),
				lasting ? home == Home.MODULE ? Storage.STATIC_GLOBAL : Storage.STATIC_LOCAL : Storage.LOCAL, names.get(0).at());
		names.forEach(d -> part(d, scope, storage, starts.get(d.name)));
		boolean valued = names.stream().anyMatch(d -> d.value().isPresent() || d.has("data"));
		Declaration declaration = new Declaration(storage.variable(), valued ? Optional.of(storage.any()) : Optional.empty(),
				storage.variable().declaration());
		if (lasting && storage.isFirst()) {
			parts.unit().add(declaration);
		} else if (!lasting) {
			code.add(declaration);
		}
	}

	/** A name for a part of a storage; one that begins before a common block, or whose size is not told, is not understood. */
	void part(Declared d, Scope scope, SharedStorage storage, long offset) {
		Type element = typeOf(d, scope);
		List<Dimension> dimensions = d.bounds(parts, scope, new Code(parts.unit()));
		boolean known = offset >= 0 && SharedStorage.bytes(d, element, dimensions, parts.unit()).isPresent();
		scope.declare(d.name, known ? storage.part(d, scope.procedure().key(), element, dimensions, offset)
				: new Entity.Unknown(FortranSentence.FORTRAN_DECLARATION_OF_X_IS_NOT_UNDERSTOOD.of(d.name)));
	}

	@Override
	public void survey(Node file) {
		commons.survey(file);
		parts.unit().strides(StrideSurvey.of(file));
	}

	@Override
	public void end() {
		commons.end();
	}

	/** A procedure that is declared by name, or a pointer to one. Its interface may have a name of its own. Fortran 2018 §15.4.3.6 */
	private void procedure(Declared d, Type element, Scope scope, Home home, Code code) {
		Procedure.Kind kind = d.has("intrinsic") ? Procedure.Kind.INTRINSIC : Procedure.Kind.EXTERNAL;
		Procedure declared = d.type().flatMap(t -> t.child("procedure")).flatMap(p -> p.child("procedure_interface"))
				.flatMap(i -> scope.lookup(i.name())).filter(Procedure.class::isInstance).map(Procedure.class::cast)
				.orElse(new Procedure(d.name, kind, Optional.of(element)));
		boolean dummy = scope.procedure().dummies().contains(d.name);
		if (!d.has("pointer") || dummy) {
			scope.declare(d.name, dummy || declared.kind() != Procedure.Kind.DEFINED ? declared : new Procedure(d.name, kind,
					Optional.of(element)));
			return;
		}
		boolean lasting = ObjectDeclaration.isSaved(d, home, false) || home == Home.PROGRAM && scope.isShared(d.name)
				|| d.value().isPresent();
		Storage storage = lasting ? ObjectDeclaration.storage(d, home, Set.of()) : Storage.LOCAL;
		Variable v = parts.unit().variable(d.name, Types.to(Type.VoidType.VOID), storage, d.at());
		Declaration declaration = new Declaration(v, Optional.empty(), d.at());
		if (lasting) {
			parts.unit().add(declaration);
		} else {
			code.add(declaration);
		}
		scope.declare(d.name, declared.through(v));
	}

	/** What only an attribute was said of, in a module whose other declarations could not be read. */
	private static boolean isCarriedBySize(Declared d, Home home) {
		return d.type().isEmpty() && d.dimensions().isEmpty() && home == Home.MODULE;
	}

	private void undeclaredDummies(Scope scope, Code code, Map<String, Parameter> parameters) {
		for (String name : scope.procedure().dummies()) {
			if (scope.own(name).isEmpty()) {
				Declared d = new Declared(name, scope.procedure().place());
				Type element = scope.implied(name).orElse(new Type.UnknownType(name));
				DummyData made = new ObjectDeclaration(parts, scope, code).dummy(d, element);
				parameters.put(name, new Parameter(made.data(), made.parameter(), made.extents(), d.attributes()));
				scope.declare(name, made.data());
			}
		}
	}

	/** The objects of a common block, by {@link CommonBlocks}. */
	Type typeOf(Declared d, Scope scope) {
		return element(d, scope, new Code(parts.unit()));
	}
}
