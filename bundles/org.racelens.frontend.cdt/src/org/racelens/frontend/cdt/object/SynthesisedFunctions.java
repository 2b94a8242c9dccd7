package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Rows;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Frame;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.Transfer;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;

/**
 * Functions that nobody wrote, for what is done with each element of an array of objects and with each part of an object: they are made
 * where they are first needed, one for each type.
 */
public final class SynthesisedFunctions implements Rows {
	/** inside of what is called, whoever calls it */
	private static final SourceRange OF_LIBRARY = SourceRange.startOf(SourceRange.BUILT_IN_FOLDER + "/ends");

	private final LoweringParts lowering;
	private final Destructors destructors;
	private final ClassParts parts;
	private final ElementCode elements;
	private final Map<String, String> functions = new HashMap<>();
	private final Set<String> seen = new HashSet<>();

	public SynthesisedFunctions(LoweringParts lowering) {
		this.lowering = lowering;
		destructors = new Destructors(lowering);
		parts = new ClassParts(lowering);
		elements = new ElementCode(lowering.unit());
	}

	@Override
	public Optional<Expression> made(Expression first, ArrayType array, SourceRange range) {
		return each("made", first, array, range,
				e -> lowering.constructions().call(e, null, null, array.element(), range, scope(Optional.empty())));
	}

	@Override
	public Optional<Expression> ended(Expression address, Type type, SourceRange range) {
		if (type instanceof ArrayType array) {
			return each("ended", Addresses.ofFirst(address, array, range), array, range,
					e -> ended(e, array.element(), placeIn(array, range)));
		}
		Optional<ICPPClassType> of = lowering.records().classOf(type);
		boolean matters = destructors.matter(type) || destructors.written(type);
		return of.filter(c -> matters).map(c -> new Call(parts(c, (RecordType) type, range), Optional.empty(), List.of(address),
				VoidType.VOID, range));
	}

	@Override
	public Optional<Expression> ended(Expression first, Expression count, SourceRange range) {
		return first.type() instanceof PointerType p && destructors.matter(p.pointee())
				? each("ended", first, new ArrayType(p.pointee(), Optional.of(count)), range, e -> ended(e, p.pointee(), range))
				: Optional.empty();
	}

	/** Where a part of some type ends: what the library does there alone happens for the user where the whole ends. */
	private SourceRange placeIn(Type type, SourceRange range) {
		return destructors.ofProgram(type) ? range : OF_LIBRARY;
	}

	@Override
	public String ending(ICPPClassType type, RecordType record, SourceRange range) {
		return parts(type, record, range);
	}

	private Scope scope(Optional<Variable> self) {
		return lowering.globals().fileScope().function(new Frame(self, TemplateArguments.NONE, ""));
	}

	private Variable variable(String name, Type type, Storage storage, SourceRange range) {
		return lowering.unit().numbered(new Variable(0, name, type, storage, false, range));
	}

	private static String spelled(Type type) {
		if (type instanceof ArrayType a) {
			return spelled(a.element()) + "[" + a.length().map(n -> n instanceof IntegerLiteral i ? i.value() + "" : "*").orElse("") + "]";
		}
		return type instanceof RecordType r ? r.name() : type.toString();
	}

	/** @param code for one element whose address is given; empty if there is nothing to do */
	private Optional<Expression> each(String what, Expression first, ArrayType array, SourceRange range,
			Function<Expression, Optional<Expression>> code) {
		if (array.length().isEmpty()) {
			return Optional.empty();
		}
		boolean isShort = ElementCode.isShort(array);
		String name = "(" + what + ") " + (isShort ? spelled(array) : spelled(array.element()) + "[]");
		if (seen.add(name)) {
			Variable row = variable("(row)", new PointerType(array.element(), false), Storage.PARAMETER, range);
			Variable length = variable("(length)", IntegerType.SIZE, Storage.PARAMETER, range);
			List<Statement> all = elements.repeated(array, isShort ? array.length().get() : new VariableReference(length, range), range,
					i -> code.apply(Addresses
							.of(new Subscript(new VariableReference(row, range), i, array.element(), range), range)));
			if (!all.isEmpty()) {
				add(name, List.of(row, length), all, range);
			}
		}
		return Optional.ofNullable(functions.get(name))
				.map(key -> new Call(key, Optional.empty(), List.of(first, array.length().get()), VoidType.VOID, range));
	}

	@Override
	public List<Statement> repeated(ArrayType array, Expression length, SourceRange range,
			Function<Expression, Optional<Expression>> code) {
		return elements.repeated(array, length, range, code);
	}

	private void add(String name, List<Variable> parameters, List<Statement> body, SourceRange range) {
		functions.put(name, name);
		lowering.unit().add(new FunctionDefinition(name, name, parameters, VoidType.VOID, Linkage.INTERNAL, new Block(body, range), range));
	}

