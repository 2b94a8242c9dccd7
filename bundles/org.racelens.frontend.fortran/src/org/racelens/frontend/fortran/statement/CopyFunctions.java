package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.unit.DeclarativeDirectives.CopyCode;

/** Functions that make, assign and end the copies that clauses make of objects with allocatable components. OpenMP 5.2 §5.3, §5.4 */
public final class CopyFunctions {
	private final Parts parts;
	private final RecordType type;
	private final SourceRange at;

	private CopyFunctions(Parts parts, RecordType type, SourceRange at) {
		this.parts = parts;
		this.type = type;
		this.at = at;
	}

	/** Adds those of a type, where copies of it are more than their bytes. */
	public static void add(Parts parts, DerivedType type, SourceRange at) {
		boolean deep = new DerivedCopies(parts, at).isDeep(type.type());
		if (deep || parts.calls().isFinalised(Value.of(Terms.any(type.type(), List.of(), at)))) {
			parts.unit().directives().copied(type.type(), new CopyFunctions(parts, type.type(), at).code());
		}
	}

	/**
	 * Adds those of an allocatable object. Whether its private copies are allocated, and how large they are, is not followed; what ends
	 * with a copy nobody else has.
	 */
	public static void add(Parts parts, Descriptor descriptor, SourceRange at) {
		if (!descriptor.isPointer()) {
			CopyFunctions functions = new CopyFunctions(parts, descriptor.type(), at);
			parts.unit().directives().copied(descriptor.type(), functions.code(new DescribedCopies(parts, descriptor, at)));
		}
	}

	private CopyCode code(DescribedCopies copies) {
		Variable copy = parts.unit().made("copy", pointer(), Storage.LOCAL, at);
		Variable other = parts.unit().made("other", pointer(), Storage.LOCAL, at);
		return new CopyCode(copy, other, Optional.of(call("made", List.of(copy), (to, from, code) -> copies.make(to, code))),
				Optional.of(call("copied", List.of(copy, other), copies::copy)),
				Optional.of(call("assigned", List.of(copy, other), copies::assign)),
				Optional.empty());
	}

	private CopyCode code() {
		Variable copy = parts.unit().made("copy", pointer(), Storage.LOCAL, at);
		Variable other = parts.unit().made("other", pointer(), Storage.LOCAL, at);
		DerivedCopies copies = new DerivedCopies(parts, at);
		Scope scope = Scope.root();
		return new CopyCode(copy, other,
				Optional.of(call("made", List.of(copy), (to, from, code) -> copies.clear(to, code))),
				Optional.of(call("copied", List.of(copy, other), (to, from, code) -> {
					copies.clear(to, code);
					copies.assign(to, from, code);
				})),
				Optional.of(call("assigned", List.of(copy, other), copies::assign)),
				Optional.of(call("ended", List.of(copy), (to, from, code) -> {
					parts.calls().finish(Value.place(to), at, scope, code);
					copies.release(to, code);
				})));
	}

	private PointerType pointer() {
		return Types.to(type);
	}

	/** What a function does with an object and another one. */
	private interface Deed {
		void add(Expression object, Expression other, Code code);
	}

	private Expression call(String what, List<Variable> arguments, Deed deed) {
		String key = type.name() + "%(" + what + ")";
		List<Variable> parameters = arguments.stream().map(a -> parts.unit().made("object", pointer(), Storage.PARAMETER, at)).toList();
		Code body = new Code(parts.unit());
		List<Expression> objects = parameters.stream().<Expression>map(p -> new Dereference(Terms.use(p, at), type, at)).toList();
		deed.add(objects.get(0), objects.get(objects.size() - 1), body);
		parts.unit().add(new FunctionDefinition(key, key, parameters, Arity.FIXED, VoidType.VOID, Linkage.INTERNAL, body.block(at), at));
		return new Expression.Call(key, Optional.empty(), arguments.stream().map(a -> Terms.use(a, at)).toList(), VoidType.VOID, at);
	}
}