	/** The function that executes a destructor and those of members and base classes after it. C++17 §15.4 */
	private String parts(ICPPClassType type, RecordType record, SourceRange range) {
		String name = "(ended) " + spelled(record);
		if (functions.putIfAbsent(name, name) == null) {
			SourceRange place = lowering.records().definition(type).map(d -> lowering.places().of(d.getName())).orElse(range);
			Variable self = variable("this", new PointerType(record, false), Storage.PARAMETER, place);
			Scope scope = scope(Optional.of(self));
			Expression address = new VariableReference(self, place);
			List<Expression> calls = new ArrayList<>();
			Destructors.own(type).filter(d -> !lowering.functions().isDefaulted(d)).ifPresent(d -> calls.add(lowering.expressions().calls()
					.direct(d, Optional.of(address), new IASTInitializerClause[0], placeIn(record, place), scope)));
			calls.addAll(members(type, record, address, place));
			calls.addAll(bases(type, address, place, scope));
			add(name, List.of(self), calls.stream().<Statement>map(c -> new ExpressionStatement(c, c.range())).toList(), place);
		}
		return name;
	}

	private List<Expression> members(ICPPClassType type, RecordType record, Expression self, SourceRange range) {
		List<Expression> calls = new ArrayList<>();
		for (Field f : parts.fields(type, record)) {
			if (destructors.matter(f.type()) || destructors.written(f.type())) {
				ended(ClassParts.address(self, f, record, range), f.type(), placeIn(f.type(), range)).ifPresent(calls::add);
			}
		}
		Collections.reverse(calls);
		return calls;
	}

	private List<Expression> bases(ICPPClassType type, Expression self, SourceRange range, Scope scope) {
		List<Expression> calls = new ArrayList<>();
		for (Type of : parts.bases(type)) {
			if (destructors.matter(of) || destructors.written(of)) {
				ended(lowering.conversions().to(new PointerType(of, false), self, scope), of, placeIn(of, range)).ifPresent(calls::add);
			}
		}
		Collections.reverse(calls);
		return calls;
	}

	@Override
	public Optional<Expression> transferred(Transfer transfer, Type type, Expression to, Expression from, SourceRange range) {
		if (type instanceof ArrayType array) {
			return row(transfer, array, to, from, range);
		}
		Optional<ICPPClassType> of = lowering.records().classOf(type);
		if (of.isEmpty()) {
			return Optional.empty();
		}
		Optional<Expression> written = transfer.written(of.get(), to, from, range);
		return written.isPresent() ? written : parts(transfer, of.get(), (RecordType) type)
				.map(key -> new Call(key, Optional.empty(), List.of(to, from), VoidType.VOID, range));
	}

	/** The function that does it with the members and base classes of an object; empty if none of them has anything to do. */
	private Optional<String> parts(Transfer transfer, ICPPClassType type, RecordType record) {
		SourceRange range = OF_LIBRARY;
		String name = "(" + transfer.name() + ") " + spelled(record);
		if (functions.containsKey(name) || !seen.add(name)) {
			return Optional.ofNullable(functions.get(name));
		}
		Variable to = variable("this", new PointerType(record, false), Storage.PARAMETER, range);
		Variable from = variable("(other)", new PointerType(record, false), Storage.PARAMETER, range);
		Expression self = new VariableReference(to, range);
		Expression other = new VariableReference(from, range);
		List<Expression> calls = new ArrayList<>();
		Set<Field> done = new HashSet<>();
		Scope scope = scope(Optional.of(to));
		for (Type base : parts.bases(type)) {
			Type pointer = new PointerType(base, false);
			transferred(transfer, base, lowering.conversions().to(pointer, self, scope), lowering.conversions().to(pointer, other, scope),
					range).ifPresent(c -> {
						calls.add(c);
						done.addAll(parts.inBase(record, base));
					});
		}
		for (Field f : parts.fields(type, record)) {
			transferred(transfer, f.type(), ClassParts.address(self, f, record, range), ClassParts.address(other, f, record, range), range)
					.ifPresent(c -> {
						calls.add(c);
						done.add(f);
					});
		}
		if (calls.isEmpty()) {
			return Optional.empty();
		}
		Expression target = new Dereference(self, record, range);
		Expression source = new Dereference(other, record, range);
		List<Statement> all = new ArrayList<>(transfer.replaces() ? new PlainParts(lowering).taken(record, done, target, source, range)
				: List.of(new ExpressionStatement(new Assignment(Optional.empty(), target, source, record, range), range)));
		calls.forEach(c -> all.add(new ExpressionStatement(c, range)));
		add(name, List.of(to, from), all, range);
		return Optional.of(name);
	}

	private Optional<Expression> row(Transfer transfer, ArrayType array, Expression to, Expression from, SourceRange range) {
		if (!(array.length().orElse(null) instanceof IntegerLiteral)) {
			return Optional.empty();
		}
		String name = "(" + transfer.name() + ") " + spelled(array);
		if (seen.add(name)) {
			Variable target = variable("(row)", new PointerType(array, false), Storage.PARAMETER, range);
			Variable source = variable("(other)", new PointerType(array, false), Storage.PARAMETER, range);
			List<Statement> all = elements.repeated(array, array.length().get(), range, i -> transferred(transfer, array.element(),
					ElementCode.address(target, array, i, range), ElementCode.address(source, array, i, range), range));
			if (!all.isEmpty()) {
				add(name, List.of(target, source), all, range);
			}
		}
		return Optional.ofNullable(functions.get(name))
				.map(key -> new Call(key, Optional.empty(), List.of(to, from), VoidType.VOID, range));
	}
}
